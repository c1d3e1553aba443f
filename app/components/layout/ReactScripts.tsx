import {Scripts, UNSAFE_RemixContext as RemixContext, useMatches} from '@remix-run/react';
import {useContext} from 'react';

import type {ReactScripts as Addresses} from '~/browser/page/react-start.client';
import {useRenderFacts} from '~/components/ui/RenderContext';
import {USUAL_REACT_CONTEXT} from '~/domain/request/react-context';

const USUAL = JSON.stringify(USUAL_REACT_CONTEXT);

const UNIQUE = (addresses: readonly string[]) => [...new Set(addresses)];

/**
 * In place of the framework's `Scripts`, which run React with the page: says where its scripts are, and what the framework wants to
 * know of the page besides its data (edge/request/page-data). They run when somebody wants to do something (browser/page/react-start).
 */
export function ReactScripts() {
  const {nonce} = useRenderFacts();
  const remix = useContext(RemixContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Scripts nonce={nonce} />;
  let scripts = '';
  if (import.meta.env.SSR && remix) {
    const {manifest, serverHandoffString, renderMeta} = remix;
    // Asks the framework to write the loaders' data behind the page.
    if (renderMeta) Object.assign(renderMeta, {didRenderScripts: true});
    const routes = matches.flatMap(({id}) => manifest.routes[id] ?? []);
    scripts = JSON.stringify({
      manifest: manifest.url,
      routes: routes.map(({id, module}) => [id, module]),
      entry: manifest.entry.module,
      imports: UNIQUE([...manifest.entry.imports, ...routes.flatMap(({imports}) => imports ?? [])]),
      ...(serverHandoffString === USUAL
        ? {}
        : {context: JSON.parse(serverHandoffString ?? '{}') as object}),
    } satisfies Addresses);
  }
  return (
    <script
      id="react-scripts"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: scripts}}
    />
  );
}
