import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Plugin} from 'vite';

/** A route as the browser's part of the framework reads it. */
interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
  hasLoader: boolean;
  module: string;
  imports: readonly string[];
}

/** What the framework writes; more than a browser reads that knows all routes from the start (framework-cuts). */
interface Manifest {
  routes: Readonly<Record<string, Route>>;
}

const BEGINNING = 'window.__remixManifest=';
/** How the module begins that the server's build has the same table in. */
const SERVER_BEGINNING = 'export default ';
const SERVER_TABLE = /virtual:remix\/server-manifest$/;
const SERVER_BUILD = /virtual:remix\/server-build$/;
/** The modules of all routes, the last thing that the server's build has. */
const SERVER_ROUTES = /export const routes = (\{[^]*\});\s*$/;

/** A route as the server's build has it, its module by the name under which the build imports it. */
type ServerRoute = Pick<Route, 'id' | 'parentId' | 'path' | 'index'> & {
  caseSensitive?: boolean;
  module: string;
};

/** Makes the table again from its rows; stands in the file as it is written here. */
const EXPAND = `(folder,names,lists,rows)=>{
const file=(at)=>folder+names[at]+'.js';
return{routes:Object.fromEntries(rows.map(([id,path,index,hasAction,hasLoader,module,imports])=>[id,{id,parentId:id==='root'?void 0:'root',path:path===0?void 0:path,index:!!index,hasAction:!!hasAction,hasLoader:!!hasLoader,module:file(module),imports:lists[imports].map(file),css:[]}]))}
}`.replaceAll('\n', '');

/** Each value once, in the order in which they come first. */
function numbered() {
  const numbers = new Map<string, number>();
  return {
    of(value: string): number {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}

/**
 * The table of routes as an expression that says each name once: a third of what the framework writes, compressed. Without what
 * nobody reads of it: addresses that were in the document, which routes load in the browser or have stylesheets of their own (none).
 */
function tableOf({routes}: Manifest): string {
  const all = Object.values(routes);
  const nested = all.find(({id, parentId}) => id !== 'root' && parentId !== 'root');
  if (nested) throw new Error(`The route ${nested.id} is not the root’s own`);
  const folder = all[0]?.module.replace(/[^/]*$/, '') ?? '';
  const names = numbered();
  const lists = numbered();
  const name = (address: string): number => {
    if (!address.startsWith(folder) || !address.endsWith('.js'))
      throw new Error(`The script ${address} is elsewhere`);
    return names.of(address.slice(folder.length, -3));
  };
  const rows = all.map((route) => [
    route.id,
    route.path ?? 0,
    Number(route.index === true),
    Number(route.hasAction),
    Number(route.hasLoader),
    name(route.module),
    lists.of(JSON.stringify(route.imports.map(name))),
  ]);
  const table = [
    JSON.stringify(folder),
    JSON.stringify(names.all()),
    `[${lists.all().join()}]`,
    JSON.stringify(rows),
  ];
  return `(${EXPAND})(${table.join()})`;
}

/** The browser's table, which is a script of its own. */
export function compactManifest(script: string): string {
  if (!script.startsWith(BEGINNING)) throw new Error('This is no table of routes');
  const manifest = JSON.parse(script.slice(BEGINNING.length).replace(/;\s*$/, '')) as Manifest;
  return `${BEGINNING}${tableOf(manifest)};`;
}

/** The worker's table, a module that has what the browser starts with beside it. */
export function compactServerManifest(code: string): string {
  if (!code.startsWith(SERVER_BEGINNING)) throw new Error('This is no table of routes');
  const written: unknown = vm.runInNewContext(
    `(${code.slice(SERVER_BEGINNING.length).replace(/;\s*$/, '')})`,
  );
  const {routes, ...rest} = written as Manifest;
  return `${SERVER_BEGINNING}{...${JSON.stringify(rest)}, ...${tableOf({routes})}};`;
}

const EXPAND_ROUTES = `([id,path,index,module])=>
[id,{id,parentId:id==='root'?void 0:'root',path:path===0?void 0:path,index:!!index,module}]`.replaceAll(
  '\n',
  '',
);

/** The server's build, whose table of routes says of each only what differs. */
export function compactServerBuild(code: string): string {
  const [, written] = SERVER_ROUTES.exec(code) ?? [];
  if (written === undefined) throw new Error('This is no server’s build');
  const routes = vm.runInNewContext(
    `(${written.replaceAll(/module: (route\d+)/g, "module: '$1'")})`,
  ) as Readonly<Record<string, ServerRoute>>;
  const rows = Object.entries(routes).map(([key, route]) => {
    const {id, parentId, path, index, caseSensitive, module} = route;
    const isOfRoot = parentId === (id === 'root' ? undefined : 'root');
    if (key !== id || !isOfRoot || caseSensitive)
      throw new Error(`The route ${key} is no plain one`);
    return `[${JSON.stringify(id)},${JSON.stringify(path ?? 0)},${Number(index === true)},${module}]`;
  });
  const table = `Object.fromEntries([${rows.join()}].map(${EXPAND_ROUTES}))`;
  return code.replace(SERVER_ROUTES, () => `export const routes = ${table};`);
}

/**
 * Writes the tables of routes anew. The framework writes the browser's beside its files as it builds the server; without its two in the
 * worker that is 1.3 kB (gzip) and 36 kB of source lighter.
 */
export function routesManifest(folder: string): Plugin {
  return {
    name: 'routes-manifest',
    apply: 'build',
    transform(code, id) {
      if (SERVER_TABLE.test(id)) return {code: compactServerManifest(code), map: null};
      return SERVER_BUILD.test(id) ? {code: compactServerBuild(code), map: null} : null;
    },
    writeBundle() {
      const {build, root} = this.environment.config;
      if (!build.ssr) return;
      const assets = path.resolve(root, folder, 'client', build.assetsDir);
      const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
      if (file === undefined) this.error(`There is no table of routes in ${assets}`);
      const at = path.join(assets, file);
      writeFileSync(at, compactManifest(readFileSync(at, 'utf8')));
    },
  };
}
