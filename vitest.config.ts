import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

import {content} from './scripts/content/vite-plugin';

// Whatever a merchant has made of this shop: the tests run the demo (docs/decisions.md).
process.env['BUILD_SHOP'] = 'demo';

/** Cookies, caches, posts, streams and journeys: asked of each host. `EDGE_HOST=wrangler` leads any edge test there. */
const ON_EVERY_HOST = ['account-kinds', 'cart-reply', 'purge'].map(
  (name) => `tests/edge/${name}.test.ts`,
);

/** Unit tests stand beside the code; the platform's conformance and the edge run as projects of their own. */
export default defineConfig({
  plugins: [tsconfigPaths({projects: ['./tsconfig.json']}), content()],
  test: {
    // Files share their modules: a test that needs a clean one makes it, and the run takes half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'app/**/*.test.{ts,tsx}',
            'platform/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          environment: 'node',
          include: ['tests/platform/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          environment: 'node',
          include: ['tests/edge/**/*.test.ts'],
          globalSetup: ['tests/support/built-worker.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'wrangler',
          environment: 'node',
          // Besides what is this host's own, that part of the edge suite which hosts can differ in, within three minutes.
          include: ['tests/wrangler/**/*.test.ts', ...ON_EVERY_HOST],
          env: {EDGE_HOST: 'wrangler'},
          globalSetup: ['tests/support/built-worker.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
