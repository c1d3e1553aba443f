import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Rollup} from 'vite';

import {PROJECT_ROOT} from '../../scripts/environment';

interface FeatureWeight {
  /** Gzip bytes of what every page loads with its first script. */
  firstLoad: number;
  /** Gzip bytes of what comes when the browser is idle or the visitor asks for it, by chunk. */
  later: {name: string; bytes: number}[];
}

/** The two places from which everything around the shop starts. */
const ENTRIES = {
  'page-script': 'app/browser/page/page-script.client.ts',
  'route-effects': 'app/components/layout/RouteEffects.tsx',
};

const FRAMEWORK = /^(react|react-dom|@remix-run\/react|@shopify\/hydrogen)(\/|$)/;

/**
 * What consent, attribution, analytics, chat, experiments, prefetching and fresh builds add to a page that has React
 * already: their two entries, bundled as the shop's build bundles them, without the framework.
 */
export async function weighFeatures(): Promise<FeatureWeight> {
  const result = await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'silent',
    resolve: {alias: {'~': path.join(PROJECT_ROOT, 'app')}},
    define: {__BUILD_ID__: JSON.stringify('0123456789abcdef')},
    build: {
      write: false,
      modulePreload: false,
      minify: 'esbuild',
      rollupOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, file]) => [name, path.join(PROJECT_ROOT, file)]),
        ),
        // The stylesheet is no script.
        external: (id) => FRAMEWORK.test(id) || id.endsWith('.css?url'),
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
  const sizeOf = ({code}: Rollup.OutputChunk) => gzipSync(code, {level: 9}).length;
  const first = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    for (const imported of chunk.imports) follow(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName);
  return {
    firstLoad: chunks
      .filter(({fileName}) => first.has(fileName))
      .reduce((sum, chunk) => sum + sizeOf(chunk), 0),
    later: chunks
      .filter(({fileName}) => !first.has(fileName))
      .map((chunk) => ({name: chunk.name, bytes: sizeOf(chunk)}))
      .sort((a, b) => b.bytes - a.bytes),
  };
}
