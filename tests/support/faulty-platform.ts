import {vi} from 'vitest';

import type {RunningPlatform} from '../../platform/server.ts';

import {IdleClock} from './idle-clock';
import type {Operation} from './platform-operations';

const error = {
  message:
    'Internal error. Looks like something went wrong on our end.\nRequest ID: r-1 (include this in support requests).',
  extensions: {code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1'},
};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {headers: {'Content-Type': 'application/json'}});

type Call = () => Promise<Response>;

/** What can become of a call. Those that ask for the real answer carry a change out and lose what it says. */
export const FAULTS = {
  'an HTML page with 502': () =>
    Promise.resolve(
      new Response('<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>', {
        status: 502,
        headers: {'Content-Type': 'text/html'},
      }),
    ),
  'an empty 500': () => Promise.resolve(new Response(null, {status: 500})),
  'an empty 429': () => Promise.resolve(new Response(null, {status: 429})),
  'an error beside its data': async (real) => {
    const {data} = await (await real()).json<{data: unknown}>();
    return json({data, errors: [error]});
  },
  'null data': () => Promise.resolve(json({data: null, errors: [error]})),
  'no answer': () => new Promise(() => undefined),
  'a connection that is reset': async (real) => {
    await real();
    throw new TypeError('fetch failed', {cause: new Error('read ECONNRESET')});
  },
  'half of its JSON': async (real) => {
    const text = await (await real()).text();
    return new Response(text.slice(0, Math.floor(text.length / 2)), {
      headers: {'Content-Type': 'application/json'},
    });
  },
} satisfies Record<string, (real: Call) => Promise<Response>>;

export type Fault = keyof typeof FAULTS;

/** The platform's pages, the framework's words and a program's insides; the first words of a GraphQL error are told, as specified. */
export const NO_WORDS_FOR_SHOPPERS =
  /Request ID|Bad Gateway|ECONNRESET|fetch failed|TypeError|ReferenceError|PlatformUnavailable|no answer within|was cut off|Unexpected Server Error|\n\s+at .+:\d+:\d+|Access denied for/;

/** Answers of these are the same for everybody, and asked for by every cold worker. */
const CATALOGUE = new Set<string>([
  'ShopSnapshot',
  'MoreProducts',
  'Redirects',
  'ProductByHandle',
  'MoreVariants',
]);

/** Lists that the seed has on one page: their first page says that there is another. */
const FIRST_PAGES: Partial<Record<Operation, {leadsTo: Operation; list: RegExp}>> = {
  ShopSnapshot: {leadsTo: 'MoreProducts', list: /^data\.products$/},
  ProductByHandle: {leadsTo: 'MoreVariants', list: /^data\.product\.variants$/},
  Order: {leadsTo: 'OrderLines', list: /^data\.node\.lineItems$/},
};

function withAnotherPage(value: unknown, list: RegExp, at = 'data'): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value as Record<string, unknown>)) {
    const place = `${at}.${key}`;
    if (list.test(place) && typeof member === 'object' && member !== null && 'pageInfo' in member) {
      const {pageInfo} = member as {pageInfo: {hasNextPage: boolean}};
      pageInfo.hasNextPage = true;
    }
    withAnotherPage(member, list, place);
  }
}

/** The platform as a worker of this process reaches it, by any domain: one of its operations fails at will. */
export class FaultyPlatform {
  readonly clock = new IdleClock();
  /** The names of the operations that were called, in order. */
  readonly called: string[] = [];
  #struck: {operation: Operation; fault: Fault} | null = null;
  #turned: Operation | null = null;
  readonly #known = new Map<string, string>();

  constructor(readonly platform: Pick<RunningPlatform, 'url' | 'fetch'>) {}

  /** Takes the place of the global `fetch` and of the timers. */
  install(): void {
    this.clock.install();
    vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) => this.#answer(url, init));
  }

  /** Has an operation fail from now on, and the list that it belongs to have a further page. */
  strike(operation: Operation, fault: Fault): void {
    this.#struck = {operation, fault};
  }

  /** The first page of the list that leads to the operation says that there is another. */
  turnTo(operation: Operation | null): void {
    this.#turned = operation;
  }

  heal(): void {
    this.#struck = null;
    this.called.length = 0;
  }

  #answer(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const {pathname, search, hostname} = new URL(url);
    const address = `${this.platform.url}${pathname}${search}`;
    const {body} = init;
    // What the test itself asks comes by the platform's own address, and is nobody's call.
    const isCall = pathname.endsWith('/graphql.json') && hostname.startsWith('platform-');
    if (!isCall || typeof body !== 'string')
      return this.clock.during(() => this.platform.fetch(new Request(address, init)));
    const {query} = JSON.parse(body) as {query: string};
    const name = /\b(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    this.called.push(name);
    const real = () => this.clock.during(() => this.#real(name, address, {...init, body}));
    return this.#struck?.operation === name ? FAULTS[this.#struck.fault](real) : real();
  }

  async #real(
    name: string,
    address: string,
    init: RequestInit & {body: string},
  ): Promise<Response> {
    const {query, variables} = JSON.parse(init.body) as {query: string; variables: unknown};
    const key = `${query} ${JSON.stringify(variables)}`;
    const known = this.#known.get(key);
    const text = known ?? (await (await this.platform.fetch(new Request(address, init))).text());
    if (CATALOGUE.has(name)) this.#known.set(key, text);
    const first = FIRST_PAGES[name as Operation];
    if (!first || this.#turned !== first.leadsTo)
      return new Response(text, {headers: {'Content-Type': 'application/json'}});
    const answer = JSON.parse(text) as {data: unknown};
    withAnotherPage(answer.data, first.list);
    return json(answer);
  }
}
