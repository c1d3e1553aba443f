import vm from 'node:vm';
import {describe, expect, it} from 'vitest';

import {compactManifest, compactServerBuild, compactServerManifest} from './compact-manifest';

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

/** What a module of the server's build has, its imports being what `known` says. */
function runModule(code: string, known: object = {}): Record<string, unknown> {
  const script = code
    .replaceAll('export default ', 'result.default = ')
    .replaceAll(/export const (\w+) =/g, 'result.$1 =');
  const result: Record<string, unknown> = {};
  vm.runInNewContext(script, {result, ...known});
  return result;
}

describe('the tables of routes in the worker', () => {
  const manifest = `export default {'entry':{'module':'/assets/entry-1.js','imports':[],'css':[]},'routes':${JSON.stringify(ROUTES)},'url':'/assets/manifest-1.js','version':'1'};`;

  it('say what the browser’s does, beside what a page starts with', () => {
    const {routes, ...rest} = JSON.parse(
      JSON.stringify(runModule(compactServerManifest(manifest))['default']),
    ) as {routes: object};
    expect(routes).toEqual(run(compactManifest(written(ROUTES))).routes);
    expect(rest).toEqual({
      entry: {module: '/assets/entry-1.js', imports: [], css: []},
      url: '/assets/manifest-1.js',
      version: '1',
    });
  });

  const build = (more = '') => `
    export const mode = "production";
    export const routes = {
      "root": {
        id: "root", parentId: undefined, path: "", index: undefined, caseSensitive: undefined, module: route0
      },
      "home": {
        id: "home", parentId: "root", path: undefined, index: true, caseSensitive: undefined, module: route1
      },
      "learn": {
        id: "learn", parentId: "root", path: "learn/:slug", index: undefined, caseSensitive: undefined, module: route2
      }${more}
    };`;

  it('have each route’s module by its id', () => {
    const modules = {route0: {name: 'root'}, route1: {name: 'home'}, route2: {name: 'learn'}};
    const {mode, routes} = runModule(compactServerBuild(build()), modules);
    expect(mode).toBe('production');
    expect(routes).toEqual({
      root: {id: 'root', path: '', index: false, module: modules.route0},
      home: {id: 'home', parentId: 'root', index: true, module: modules.route1},
      learn: {
        id: 'learn',
        parentId: 'root',
        path: 'learn/:slug',
        index: false,
        module: modules.route2,
      },
    });
  });

  it('are refused where they are of another kind', () => {
    expect(() => compactServerManifest('const other = {};')).toThrow('no table of routes');
    expect(() => compactServerBuild('export const routes = [];')).toThrow('no server’s build');
    const inner =
      ', "inner": {id: "inner", parentId: "learn", path: "inner", index: undefined, caseSensitive: undefined, module: route3}';
    expect(() => compactServerBuild(build(inner))).toThrow('inner');
    expect(() =>
      compactServerBuild(
        build(
          inner
            .replace('"learn"', '"root"')
            .replace('caseSensitive: undefined', 'caseSensitive: true'),
        ),
      ),
    ).toThrow('inner');
  });
});
