import type {Plugin} from 'vite';

import {assetAddress} from '../app/domain/request/asset-address';

const SOURCE = '/app/browser/page/page-script.client.ts';

/**
 * Builds `app/browser/page/page-script.client.ts` as a chunk of its own under a name that the server knows: it runs on
 * every page, also on those without React. `__PAGE_SCRIPT__` is its address.
 */
export function pageScript(): Plugin {
  let root = '';
  return {
    name: 'page-script',
    config: ({base = '/'}, {command}) => ({
      define: {
        __PAGE_SCRIPT__: JSON.stringify(
          command === 'serve'
            ? SOURCE
            : assetAddress(base, `assets/page-${process.env.BUILD_ID ?? 'dev'}.js`),
        ),
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
