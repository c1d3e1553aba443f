import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {createPlatform} from '../../platform/app.ts';
import type {RunningPlatform} from '../../platform/server.ts';
import {findShopCookie} from '../support/browser-tabs';
import {
  type Fault,
  FAULTS,
  FaultyPlatform,
  NO_WORDS_FOR_SHOPPERS,
} from '../support/faulty-platform';
import {type PlatformApi, platformApi} from '../support/platform-api';
import {LARGE_STORE_OPERATIONS, type Operation, OPERATIONS} from '../support/platform-operations';
import {quiet} from '../support/quiet';
import {type Ask, WAYS} from '../support/ways-to-operations';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker, type OwnWorker} from '../support/worker-in-process';

let platform: RunningPlatform;
let api: PlatformApi;
let faulty: FaultyPlatform;
beforeAll(() => {
  // In this process: nothing of it goes over a network.
  const own = createPlatform({test: true, data: ':memory:', log: () => undefined});
  const stop = () => Promise.resolve(own.close());
  platform = {...own, url: 'http://the-platform.example', stop};
  api = platformApi(platform.url);
  faulty = new FaultyPlatform(platform);
});
afterAll(() => platform.stop());

beforeEach(() => {
  quiet();
  stubWorkerGlobals();
  faulty.install();
  faulty.heal();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Temperature = 'cold' | 'warm';

const LARGE: ReadonlySet<Operation> = new Set(LARGE_STORE_OPERATIONS);
/** The store that the isolate remembers. */
let warmStore: string | null = null;

/**
 * A worker in front of the platform; a warm one has read the catalogue and the redirects, and no page is kept for its host. Some
 * operations are called for a large store alone.
 */
async function openWorker(name: Operation, temperature: Temperature): Promise<OwnWorker> {
  const isLarge = LARGE.has(name);
  const store = `https://platform-warm${isLarge ? '-large' : ''}.example`;
  const worker = await coldWorker({
    SUBSCRIPTIONS_API_URL: `${platform.url}/ordergroove`,
    // Menus and sections come from the platform too, and no page may miss them.
    CONTENT_FROM: 'store',
    // Nobody's tries are counted by an address.
    VISITOR_ADDRESS_HEADER: 'test-visitor-address',
    ...(isLarge ? {SNAPSHOT_PRODUCTS: '0'} : {}),
    ...(temperature === 'warm' ? {PUBLIC_STORE_DOMAIN: store} : {}),
  });
  if (temperature === 'warm' && warmStore !== store) {
    await worker.fetch('/products.data');
    await worker.settle();
  }
  warmStore = temperature === 'warm' ? store : null;
  return worker;
}

/** The same visitor in front of another such worker. */
async function comeAgain(
  cookies: ReadonlyMap<string, string>,
  name: Operation,
  temperature: Temperature,
): Promise<OwnWorker> {
  const worker = await openWorker(name, temperature);
  for (const [name, value] of cookies) worker.cookies.set(name, value);
  return worker;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

function requestOf({fields, json, isScript}: Ask): RequestInit {
  const headers = {Accept: isScript ? 'application/json' : 'text/html,*/*;q=0.8'};
  if (fields) return {method: 'POST', body: new URLSearchParams(fields), headers};
  if (json === undefined) return {headers};
  const body = JSON.stringify(json);
  return {method: 'POST', body, headers: {...headers, 'Content-Type': 'application/json'}};
}

async function send(worker: OwnWorker, ask: Ask): Promise<Answer> {
  return faulty.clock.run(async () => {
    const response = await worker.fetch(ask.path, requestOf(ask));
    const text = await response.text();
    await worker.settle();
    return {status: response.status, headers: response.headers, text};
  });
}

/** A redirect of a form or of its data that led a customer away from the account. */
const isSignedOut = ({status, headers, text}: Answer) =>
  /notice=(expired|unreachable)/.test(headers.get('Location') ?? (status === 202 ? text : ''));

const isGood = (answer: Answer, {good}: Ask) =>
  answer.status === good.status && answer.text.includes(good.words ?? '') && !isSignedOut(answer);

/** The operation's scene for a visitor of their own, everything well. */
async function stage(name: Operation, temperature: Temperature) {
  faulty.heal();
  faulty.turnTo(name);
  const visitor = await openWorker(name, temperature);
  const scene = await WAYS[name]({platform, api, visitor});
  return {visitor, ...scene};
}

/** What the platform holds before an ask, and after it, when nothing fails. */
const calm = new Map<string, {before: unknown; after: unknown}>();
async function whenAllIsWell(name: Operation, index: number) {
  const known = calm.get(`${name} ${index}`);
  if (known) return known;
  const {visitor, asks, state} = await stage(name, 'cold');
  const ask = asks[index];
  if (!ask) throw new Error(`${name} has no request ${index}`);
  const before = await state?.(visitor.cookies);
  faulty.called.length = 0;
  const answer = await send(visitor, ask);
  const {path, good} = ask;
  expect([path, answer.status, isGood(answer, ask)]).toEqual([path, good.status, true]);
  expect(faulty.called, path).toContain(name);
  const after = await state?.(visitor.cookies);
  calm.set(`${name} ${index}`, {before, after});
  return {before, after};
}

function expectShopsOwn(
  {status, headers, text}: Answer,
  {path, isScript}: Ask,
  told: string,
): void {
  expect([told, NO_WORDS_FOR_SHOPPERS.exec(text)?.[0]]).toEqual([told, undefined]);
  if (status >= 400) expect([told, headers.get('Cache-Control')]).toEqual([told, 'no-store']);
  if (status === 503 && !isScript)
    expect([told, headers.get('Retry-After')]).toEqual([told, expect.stringMatching(/^\d+$/)]);
  if (headers.has('Location') || /\.xml(\?|$)/.test(path)) return;
  if (isScript) expect(() => JSON.parse(text) as unknown, told).not.toThrow();
  else if (headers.get('Content-Type')?.startsWith('text/html'))
    expect([told, text.includes('</html>'), text.includes('<footer')]).toEqual([told, true, true]);
  else expect([told, headers.get('X-Remix-Response')]).toEqual([told, 'yes']);
}

/** Reads that go on page by page, or come before another call, may be asked more than once; a change never. */
const READS = new Set<Operation>(['CartQuery', 'CartLines', 'Account', 'CustomerSummary']);

async function meet(
  name: Operation,
  fault: Fault,
  {visitor, ask, index, state, told}: Meeting,
): Promise<void> {
  const {before, after} = await whenAllIsWell(name, index);
  const hasCart = () => findShopCookie(visitor.cookies, 'cart') !== undefined;
  const hadCart = hasCart();
  faulty.called.length = 0;
  faulty.strike(name, fault);
  const answer = await send(visitor, ask);
  const calls = faulty.called.filter((called) => called === name).length;
  faulty.heal();

  const isWhole = isGood(answer, ask);
  expect([told, answer.status, isWhole || ask.right.includes(answer.status)]).toEqual([
    told,
    answer.status,
    true,
  ]);
  if (told.startsWith('cold')) expect([told, calls > 0]).toEqual([told, true]);
  if (ask.fields && !READS.has(name)) expect([told, calls <= 1]).toEqual([told, true]);
  expectShopsOwn(answer, ask, told);
  const possible = (isWhole ? [after] : [before, after]).map((one) => JSON.stringify(one));
  expect(possible, told).toContain(JSON.stringify(await state?.(visitor.cookies)));
  if (hadCart) expect([told, hasCart()]).toEqual([told, true]);
  if (ask.fields || answer.headers.has('Location') || answer.status === 202) return;
  // Nothing half of it was kept by a worker that had nothing better.
  if (!told.startsWith('cold')) return;
  const healed = await send(visitor, ask);
  expect([told, healed.status, isGood(healed, ask)]).toEqual([told, ask.good.status, true]);
}

interface Meeting {
  visitor: OwnWorker;
  ask: Ask;
  index: number;
  state: Awaited<ReturnType<typeof stage>>['state'];
  /** Which of all meetings it is. */
  told: string;
}

// Whole, and without the build, it takes some 72 seconds of CPU. Above 75, warm workers may leave out the data requests, which
// cold ones make of the same loaders.
describe.each(OPERATIONS)('%s', (name) => {
  it.each(Object.keys(FAULTS) as Fault[])(
    'with %s: the right status, the shop’s own page, nothing lost and nothing doubled',
    async (fault) => {
      for (const temperature of ['cold', 'warm'] as const) {
        let scene = await stage(name, temperature);
        const cookies = new Map(scene.visitor.cookies);
        for (const index of scene.asks.keys()) {
          const isChanged = index > 0 && scene.asks.some(({fields}) => fields);
          if (isChanged) scene = await stage(name, temperature);
          const {asks, state} = scene;
          const ask = asks[index];
          if (!ask) throw new Error(`${name} has no request ${index}`);
          const visitor =
            index === 0 || isChanged ? scene.visitor : await comeAgain(cookies, name, temperature);
          const told = `${temperature} ${ask.fields ? 'POST' : 'GET'} ${ask.path.slice(0, 60)}`;
          await meet(name, fault, {visitor, ask, index, state, told});
        }
      }
    },
  );
});
