import path from 'node:path';
import type {Plugin} from 'vite';

import {type ContentSettings, storefrontSettings} from '../../app/content/placeholders';

import {compileContent, type CompiledContent, readContentFiles} from './compile';
import {ContentError} from './problem';

interface ContentOptions {
  /** Where `content/` is; default: beside the Vite root. */
  directory?: string;
  settings?: ContentSettings;
}

/**
 * The modules that `app/content` reads. They are apart so that who needs the navigation does not load
 * every article's text.
 */
const MODULES: Record<string, (content: CompiledContent) => Record<string, unknown>> = {
  'virtual:content/data': ({data}) => ({data}),
  'virtual:content/articles': ({articles, articleTexts}) => ({articles, articleTexts}),
  'virtual:content/article-bodies': ({articleBodies}) => ({articleBodies}),
  'virtual:content/pages': ({pages}) => ({pages}),
};

const RESOLVED = '\0';

/** Parsing JSON is faster than evaluating an object literal of the same size, at every start of a worker. */
function moduleSource(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    )
    .join('\n');
}

/** Compiles `content/` into virtual modules; a problem in it stops the build and shows in development. */
export function content({directory, settings = storefrontSettings}: ContentOptions = {}): Plugin {
  let root = directory ?? '';
  let compiled: Promise<CompiledContent> | null = null;

  async function compile(): Promise<CompiledContent> {
    const result = compileContent(await readContentFiles(root), settings);
    if (result.problems.length > 0) throw new ContentError(result.problems);
    return result;
  }

  return {
    name: 'brightwell:content',
    configResolved(config) {
      root = directory ?? path.join(config.root, 'content');
    },
    buildStart() {
      compiled = null;
    },
    resolveId(id) {
      return Object.hasOwn(MODULES, id) ? RESOLVED + id : null;
    },
    async load(id) {
      const values = id.startsWith(RESOLVED) ? MODULES[id.slice(RESOLVED.length)] : undefined;
      if (!values) return null;
      compiled ??= compile();
      try {
        return moduleSource(values(await compiled));
      } catch (error) {
        compiled = null;
        throw error;
      }
    },
    hotUpdate({file}) {
      if (!file.startsWith(root + path.sep)) return undefined;
      compiled = null;
      const modules = Object.keys(MODULES).flatMap(
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
