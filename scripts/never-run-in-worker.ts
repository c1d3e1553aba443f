import type {Plugin} from 'vite';

/** What libraries bring along and the worker never runs, and what stands in its place. */
const STANDINS: readonly {of: RegExp; source: string}[] = [
  {
    // The sanitiser's judge of styles; the shop lets none through (app/commerce/catalogue/product-html.server.ts), nor does this.
    of: /^cssfilter$/,
    source: `export class FilterCSS { process() { return ''; } }
export const getDefaultWhiteList = () => ({});`,
  },
  {
    // Hydrogen's list of a page's meta tags for a developer's console.
    of: /^\.\/log-seo-tags-\w+\.js$/,
    source: 'export default () => null;',
  },
];

/** Leaves out of the built worker what it never runs: each start of a worker reads all of its code. */
export function neverRunInWorker(): Plugin {
  const prefix = '\0never-run-in-worker:';
  return {
    name: 'never-run-in-worker',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, _importer, {ssr = false}) {
      if (!ssr) return null;
      const index = STANDINS.findIndex(({of}) => of.test(id));
      return index === -1 ? null : `${prefix}${index}`;
    },
    load(id) {
      return id.startsWith(prefix)
        ? (STANDINS[Number(id.slice(prefix.length))]?.source ?? null)
        : null;
    },
  };
}
