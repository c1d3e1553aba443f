import vm from 'node:vm';
import {describe, expect, it} from 'vitest';

import {compactManifest} from './compact-manifest';

const route = (id: string, path: string | undefined, rest: object = {}) => ({
  id,
  parentId: id === 'root' ? undefined : 'root',
  path,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: id === 'root',
  module: `/assets/${id}-1.js`,
  imports: ['/assets/shell-1.js', '/assets/framework-1.js'],
  css: [],
  ...rest,
});

const ROUTES = {
  root: route('root', ''),
  home: route('home', undefined, {index: true}),
  cart: route('cart', 'cart', {hasAction: true, imports: []}),
  'learn/:slug': route('learn/:slug', 'learn/:slug', {hasLoader: false}),
};

const written = (routes: object) =>
  `window.__remixManifest=${JSON.stringify({entry: {module: '/assets/entry-1.js'}, routes, url: '/assets/manifest-1.js'})};`;

/** The table as a browser has it that ran the script. */
function run(script: string): {routes: Record<string, object>} {
  const window: {__remixManifest?: {routes: Record<string, object>}} = {};
  vm.runInNewContext(script, {window});
  return JSON.parse(JSON.stringify(window.__remixManifest)) as {routes: Record<string, object>};
}

describe('the table of routes in the browser', () => {
  it('says of each route what the framework wrote, but for what a browser does not read', () => {
    const {routes} = run(compactManifest(written(ROUTES)));
    expect(Object.keys(routes)).toEqual(Object.keys(ROUTES));
    for (const {id, parentId, path, hasAction, hasLoader, module, imports} of Object.values(ROUTES))
      expect(routes[id]).toEqual({
        id,
        ...(parentId === undefined ? {} : {parentId}),
        ...(path === undefined ? {} : {path}),
        index: id === 'home',
        hasAction,
        hasLoader,
        module,
        imports,
        css: [],
      });
  });

  it('names each script once', () => {
    expect(compactManifest(written(ROUTES)).split('framework-1')).toHaveLength(2);
  });

  it('is refused where it is of another kind', () => {
    expect(() => compactManifest('window.__other={};')).toThrow('no table of routes');
    expect(() =>
      compactManifest(written({...ROUTES, inner: route('inner', 'inner', {parentId: 'cart'})})),
    ).toThrow('inner');
    expect(() =>
      compactManifest(written({...ROUTES, far: route('far', 'far', {module: '/other/far.js'})})),
    ).toThrow('/other/far.js');
  });
});
