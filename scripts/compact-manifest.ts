import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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
 * The table of routes as a script that says each name once: a third of what the framework writes, compressed. Without what the
 * browser does not read of it: addresses that were in the document, which routes load in the browser (none).
 */
export function compactManifest(script: string): string {
  if (!script.startsWith(BEGINNING)) throw new Error('This is no table of routes');
  const {routes} = JSON.parse(script.slice(BEGINNING.length).replace(/;\s*$/, '')) as Manifest;
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
  return `${BEGINNING}(${EXPAND})(${table.join()});`;
}

/** Writes the browser's table of routes anew. The framework writes it beside the browser's files as it builds the server. */
export function routesManifest(folder: string): Plugin {
  return {
    name: 'routes-manifest',
    apply: 'build',
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
