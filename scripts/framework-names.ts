/**
 * What the code takes of Remix, and where it is in React Router 7 (docs/upgrade.md). A name that is not here is one that the move
 * does not know: the test of this file refuses it, so that the list stays whole while the shop grows.
 */
interface Place {
  from: string;
  /** Its name there, where that is another one. */
  name?: string;
}

const ROUTER: Place = {from: 'react-router'};
const ROUTES: Place = {from: '@react-router/dev/routes'};

const unchanged = (place: Place, names: readonly string[]): Record<string, Place> =>
  Object.fromEntries(names.map((name) => [name, place]));

const PLACES: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  '@remix-run/react': {
    ...unchanged(ROUTER, [
      ...['Form', 'Link', 'LinkProps', 'Links', 'Meta', 'MetaFunction', 'NavLink', 'Outlet'],
      ...['PrefetchPageLinks', 'ScrollRestoration', 'Scripts', 'ShouldRevalidateFunction'],
      ...['isRouteErrorResponse', 'matchRoutes', 'useActionData', 'useBlocker'],
      ...['useLoaderData', 'useLocation', 'useMatches', 'useNavigate', 'useNavigation'],
      ...['useRouteError', 'useRouteLoaderData', 'useSearchParams'],
    ]),
    RemixBrowser: {from: 'react-router/dom', name: 'HydratedRouter'},
    RemixServer: {from: 'react-router', name: 'ServerRouter'},
    UNSAFE_RemixContext: {from: 'react-router', name: 'UNSAFE_FrameworkContext'},
  },
  '@remix-run/server-runtime': unchanged(ROUTER, [
    ...['UNSAFE_SingleFetchRedirectSymbol', 'createRequestHandler', 'data', 'redirect'],
    'redirectDocument',
  ]),
  '@shopify/remix-oxygen': {
    ...unchanged(ROUTER, [
      ...['ActionFunctionArgs', 'AppLoadContext', 'EntryContext', 'HandleErrorFunction'],
      'HeadersFunction',
      ...['LinksFunction', 'LoaderFunctionArgs', 'ServerBuild'],
    ]),
  },
  '@remix-run/route-config': unchanged(ROUTES, [
    'RouteConfig',
    'RouteConfigEntry',
    'index',
    'route',
  ]),
};

const IMPORT = /^import (type )?\{([^}]*)\} from '(@remix-run\/[\w-]+|@shopify\/remix-oxygen)';$/gm;

/** The build's own plugin, which vite.config.ts gets from the new packages by hand. */
const BY_HAND = ['@remix-run/dev'];

/** A source with its imports of the framework led to where they are next; and what of them nobody has a place for. */
export function moveImports(source: string): {text: string; unknown: string[]} {
  const unknown: string[] = [];
  const text = source.replaceAll(IMPORT, (whole, type: string | undefined, list: string, from) => {
    const places = PLACES[String(from)];
    if (places === undefined) {
      if (!BY_HAND.includes(String(from))) unknown.push(String(from));
      return String(whole);
    }
    const imports = new Map<string, string[]>();
    for (const part of list.split(',').map((one) => one.trim())) {
      if (part === '') continue;
      const [, kind = '', name = '', local] = /^(type )?(\w+)(?: as (\w+))?$/.exec(part) ?? [];
      const place = places[name];
      if (place === undefined) {
        unknown.push(`${name} of ${String(from)}`);
        continue;
      }
      const next = place.name ?? name;
      const here = local ?? name;
      const words = `${kind}${next}${next === here ? '' : ` as ${here}`}`;
      imports.set(place.from, [...(imports.get(place.from) ?? []), words]);
    }
    return [...imports]
      .map(([place, names]) => `import ${type ?? ''}{${names.join(', ')}} from '${place}';`)
      .join('\n');
  });
  return {text, unknown};
}
