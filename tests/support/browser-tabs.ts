import {vi} from 'vitest';

import type {ChangeOptions} from '~/browser/cart/queue-protocol';
import type {CartState} from '~/browser/cart/store.client';
import type {CartChange} from '~/domain/cart/change/change';
import type {CartReply} from '~/domain/visitor/shopper';

/** One tab: the browser's modules, loaded afresh so that it shares nothing with the other tab but the browser. */
export interface Tab {
  state: () => CartState;
  submit: (change: CartChange, options?: ChangeOptions) => Promise<CartReply>;
  refresh: () => Promise<void>;
}

/** The shop as a browser reaches it: answers a path, its cookies already sent and kept. */
export type Send = (
  path: string,
  init: RequestInit,
  cookies: Map<string, string>,
) => Promise<Response>;

export interface Browser {
  /** Paths of the changes that were sent, in order. */
  posts: string[];
  cookies: Map<string, string>;
  openTab: () => Promise<Tab>;
  /** The most changes that were ever on their way at once. */
  mostAtOnce: () => number;
  /** How long the slowest answer to a change took since this was last asked, in milliseconds. */
  takeSlowestPost: () => number;
  /** Is called at the end of each turn of the cart's lock, before the next one gets it. */
  onTurnEnd: (work: () => Promise<void>) => void;
}

/** Keeps the cookies that an answer sets. */
export function keepCookies(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const cookie of setCookies) {
    const [pair = ''] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (cookie.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

/** A cookie of the shop, under the name that guards it where the shop is reached by https; undefined without one. */
export function findShopCookie(
  cookies: ReadonlyMap<string, string>,
  name: string,
): string | undefined {
  return cookies.get(`__Host-${name}`) ?? cookies.get(name);
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The channels of one browser: each tab's hears the others' before anything else happens. */
function openChannels() {
  const channels = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    close() {
      channels.delete(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels)
        if (channel !== this)
          queueMicrotask(() =>
            channel.dispatchEvent(new MessageEvent('message', {data: structuredClone(data)})),
          );
    }
  };
}

/**
 * A browser with one jar of cookies and one lock manager for all its tabs. `loses` decides whether an answer of the shop gets
 * lost on its way; addresses of other origins go to `fetchElsewhere`. Its tabs tell each other their carts if it `tells`; old
 * browsers do not.
 */
export function openBrowser(
  send: Send,
  loses: () => boolean,
  fetchElsewhere: (url: string, init: RequestInit) => Promise<Response>,
  tells = false,
): Browser {
  const cookies = new Map<string, string>();
  const posts: string[] = [];
  let sending = 0;
  let mostAtOnce = 0;
  let slowestPost = 0;
  let atTurnEnd = () => Promise.resolve();

  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await send(url, init, cookies);
    if (loses()) throw new TypeError('Failed to fetch');
    return response;
  };

  const browserFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/')) return fetchElsewhere(url, init);
    if (url !== '/cart') return answer(url, init);
    posts.push(url);
    sending += 1;
    mostAtOnce = Math.max(mostAtOnce, sending);
    const start = performance.now();
    try {
      return await answer(url, init);
    } finally {
      sending -= 1;
      slowestPost = Math.max(slowestPost, performance.now() - start);
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', browserFetch);
  vi.stubGlobal('document', {
    get cookie() {
      return cookieHeader(cookies);
    },
    querySelector: () => null,
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        const done = turn.then(work);
        turn = done.catch(() => undefined).then(() => atTurnEnd());
        return done;
      },
    },
  });
  vi.stubGlobal('BroadcastChannel', tells ? openChannels() : undefined);
  vi.stubGlobal('addEventListener', () => undefined);

  const openTab = async (): Promise<Tab> => {
    vi.resetModules();
    const store = await import('~/browser/cart/store.client');
    const queue = await import('~/browser/cart/queue.client');
    return {
      state: store.cartState,
      submit: (change, options = {}) => queue.submitChange(change, options),
      refresh: queue.refreshCart,
    };
  };
  return {
    posts,
    cookies,
    openTab,
    mostAtOnce: () => mostAtOnce,
    takeSlowestPost: () => {
      const slowest = slowestPost;
      slowestPost = 0;
      return slowest;
    },
    onTurnEnd: (work) => {
      atTurnEnd = work;
    },
  };
}
