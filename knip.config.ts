import type {KnipConfig} from 'knip';

/**
 * What is dead: files, exports and packages that nobody uses. The step `dead` looks at everything, the step `dead-shipped`
 * (`knip --production`) at the shop and its platform alone, so that code which only tests keep alive counts as dead as
 * well. There an export that its own file uses is alive, also when nobody but a test imports it.
 */
const isShippedOnly = process.argv.includes('--production');

const config: KnipConfig = {
  // A `!` marks what runs the shop: the worker, what the browser loads, and the platform.
  entry: [
    // Elsewhere the scripts of package.json lead there.
    ...(isShippedOnly ? ['server.ts!', 'hydrogen.config.ts!', 'platform/serve.ts!'] : []),
    // Drawn while building (scripts/content/pictures).
    'platform/art/editorial/editorial.ts!',
    'app/{root,entry.client,entry.server}.tsx!',
    'app/routes.ts!',
    'app/routes/**/*.{ts,tsx}!',
    'app/browser/page/{page-script,early-presses}.client.ts!',
    'scripts/{start,serve,dev,build,check,test,check-*,edge-host,smoke,soak,audit-security,serve-wrangler,cloudflare-files}.{ts,js}',
    // Run by the workflows of .github.
    'scripts/deployment/*.ts',
    'bench/*.ts',
    'playwright.config.ts',
    'tests/e2e/*.spec.ts',
    'tests/support/{built-worker,configured-storefront,shop-of-the-run,shop-process}.ts',
  ],
  project: [
    '{app,platform}/**/*.{ts,tsx}!',
    '{server,hydrogen.config}.ts!',
    'demo/*.ts!',
    '!**/*.test.{ts,tsx}!',
    '{scripts,tests,bench}/**/*.{ts,js}',
    '*.{ts,js}',
  ],
  ignoreDependencies: [
    // Read by their paths, and cut while building (scripts/fonts.ts).
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    '@fonts/bricolage.woff2',
    '@fonts/figtree.woff2',
    // Read by its path, for the second version of the schema.
    'hydrogen-react-2026',
    // Run by the step `cycles`.
    'dependency-cruiser',
    // What `npm start` serves the shop with; the scripts are no part of what is shipped.
    ...(isShippedOnly ? ['@shopify/mini-oxygen'] : []),
  ],
  ignoreBinaries: isShippedOnly ? ['tsx'] : [],
  ignoreExportsUsedInFile: isShippedOnly,
};

export default config;
