import type {AppLoadContext, ServerBuild} from '@shopify/remix-oxygen';
import {describe, expect, test} from 'vitest';

import {pageTable} from '~/edge/request/page-table.server';

import {pageHandlers} from './page-handlers.server';

/** A build of these routes, whose documents say which routes Remix matched and what they loaded. */
function buildOf(routes: {id: string; path?: string; index?: boolean; parentId?: string}[]) {
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, _headers: Headers, entry: unknown) => {
          const {staticHandlerContext, manifest} = entry as {
            staticHandlerContext: {matches: {route: {id: string}}[]; loaderData: unknown};
            manifest: {routes: Record<string, unknown>};
          };
          return Response.json(
            {
              matched: staticHandlerContext.matches.map(({route}) => route.id),
              known: Object.keys(manifest.routes),
              loaded: staticHandlerContext.loaderData,
            },
            {status},
          );
        },
      },
    },
    routes: Object.fromEntries(
      routes.map((route) => [
        route.id,
        {...route, module: {default: () => null, loader: () => ({id: route.id})}},
      ]),
    ),
    assets: {
      routes: Object.fromEntries(routes.map(({id}) => [id, {id}])),
      entry: {},
      url: '',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {v3_singleFetch: true},
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const build = buildOf([
  {id: 'root', path: ''},
  {id: 'home', index: true, parentId: 'root'},
  {id: 'account', path: 'account', parentId: 'root'},
  {id: 'overview', index: true, parentId: 'account'},
  {id: 'order', path: ':number', parentId: 'account'},
  {id: 'nowhere', path: '*', parentId: 'root'},
]);

async function ask(path: string): Promise<unknown> {
  const request = new Request(`https://shop.example${path}`);
  const handler = pageHandlers(
    build,
    'production',
  )(pageTable(build.routes).find(new URL(request.url)));
  return (await handler(request, {} as AppLoadContext)).json();
}

describe('the handler of a page', () => {
  test.each([
    ['/', ['root', 'home']],
    ['/account', ['root', 'account', 'overview']],
    ['/account/12', ['root', 'account', 'order']],
    ['/anything/else', ['root', 'nowhere']],
    ['/ACCOUNT', ['root', 'account', 'overview']],
  ])(
    'of %s matches and loads what the whole build would, and knows nothing else',
    async (path, ids) => {
      expect(await ask(path)).toEqual({
        matched: ids,
        known: ids,
        loaded: Object.fromEntries(ids.map((id) => [id, {id}])),
      });
    },
  );

  test('is the whole build’s where no page is known', async () => {
    const request = new Request('https://shop.example/');
    const answer = await pageHandlers(build, 'production')(null)(request, {} as AppLoadContext);
    expect(await answer.json()).toMatchObject({matched: ['root', 'home'], known: {length: 6}});
  });
});
