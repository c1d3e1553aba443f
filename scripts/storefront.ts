import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {z} from 'zod';

import {builtShop} from './build';
import {PROJECT_ROOT, type Variables} from './environment';
import {onwardWorker, type OtherOrigins, outboundTo} from './other-origins';

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

function servedFiles(client: string): Record<string, ServedFile> {
  return Object.fromEntries(
    listFiles(client)
      .filter((name) => !name.startsWith('.vite/') && name !== 'oxygen.json')
      .map((name) => {
        const content = readFileSync(path.join(client, name));
        const file: ServedFile = {
          type: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
          tag: `"${createHash('sha1').update(content).digest('base64url')}"`,
          cacheControl: cacheControlOf(`/${name}`),
        };
        return [`/${name}`, file];
      }),
  );
}

/**
 * Requests go to this worker at once and not through the one that mini-oxygen routes with: that one cannot read an
 * address such as /%E0%A4%A and would answer with a stack trace.
 */
const EVERY_REQUEST = ['*/*'];

/** The runtime's behaviour of the day that the build was made for: Hydrogen writes it down for Oxygen. */
function compatibilityDate(server: string): string {
  const file = path.join(server, 'oxygen.json');
  return z.object({compatibility_date: z.string()}).parse(JSON.parse(readFileSync(file, 'utf8')))
    .compatibility_date;
}

/** Before this day the runtime has streams by a flag, which Oxygen and Shopify's preview set; since then by itself. */
const STREAMS_DATE = '2022-11-30';

/** The names of the shop that its variables tell: its address, and those under which it stores pages. */
function namesOf(worker: Variables): string[] {
  const address = worker['PUBLIC_SITE_URL'];
  const others = (worker['PUBLIC_SITE_HOSTS'] ?? '').split(',').map((name) => name.trim());
  return [...(address === undefined ? [] : [new URL(address).hostname]), ...others]
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase());
}

function edgeHost(
  folder: string,
  {logRequests = false, behindProxy = false, worker}: StorefrontOptions,
) {
  const client = path.join(folder, 'client');
  return {
    name: 'edge-host',
    stripCfConnectingIp: true,
    compatibilityDate: compatibilityDate(path.join(folder, 'server')),
    routes: EVERY_REQUEST,
    modules: true as const,
    script: readFileSync(path.join(PROJECT_ROOT, 'scripts/edge-host.js'), 'utf8'),
    bindings: {
      FILES: servedFiles(client),
      LOG_REQUESTS: logRequests,
      NAMES: namesOf(worker),
      FORWARDED: behindProxy,
    },
    serviceBindings: {STOREFRONT: 'storefront', DISK: {disk: {path: client}}},
  };
}

interface StorefrontOptions {
  /** 0 picks a free port. */
  port: number;
  worker: Variables;
  /** Prints one line per request. */
  logRequests?: boolean;
  /** Where to listen; this machine alone by default. */
  host?: string;
  /** A proxy in front ends TLS and says how visitors came (`X-Forwarded-…`); without one, visitors could write that themselves. */
  behindProxy?: boolean;
  /** Serves the worker alone, without the build's files and compression: for measuring it. */
  bare?: boolean;
  /** Another build than the shop's own, by its folder within the project. */
  folder?: string;
  /** The runtime's behaviour of another day than the build's, for instance of a host that knows no date. */
  compatibilityDate?: string;
  /** Over TLS, with a certificate that the runtime brings and nobody vouches for. */
  https?: boolean;
  /** Origins of others that lie on this machine. */
  otherOrigins?: OtherOrigins;
}

export interface RunningStorefront {
  /** Origin, without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

/** A worker that ends again and again is not started faster than this. */
const PAUSE_BETWEEN_STARTS_MS = 1_000;

/**
 * Keeps what `open` starts running: when it ends by itself, that is said and it is started again, on the port that it had.
 * Hosts at the edge do the same with an isolate that ends.
 */
async function keepRunning(
  open: (port: number, ended: () => void) => ReturnType<typeof createMiniOxygen>,
  firstPort: number,
): Promise<RunningStorefront> {
  let isStopped = false;
  const start = async (port: number): Promise<URL> => {
    let isCurrent = true;
    const runtime = open(port, () => {
      if (!isCurrent || isStopped) return;
      isCurrent = false;
      console.error('The worker has ended by itself; it is started again.');
      void restart(port === 0 ? lastPort : port, runtime);
    });
    current = runtime;
    const {workerUrl} = await runtime.ready;
    return workerUrl;
  };
  const restart = async (port: number, ended: ReturnType<typeof createMiniOxygen>) => {
    await ended.dispose().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_STARTS_MS));
    if (isStopped) return;
    try {
      await start(port);
      console.error('The worker is there again.');
    } catch (error) {
      console.error('The worker does not start', error);
      await restart(port, current ?? ended);
    }
  };
  let current: ReturnType<typeof createMiniOxygen> | undefined;
  let lastPort = firstPort;
  const url = await start(firstPort);
  lastPort = Number(url.port);
  return {
    url: url.origin,
    stop: async () => {
      isStopped = true;
      await current?.dispose();
    },
  };
}

/** Serves the production build on workerd, through mini-oxygen, and starts it again when it ends by itself. */
export function serveStorefront(options: StorefrontOptions): Promise<RunningStorefront> {
  const folder = path.resolve(PROJECT_ROOT, options.folder ?? builtShop().folder);
  const server = path.join(folder, 'server');
  const modules = listFiles(server)
    .filter((name) => name.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((name) => ({type: 'ESModule' as const, path: path.join(server, name)}));
  const date = options.compatibilityDate ?? compatibilityDate(server);
  const storefront = {
    name: 'storefront',
    stripCfConnectingIp: true,
    compatibilityDate: date,
    compatibilityFlags: date < STREAMS_DATE ? ['streams_enable_constructors'] : [],
    modulesRoot: server,
    modules,
    bindings: options.worker,
    ...(options.otherOrigins ? {outboundService: outboundTo(options.otherOrigins)} : {}),
  };
  const open = (port: number, ended: () => void) =>
    createMiniOxygen({
      host: options.host ?? '127.0.0.1',
      port,
      ...(options.https ? {https: true} : {}),
      // The hook is a round trip through Node for each request, which caps a worker at some 550 requests/s.
      requestHook: null,
      sourceMapPath: path.join(server, 'index.js.map'),
      inspectWorkerName: 'storefront',
      // What the worker logs comes by the inspector. That these streams close is how its end is noticed.
      handleRuntimeStdio(stdout, stderr) {
        stdout.resume();
        stderr.resume().once('close', ended);
      },
      workers: [
        ...(options.bare
          ? [{...storefront, routes: EVERY_REQUEST}]
          : [edgeHost(folder, options), storefront]),
        ...(options.otherOrigins ? [onwardWorker(options.otherOrigins)] : []),
      ],
    });
  return keepRunning(open, options.port);
}
