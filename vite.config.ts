import path from 'node:path';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import license from 'rollup-plugin-license';
import {defineConfig} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import {buildIdentity} from './scripts/build-identity';
import {shortClassNames} from './scripts/class-names';
import {documents} from './scripts/compact-documents';
import {routesManifest} from './scripts/compact-manifest';
import {content} from './scripts/content/vite-plugin';
import {fonts} from './scripts/fonts';
import {frameworkParts} from './scripts/framework-parts';
import {neverRunInWorker} from './scripts/never-run-in-worker';
import {pageChunks} from './scripts/page-chunks';
import {pageScript} from './scripts/page-script';
import {serverRendering} from './scripts/server-rendering';
import {unreadProperties} from './scripts/unread-properties';
import {zodMini} from './scripts/zod-mini';

/** Where the build goes; another folder for one that is made beside the shop's own. */
const FOLDER = process.env['BUILD_FOLDER'] ?? 'dist';

/** `demo`: the shop that the tests run, in place of the merchant's own (hydrogen.config.ts). */
const SHOP = process.env['BUILD_SHOP'] ?? 'own';

/** Notices of the libraries whose code the browser gets: minified scripts carry none. */
const notices = () =>
  license({
    thirdParty: {output: path.join(import.meta.dirname, FOLDER, 'client/assets/licenses.txt')},
  });

export default defineConfig(({isSsrBuild, command}) => ({
  // The Shopify CLI says with it where Oxygen will serve the files of this build from.
  base: process.env['HYDROGEN_ASSET_BASE_URL'] ?? '/',
  define: {'process.env.BUILD_SHOP': JSON.stringify(SHOP)},
  plugins: [
    content(),
    documents(),
    fonts(),
    tailwindcss(),
    hydrogen(),
    // `shopify hydrogen dev` passes the environment itself; `remix vite:dev` needs it here.
    oxygen({
      env: Object.fromEntries(
        Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
      ),
    }),
    remix({
      presets: [hydrogen.v3preset()],
      buildDirectory: FOLDER,
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
        v3_routeConfig: true,
        v3_singleFetch: true,
      },
    }),
    buildIdentity(),
    frameworkParts(),
    pageScript(),
    pageChunks(),
    routesManifest(FOLDER),
    serverRendering(),
    neverRunInWorker(),
    zodMini(),
    unreadProperties(),
    shortClassNames(),
    ...(command === 'build' && !isSsrBuild ? [notices()] : []),
    tsconfigPaths({projects: ['./tsconfig.json']}),
  ],
  build: {
    assetsInlineLimit: 0,
    // Browsers that know cascade layers, which every rule of the stylesheet is in; what they speak need not be said in older words.
    target: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
    cssTarget: ['chrome87', 'edge88', 'firefox78', 'safari14'],
    // 4% smaller than esbuild's: each visitor pays for it in the browser, each cold start in the worker.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        hoist_props: true,
        keep_fargs: false,
        // What is written out twice compresses worse than a call.
        inline: 1,
        lhs_constants: false,
      },
      format: {comments: false},
    },
    sourcemap: false,
    // Every page has `start` before it loads anything more (scripts/page-chunks).
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !file.includes('/start-')),
    },
    reportCompressedSize: false,
  },
  // Found late otherwise, by modules that are loaded on idle: the dev server would reload the first page in its midst.
  optimizeDeps: {include: ['zod/mini', '@date-fns/tz']},
  ssr: {
    optimizeDeps: {include: ['turbo-stream', 'isbot', 'cookie']},
  },
}));
