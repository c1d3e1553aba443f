import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {cartReply} from '~/edge/pipeline/steps/cart-reply.server';
import {createShopContext} from '~/edge/request/context.server';
import {parseEnvironment} from '~/edge/request/environment.server';

import {stubWorkerGlobals} from '../../tests/support/worker-globals';
import table from '../routes';

type Action = (args: ActionFunctionArgs) => unknown;

const modules = import.meta.glob<{action?: Action}>(['./**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
  eager: true,
});

/** Every route of the table that takes a post. */
const actions = table.flatMap(({path = '/', file}) => {
  const {action} = modules[`./${file.replace(/^routes\//, '')}`] ?? {};
  return action === undefined ? [] : [{path: path.replaceAll(/:\w+/g, '1'), action}];
});

const environment = parseEnvironment({
  PUBLIC_STORE_DOMAIN: 'shop.example',
  CONTACT_MAIL_URL: 'https://platform.example/mail/send',
  PUBLIC_STOREFRONT_API_TOKEN: 'a-public-token',
  SESSION_SECRET: 'a-secret-of-sixteen-or-more',
  STOREFRONT_PASSWORD: 'a-password',
  PUBLIC_STUDENT_REGISTRATION_ENABLED: 'true',
});
if (!environment.ok) throw new Error(environment.problems.join());
const env = environment.value;

interface Answer {
  status: number;
  bytes: number;
  ms: number;
  /** What the heap has grown by when the answer is there, in bytes. */
  grown: number;
}

/** A `data()` of Remix, a Response, or what is sent as it is. */
function describeAnswer(answer: unknown): {status: number; body: unknown} {
  if (answer instanceof Response) return {status: answer.status, body: ''};
  const {data, init} = (answer ?? {}) as {data?: unknown; init?: ResponseInit | null};
  return {status: init?.status ?? 200, body: data ?? answer};
}

async function post(path: string, body: BodyInit, run: (request: Request) => unknown) {
  const request = new Request(`https://shop.example/${path}`, {method: 'POST', body});
  const begin = performance.now();
  const before = process.memoryUsage().heapUsed;
  // A thrown Response is an answer; anything else that is thrown would be a 500.
  const answer = await Promise.resolve()
    .then(() => run(request))
    .catch((fault: unknown) => {
      if (fault instanceof Response) return fault;
      throw fault;
    });
  const {status, body: sent} = describeAnswer(answer);
  const bytes = JSON.stringify(sent).length;
  const grown = process.memoryUsage().heapUsed - before;
  return {status, bytes, ms: performance.now() - begin, grown};
}

const toContext = (request: Request) =>
  createShopContext(request, {env, waitUntil: () => undefined});

const submit = (path: string, action: Action, body: BodyInit): Promise<Answer> =>
  post(path, body, (request) =>
    action({
      request,
      context: toContext(request),
      params: {id: '1', token: 'a-token'},
    } as unknown as ActionFunctionArgs),
  );

/** Those that read what is posted; the others take nothing. */
const readsForms = async (path: string, action: Action) =>
  (await submit(path, action, new URLSearchParams({'x[0]': ''}))).status === 400;

const KNOWN = ['email', 'password', 'firstName', 'message', 'cartFormInput', 'number', 'change'];
const HOSTILE = ['__intent__', '__state__', '__proto__', 'constructor', 'toString', '$', ''];

const nested = fc
  .tuple(
    fc.constantFrom(...KNOWN, ...HOSTILE),
    fc.array(
      fc.oneof(
        fc.constantFrom('[]', '[0]', '[100000000]', '[1000000]', '.', '..', '[', ']', '[-1]'),
        fc.constantFrom(...HOSTILE).map((name) => `.${name}`),
      ),
      {minLength: 1, maxLength: 40},
    ),
  )
  .map(([name, ways]) => `${name}${ways.join('')}`);

/** Names that no form of the shop has. */
const foreignName = fc.oneof(nested, fc.constantFrom(...HOSTILE), fc.string({maxLength: 300}));

const MOST_BYTES = 400_000;
const LONGEST_MS = 1_500;

/** Many times what any of these forms takes to read; an array as long as its index is would be far above. */
const MOST_GROWTH = 100 * 1024 * 1024;

beforeAll(() => {
  stubWorkerGlobals();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no platform')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(actions)('a post to /$path', ({path, action}) => {
  it.each([
    ['an index of a hundred million', 'email[100000000]=x'],
    ['an index of a million', 'email[1000000]=x'],
    ['an intent of the form library', '__intent__=x'],
    ['an intent that can be read', '__intent__={"type":"insert","payload":{"name":"email"}}'],
    ['a state of the form library', '__state__=x'],
    ['a prototype', '__proto__=x'],
    ['a prototype further down', 'email.__proto__.x=1'],
    ['20,000 brackets', `email${'[]'.repeat(20_000)}=x`],
    ['20,000 fields', Array.from({length: 20_000}, (_, n) => `a${n}=1`).join('&')],
  ])('with %s is small, quick and no fault of the shop', async (_, body) => {
    const answer = await submit(path, action, new URLSearchParams(body));
    expect(answer.status).toBeLessThan(500);
    expect(answer.bytes).toBeLessThan(10_000);
    expect(answer.ms).toBeLessThan(LONGEST_MS);
    expect(answer.grown).toBeLessThan(MOST_GROWTH);
  });

  it('with a field that its form does not have is refused, whatever its name', async () => {
    if (!(await readsForms(path, action))) return;
    await fc.assert(
      fc.asyncProperty(foreignName, fc.string({maxLength: 50}), async (name, value) => {
        fc.pre(!/^[a-z]+$/i.test(name));
        const answer = await submit(path, action, new URLSearchParams([[name, value]]));
        expect(answer.status).toBe(400);
        expect(answer.bytes).toBeLessThan(10_000);
        expect(answer.ms).toBeLessThan(LONGEST_MS);
        expect(answer.grown).toBeLessThan(MOST_GROWTH);
      }),
      {numRuns: 25},
    );
  });

  it('with values of any size is answered within the bound', async () => {
    for (const character of ['<', '\u0001', '🦷']) {
      for (const name of KNOWN) {
        for (const length of [30_000, 120_000]) {
          const body = new URLSearchParams([[name, character.repeat(length)]]);
          const answer = await submit(path, action, body);
          expect(answer.status).not.toBe(500);
          expect(answer.bytes).toBeLessThan(MOST_BYTES);
          expect(answer.ms).toBeLessThan(LONGEST_MS);
          expect(answer.grown).toBeLessThan(MOST_GROWTH);
        }
      }
    }
  });

  it('with files in it is refused where a form is taken', async () => {
    if (!(await readsForms(path, action))) return;
    const form = new FormData();
    form.set('email', new File(['x'.repeat(10_000)], 'x.txt'));
    expect((await submit(path, action, form)).status).toBe(400);
  });
});

it('every form of the shop is among the posts that are tried', async () => {
  const reading: string[] = [];
  for (const {path, action} of actions) if (await readsForms(path, action)) reading.push(path);
  // The search's two calls take JSON and no form.
  expect(reading.filter((path) => !path.startsWith('api/'))).toEqual([
    'password',
    'contact-us-email',
    'contact-us-email-failure',
    'cart',
    'account/address-book',
    'account/contact-information/profile',
    'account/contact-information/password',
    'account/manage-subscriptions',
    'account/login',
    'account/activate',
    'account/activate/1/1',
    'account/reset-password',
    'account/reset/1/1',
    'account/create-account',
    'account/create-account/student',
  ]);
});

it('a script’s cart form with foreign fields is refused as well', async () => {
  const request = new Request('https://shop.example/cart', {
    method: 'POST',
    body: new URLSearchParams({'email[100000000]': 'x'}),
    headers: {Accept: 'application/json'},
  });
  const answer = await cartReply.run(request, toContext(request), () =>
    Promise.reject(new Error('The reply is the step’s own.')),
  );
  expect(answer.status).toBe(400);
});
