import {afterFirst} from '~/browser/request/first.client';
import {applyStyles} from '~/browser/request/whole-styles.client';
import {type Connection, mayPrefetch} from '~/domain/request/connection';
import {PAGE_DATA_HEADER, PAGE_DATA_ID} from '~/domain/request/page-data';

/** Where React's scripts of this page are, as the document says (components/layout/ReactScripts). */
export interface ReactScripts {
  /** The routes' table, which the framework puts on the window. */
  manifest: string;
  routes: readonly (readonly [id: string, address: string])[];
  entry: string;
  /** Everything that these import, the largest first. */
  imports: readonly string[];
  /** What the framework wants to know of the page besides its data, where it is not the usual. */
  context?: object;
}

/** Devices with less keep nothing ready that may not be wanted. */
const LEAST_MEMORY_GB = 2;

function readScripts(): ReactScripts | null {
  const text = document.getElementById('react-scripts')?.textContent;
  // Our own server wrote it into this page.
  return text ? (JSON.parse(text) as ReactScripts) : null;
}

/** The whole page stands in the document, as React expects it when it takes it over. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), {once: true});
    else resolve();
  });

const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);

const addresses = ({manifest, routes, entry, imports}: ReactScripts) => [
  ...imports,
  manifest,
  ...routes.map(([, address]) => address),
  entry,
];

function addLink(link: Partial<HTMLLinkElement>): HTMLLinkElement {
  return document.head.appendChild(Object.assign(document.createElement('link'), link));
}

/** Where this document came from: it is the address of its data, wherever the page is by the time they are wanted. */
const documentAddress = location.href;

async function readData(): Promise<string> {
  const element = document.getElementById(PAGE_DATA_ID);
  const tag = element?.dataset.tag;
  if (tag === undefined) return element?.textContent ?? '';
  const answer = await fetch(documentAddress, {
    headers: {[PAGE_DATA_HEADER]: tag},
    cache: 'no-store',
  });
  // Other data than the document was made of: React would draw another page over it.
  if (answer.headers.get(PAGE_DATA_HEADER) !== tag) throw new Error('This page has changed');
  return answer.text();
}

let data: Promise<string> | null = null;

/** The page's data, asked for once; a failure is asked again. */
function pageData(): Promise<string> {
  data ??= readData();
  data.catch(() => {
    data = null;
  });
  return data;
}

async function run(): Promise<void> {
  await parsed();
  const scripts = readScripts();
  if (!scripts) throw new Error('This page has no React');
  const known = pageData();
  await afterFirst();
  const styled = applyStyles();
  for (const href of addresses(scripts)) addLink({rel: 'modulepreload', href});
  // One after the other: each is evaluated in a task of its own, so that none of them keeps a press waiting for long.
  const next = async (address: string) => {
    await afterFirst();
    return load(address);
  };
  for (const address of scripts.imports) await next(address);
  await next(scripts.manifest);
  const modules: Record<string, object> = {};
  for (const [id, address] of scripts.routes) modules[id] = await next(address);
  const stream = new Response(await known).body;
  Object.assign(window, {
    __remixRouteModules: modules,
    __remixContext: {...scripts.context, stream},
  });
  await styled;
  await afterFirst();
  await new Promise<void>((resolve, reject) => {
    onReact = resolve;
    load(scripts.entry).catch(reject);
  });
}

let running: Promise<void> | null = null;
let onReact: () => void = () => undefined;

/** Fetches and runs React; resolves once it has taken the page over, rejects where its scripts cannot be had. */
export function startReact(): Promise<void> {
  return (running ??= run());
}

export function reactArrived(): void {
  onReact();
}

/** Fetches React's scripts ahead, at the lowest priority, and the page's data, where that costs the shopper nothing. */
export async function fetchReactAhead(): Promise<void> {
  const {connection = {}, deviceMemory = LEAST_MEMORY_GB} = navigator as {
    connection?: Connection;
    deviceMemory?: number;
  };
  if (!mayPrefetch(connection) || deviceMemory < LEAST_MEMORY_GB) return;
  await parsed();
  const scripts = readScripts();
  if (!scripts || running) return;
  for (const href of addresses(scripts)) addLink({rel: 'prefetch', as: 'script', href});
  pageData().catch(() => undefined);
}
