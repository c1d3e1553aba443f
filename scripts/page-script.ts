import path from 'node:path';
import {buildSync} from 'esbuild';
import {minify} from 'terser';
import type {Plugin} from 'vite';

import {assetAddress} from '../app/domain/request/asset-address';

import {PROJECT_ROOT} from './environment';

const SOURCE = '/app/browser/page/page-script.client.ts';
const EARLY_SOURCE = 'app/browser/page/early-presses.client.ts';

/** The script that stands in each document, in one piece, as short as it can be said. */
async function earlyPresses(): Promise<string> {
  const {outputFiles} = buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [EARLY_SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    alias: {'~': path.join(PROJECT_ROOT, 'app')},
  });
  const {code = ''} = await minify(outputFiles.map(({text}) => text).join(''), {
    ecma: 2020,
    compress: {passes: 4, unsafe_arrows: true, pure_getters: true, keep_fargs: false},
    format: {comments: false, wrap_func_args: false},
  });
  return code;
}

/**
 * Builds `app/browser/page/page-script.client.ts` as a chunk of its own under a name that the server knows: it runs on
 * every page, also on those without React. `__PAGE_SCRIPT__` is its address; `__EARLY_PRESSES__` is the code that stands in
 * the document before it.
 */
export function pageScript(): Plugin {
  let root = '';
  return {
    name: 'page-script',
    config: async ({base = '/'}, {command}) => ({
      define: {
        __PAGE_SCRIPT__: JSON.stringify(
          command === 'serve'
            ? SOURCE
            : assetAddress(base, `assets/page-${process.env.BUILD_ID ?? 'dev'}.js`),
        ),
        __EARLY_PRESSES__: JSON.stringify(await earlyPresses()),
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      // Remix runs the client and the server build through the same plugin.
      if (this.environment.config.build.ssr || this.meta.watchMode) return;
      this.emitFile({
        type: 'chunk',
        id: `${root}${SOURCE}`,
        fileName: `assets/page-${process.env.BUILD_ID ?? 'dev'}.js`,
        preserveSignature: false,
      });
    },
  };
}
