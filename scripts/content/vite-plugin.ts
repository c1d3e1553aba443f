import path from 'node:path';
import type {Plugin} from 'vite';

import {contentFolder} from '../../app/content/content-folder';
import {type ContentSettings, storefrontSettings} from '../../app/content/placeholders';
import {BUILT_PICTURES} from '../../app/domain/content/images';
import {pruneImageCache} from '../../platform/images/prune';
import {PROJECT_ROOT} from '../environment';

import {compileContent, type CompiledContent, readContentFiles} from './compile';
import {NO_FACTS} from './facts';
import {makeRenditions, type Rendition} from './pictures/renditions';
import {type PictureSource, readPictures} from './pictures/sources';
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

/** Where the files of pictures lie that were made before. */
const CACHE = path.join(PROJECT_ROOT, 'node_modules/.cache/pictures');

interface Compiled extends CompiledContent {
  /** Those that are files of the build. */
  pictures: PictureSource[];
}

async function compile(
  directory: string,
  settings: ContentSettings,
  base: string,
): Promise<Compiled> {
  const {table, problems} = await readPictures(directory, base);
  const files = await readContentFiles(directory);
  const content = compileContent(files, settings, {...NO_FACTS, pictures: table});
  const all = [...problems, ...content.problems];
  if (all.length > 0) throw new ContentError(all);
  const shown = new Set(content.data.images.map(({src}) => src));
  return {...content, pictures: [...table.values()].filter(({address}) => shown.has(address))};
}

/** The file of a picture that the development server is asked for; null where the address is none. */
async function findRendition(compiled: Compiled, address: string): Promise<Rendition | null> {
  const source = compiled.pictures.find(({folder}) => address.includes(`/${folder}/`));
  if (!source) return null;
  const made = await makeRenditions(source, CACHE);
  return made.find(({name}) => address.endsWith(`/${name}`)) ?? null;
}

/**
 * Compiles `content/` into virtual modules and its pictures into files of the build; a problem in it stops the build and shows in
 * development.
 */
export function content({directory, settings = storefrontSettings}: ContentOptions = {}): Plugin {
  let root = directory ?? '';
  let folder = 'content';
  let base = '/';
  let compiled: Promise<Compiled> | null = null;

  async function compileOnce(): Promise<Compiled> {
    compiled ??= compile(root, settings, base).catch((error: unknown) => {
      compiled = null;
      throw error instanceof ContentError
        ? new ContentError(problemsIn(folder, error.problems))
        : error;
    });
    return compiled;
  }

  return {
    name: 'shop:content',
    configResolved(config) {
      base = config.base;
      if (directory !== undefined) return;
      folder = contentFolder(config.root);
      root = path.join(config.root, folder);
    },
    async buildStart() {
      compiled = null;
      // Remix runs the client and the server build through the same plugin; files are the client's.
      const {command, build} = this.environment.config;
      if (command !== 'build' || build.ssr) return;
      for (const source of (await compileOnce()).pictures) {
        for (const {name, content} of await makeRenditions(source, CACHE))
          this.emitFile({type: 'asset', fileName: name, source: content});
      }
      await pruneImageCache(CACHE);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? '';
        if (!address.includes(`/${BUILT_PICTURES}`)) {
          next();
          return;
        }
        compileOnce()
          .then((current) => findRendition(current, address))
          .then((file) => {
            if (!file) response.writeHead(404).end();
            else
              response
                .writeHead(200, {
                  'Content-Type': file.name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
                })
                .end(file.content);
          })
          .catch(next);
      });
    },
    resolveId(id) {
      return IDS.includes(id) ? RESOLVED + id : null;
    },
    async load(id) {
      const known = IDS.find((name) => RESOLVED + name === id);
      return known === undefined ? null : moduleSource(known, await compileOnce());
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
