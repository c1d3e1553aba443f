import type {Plugin} from 'vite';

const CONFORM = /[\\/]node_modules[\\/]@conform-to[\\/]zod[\\/]/;

/**
 * Builds the forms' library on `zod/mini`, as the app's own schemas are. It wraps schemas with four functions of `zod/v4`,
 * which both forms of zod have and which make the same schemas of its core; but the classic form brings along its methods,
 * JSON schemas and English, which no bundler can leave out. With it the worker is 12 kB (gzip) heavier, and a page with a
 * form 16 kB. Tests and the dev server run on the library as it is published.
 */
export function zodMini(): Plugin {
  return {
    name: 'zod-mini',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (id !== 'zod/v4' || importer === undefined || !CONFORM.test(importer)) return null;
      return this.resolve('zod/mini', importer, {skipSelf: true});
    },
  };
}
