import path from 'node:path';
import type {Plugin} from 'vite';

import {contentFolder} from '../../app/content/content-folder';
import {type ContentSettings, storefrontSettings} from '../../app/content/placeholders';

import {compileContent, type CompiledContent, readContentFiles} from './compile';
import {ContentError, problemsIn} from './problem';

interface ContentOptions {
  /** Where the content is; default: the shop's own below the Vite root, or the demo's. */
  directory?: string;
  settings?: ContentSettings;
}

/** The modules that `app/content` reads whole when they start: every page needs something of them. */
const MODULES: Record<string, (content: CompiledContent) => Record<string, unknown>> = {
  'virtual:content/data': ({data: {countries: _, ...data}}) => ({data}),
  'virtual:content/articles': ({articles}) => ({articles}),
};

/** The long texts, which few pages need: their modules export functions that parse them when first asked. */
const LONG_MODULES: Record<string, (content: CompiledContent) => Record<string, unknown>> = {
  'virtual:content/article-bodies': ({articleBodies}) => ({articleBodies}),
  'virtual:content/countries': ({data}) => ({countries: data.countries}),
  'virtual:content/pages': ({pages}) => ({pages}),
};

const IDS = [...Object.keys(MODULES), ...Object.keys(LONG_MODULES)];

const RESOLVED = '\0';

/** Parsing JSON is faster than evaluating an object literal of the same size, at every start of a worker. */
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

function moduleSource(id: string, content: CompiledContent): string {
  const lines = Object.entries(MODULES[id]?.(content) ?? {}).map(
    ([name, value]) => `export const ${name} = ${parsed(value)};`,
  );
  const longLines = Object.entries(LONG_MODULES[id]?.(content) ?? {}).map(
    ([name, value]) =>
      `let ${name}Parsed; export const ${name} = () => ${name}Parsed ??= ${parsed(value)};`,
  );
  return [...lines, ...longLines].join('\n');
}

/** Compiles `content/` into virtual modules; a problem in it stops the build and shows in development. */
export function content({directory, settings = storefrontSettings}: ContentOptions = {}): Plugin {
  let root = directory ?? '';
  let folder = 'content';
  let compiled: Promise<CompiledContent> | null = null;

  async function compile(): Promise<CompiledContent> {
    const result = compileContent(await readContentFiles(root), settings);
    if (result.problems.length > 0) throw new ContentError(problemsIn(folder, result.problems));
    return result;
  }

  return {
    name: 'brightwell:content',
    configResolved(config) {
      if (directory !== undefined) return;
      folder = contentFolder(config.root);
      root = path.join(config.root, folder);
    },
    buildStart() {
      compiled = null;
    },
    resolveId(id) {
      return IDS.includes(id) ? RESOLVED + id : null;
    },
    async load(id) {
      const known = IDS.find((name) => RESOLVED + name === id);
      if (known === undefined) return null;
      compiled ??= compile();
      try {
        return moduleSource(known, await compiled);
      } catch (error) {
        compiled = null;
        throw error;
      }
    },
    hotUpdate({file}) {
      if (!file.startsWith(root + path.sep)) return undefined;
      compiled = null;
      const modules = IDS.flatMap(
        (id) => this.environment.moduleGraph.getModuleById(RESOLVED + id) ?? [],
      );
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      // Pages are rendered by the worker from what it reads anew; the browser only has to ask again.
      if (this.environment.name === 'client') {
        this.environment.hot.send({type: 'full-reload', path: '*'});
        return [];
      }
      return modules;
    },
  };
}
