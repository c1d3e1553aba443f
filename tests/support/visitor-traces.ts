import type {BrowserContext, Page} from 'playwright/test';

import {type ReceiptEntry, storedItem} from '../../app/domain/visitor/stored-items';

/** True for what may be stored only with a yes. */
function needsConsent(purpose: ReceiptEntry['purpose']): boolean {
  return purpose !== 'necessary' && purpose !== 'unknown';
}

interface DataLayerEvent {
  event: string;
  page_path?: string;
  page_title?: string;
  search_term?: string;
  view_label?: string;
  coupon?: string;
  status?: string;
  quiz_name?: string;
  result?: string;
  action?: string;
}

/** Events of the data layer so far, those of the named kind. */
export function events(page: Page, kind: string): Promise<DataLayerEvent[]> {
  return page.evaluate(
    (name) =>
      (window as {dataLayer?: DataLayerEvent[]}).dataLayer?.filter(({event}) => event === name) ??
      [],
    kind,
  );
}

/** Names of all cookies that the browser holds, those of HttpOnly ones included. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({name}) => name).sort();
}

/** Something that the browser kept or sent, and what for; `unknown` is what nobody declared. */
interface Trace {
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'request';
  name: string;
  purpose: ReceiptEntry['purpose'];
}

/** Hosts of others, by what they are asked for. Whoever is not named here is `unknown`. */
const FOREIGN_HOSTS: readonly [pattern: RegExp, purpose: ReceiptEntry['purpose']][] = [
  [/^www\.googletagmanager\.com$/, 'analytics'],
  [/(^|\.)shopifysvc\.com$/, 'analytics'],
];
/** Paths by which Shopify's analytics is told on the checkout's own host, and those of the platform's tag stand-in. */
const COLLECTING_PATH = /^\/(\.well-known\/shopify\/monorail|tags)\//;

function requestPurpose(address: URL, ownHosts: readonly string[]): ReceiptEntry['purpose'] {
  if (COLLECTING_PATH.test(address.pathname)) return 'analytics';
  if (ownHosts.includes(address.host)) return 'necessary';
  return FOREIGN_HOSTS.find(([pattern]) => pattern.test(address.hostname))?.[1] ?? 'unknown';
}

/**
 * Writes down every request of a context, every cookie that any page or answer set, and every write to storage, as they
 * happen: what was written and removed again is in it too.
 */
export async function recordTraces(
  context: BrowserContext,
  ownAddresses: readonly string[],
): Promise<{take: () => Promise<Trace[]>}> {
  const ownHosts = ownAddresses.map((address) => new URL(address).host);
  let traces: Trace[] = [];
  const answers: Promise<void>[] = [];
  const stored = (kind: Exclude<Trace['kind'], 'request'>, name: string) =>
    traces.push({kind, name, purpose: storedItem(kind, name).purpose});
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (!address.protocol.startsWith('http')) return;
    traces.push({
      kind: 'request',
      name: `${address.host}${address.pathname}`,
      purpose: requestPurpose(address, ownHosts),
    });
  });
  context.on('response', (response) => {
    answers.push(
      response.headersArray().then(
        (headers) => {
          for (const {name, value} of headers)
            if (name.toLowerCase() === 'set-cookie' && !/max-age=0/i.test(value))
              stored('cookie', value.split('=', 1)[0] ?? '');
        },
        // The page was left before its answer could be read.
        () => undefined,
      ),
    );
  });
  await context.exposeBinding(
    'recordWrite',
    (_, kind: 'cookie' | 'localStorage' | 'sessionStorage', name: string) => stored(kind, name),
  );
  await context.addInitScript(() => {
    const {recordWrite} = window as unknown as {recordWrite: (kind: string, name: string) => void};
    type SetItem = (this: Storage, key: string, value: string) => void;
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as SetItem;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      recordWrite(this === window.localStorage ? 'localStorage' : 'sessionStorage', key);
      setItem.call(this, key, value);
    };
    interface CookieAccess {
      get: (this: Document) => string;
      set: (this: Document, text: string) => void;
    }
    const {get, set} = Object.getOwnPropertyDescriptor(
      Document.prototype,
      'cookie',
    ) as unknown as CookieAccess;
    Object.defineProperty(document, 'cookie', {
      get: () => get.call(document),
      set(text: string) {
        if (!/max-age=0/i.test(text)) recordWrite('cookie', text.split('=', 1)[0] ?? '');
        set.call(document, text);
      },
    });
  });
  return {
    async take() {
      await Promise.all(answers.splice(0));
      const taken = traces;
      traces = [];
      return taken;
    },
  };
}

/** Those that the visitor has to allow first, and those that nobody declared; by kind and name, once each. */
export function needingConsent(traces: readonly Trace[]): string[] {
  const needing = traces.filter(({purpose}) => needsConsent(purpose) || purpose === 'unknown');
  return [...new Set(needing.map(({kind, name, purpose}) => `${purpose} ${kind} ${name}`))].sort();
}

/** Everything that is in the browser's cookies and this page's storage now, and needs consent or is unknown. */
export async function storedWithConsent(context: BrowserContext, page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const places = [
    ...(await cookieNames(context)).map((name) => ['cookie', name] as const),
    ...keys.localStorage.map((name) => ['localStorage', name] as const),
    ...keys.sessionStorage.map((name) => ['sessionStorage', name] as const),
  ];
  return places.flatMap(([place, name]) => {
    const {purpose} = storedItem(place, name);
    return needsConsent(purpose) || purpose === 'unknown' ? [`${purpose} ${place} ${name}`] : [];
  });
}
