import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {PROJECT_ROOT, type Variables} from './environment';

const CLIENT_FOLDER = path.join(PROJECT_ROOT, 'dist/client');
const SERVER_FOLDER = path.join(PROJECT_ROOT, 'dist/server');

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

// A type, not an interface: it travels to the worker as JSON.
type ServedFile = {type: string; tag: string; cacheControl: string};

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'));
}

/** Vite names what it builds after its content, so it never changes; everything else is asked for again. */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (pathname.startsWith('/builds/')) return 'no-cache';
  return 'public, max-age=300';
}

function servedFiles(): Record<string, ServedFile> {
  return Object.fromEntries(
    listFiles(CLIENT_FOLDER)
      .filter((name) => !name.startsWith('.vite/') && name !== 'oxygen.json')
      .map((name) => {
        const content = readFileSync(path.join(CLIENT_FOLDER, name));
        const file: ServedFile = {
          type: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
          tag: `"${createHash('sha1').update(content).digest('base64url')}"`,
          cacheControl: cacheControlOf(`/${name}`),
        };
        return [`/${name}`, file];
      }),
  );
}

function edgeHost() {
  return {
    name: 'edge-host',
    stripCfConnectingIp: true,
    modules: true as const,
    script: readFileSync(path.join(PROJECT_ROOT, 'scripts/edge-host.js'), 'utf8'),
    bindings: {FILES: servedFiles()},
    serviceBindings: {STOREFRONT: 'storefront', DISK: {disk: {path: CLIENT_FOLDER}}},
  };
}

export interface StorefrontOptions {
  /** 0 picks a free port. */
  port: number;
  worker: Variables;
  /** Prints one line per request. It costs a round trip through Node, which caps a worker at some 550 requests/s. */
  logRequests?: boolean;
  /** Serves the worker alone, without the build's files and compression: for measuring it. */
  bare?: boolean;
}

export interface RunningStorefront {
  /** Origin, without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves the production build in dist/ on workerd, through mini-oxygen. */
export async function serveStorefront(options: StorefrontOptions): Promise<RunningStorefront> {
  const modules = listFiles(SERVER_FOLDER)
    .filter((name) => name.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((name) => ({type: 'ESModule' as const, path: path.join(SERVER_FOLDER, name)}));
  const storefront = {
    name: 'storefront',
    stripCfConnectingIp: true,
    modulesRoot: SERVER_FOLDER,
    modules,
    bindings: options.worker,
  };
  const oxygen = createMiniOxygen({
    host: '127.0.0.1',
    port: options.port,
    requestHook: options.logRequests ? undefined : null,
    sourceMapPath: path.join(SERVER_FOLDER, 'index.js.map'),
    inspectWorkerName: 'storefront',
    workers: options.bare ? [storefront] : [edgeHost(), storefront],
  });
  const {workerUrl} = await oxygen.ready;
  return {url: workerUrl.origin, stop: () => oxygen.dispose()};
}
