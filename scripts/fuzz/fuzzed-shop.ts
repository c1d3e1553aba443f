import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';

import {openSessions} from '../../app/edge/request/customer-token.server';
import table from '../../app/routes';
import {startPlatform} from '../../platform/server.ts';
import {DEFAULT_API_VERSION, toShopEnvironment} from '../environment';
import {serveStorefront} from '../storefront';

import {type Exchange, exchange} from './exchange';
import type {Standard} from './judge';
import {readVocabulary} from './vocabulary';

/** A shop to throw things at, and what its answers are held against. */
export interface FuzzedShop extends Standard {
  /** Cookies of a customer; of a new one now and then, as what is sent in their name signs them out. */
  session: (number: number) => Promise<string>;
  /** Memory of the worker's process, in bytes. */
  workerMemory: () => number;
  stop: () => Promise<void>;
}

const REQUESTS_OF_A_CUSTOMER = 200;

/** Every path of the route table. */
const ROUTES = [...new Set(table.map(({path}) => `/${path ?? ''}`))];

const SECRET_VARIABLES = [
  'PRIVATE_STOREFRONT_API_TOKEN',
  'SESSION_SECRET',
  'CONTACT_MAIL_KEY',
  'SUBSCRIPTIONS_HASH_KEY',
];

/** Ids of the processes that this one has started (Linux keeps them in /proc). */
function children(): string[] {
  return readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((id) => id !== ''),
  );
}

function workerMemory(): number {
  const workers = children().filter((id) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('workerd'),
  );
  return workers.reduce((sum, id) => {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return sum + Number(kilobytes) * 1024;
  }, 0);
}

interface Customer {
  email: string;
  password: string;
  cookies: string;
  /** The session's cookie as it is sealed, and what lies in it. */
  sealed: string;
  accessToken: string;
}

/** Signs in by the shop's form, and opens the session as the shop does. */
async function enter(
  origin: string,
  sessionSecret: string,
  {email, password}: {email: string; password: string},
): Promise<Customer | null> {
  const {headers} = await exchange(origin, {
    method: 'POST',
    target: '/account/login',
    headers: {Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams({email, password}).toString(),
  });
  const set = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const pair = set.find((cookie) => cookie.includes('customer_token=')) ?? '';
  const sealed = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  const [session] = await openSessions({SESSION_SECRET: sessionSecret}, [sealed], Date.now());
  if (!session) return null;
  return {email, password, cookies: set.join('; '), sealed, accessToken: session.token};
}

/** Makes a customer at the platform, as the shop's form would only do by a mail, and signs in. */
async function register(
  origin: string,
  {url, token, sessionSecret}: {url: string; token: string; sessionSecret: string},
): Promise<Customer | null> {
  const input = {
    firstName: 'Ada',
    lastName: 'Bell',
    email: `customer-${randomUUID()}@fuzz-customer.example`,
    password: randomUUID().slice(0, 30),
  };
  await fetch(`${url}/api/${DEFAULT_API_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': token},
    body: JSON.stringify({
      query:
        'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
      variables: {input},
    }),
  });
  return enter(origin, sessionSecret, input);
}

/** The built shop with a platform in memory, where nobody is counted by address: what is looked for lies behind the limits. */
export async function startFuzzedShop(): Promise<FuzzedShop> {
  const platform = await startPlatform({test: false, data: ':memory:', log: () => undefined});
  const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platform.url).port});
  const shop = await serveStorefront({
    port: 0,
    worker: {...worker, PREVIEW: 'true', VISITOR_ADDRESS_HEADER: 'fuzz-visitor-address'},
  });
  const sessionSecret = worker['SESSION_SECRET'] ?? '';
  const origin = shop.url;
  const customers = {
    url: platform.url,
    token: worker['PUBLIC_STOREFRONT_API_TOKEN'] ?? '',
    sessionSecret,
  };
  const first = await register(origin, customers);
  if (!first) throw new Error('No customer could be made.');
  let customer = first;
  let enteredAt = 0;
  const known = new Set(SECRET_VARIABLES.flatMap((name) => worker[name] ?? []));
  known.add(customer.accessToken);

  const ask =
    (cookies: string) =>
    (target: string): Promise<Exchange> =>
      exchange(origin, {
        method: 'GET',
        target,
        headers: {'User-Agent': 'Mozilla/5.0', Cookie: cookies},
        body: null,
      });
  const vocabulary = await readVocabulary(ROUTES, ask(''), ask(customer.cookies));
  return {
    origin,
    origins: [platform.url],
    vocabulary,
    secrets: () => [...known],
    personal: () => [customer.email, customer.password, customer.sealed],
    async session(number) {
      if (number - enteredAt > REQUESTS_OF_A_CUSTOMER) {
        customer =
          (await enter(origin, sessionSecret, customer)) ??
          (await register(origin, customers)) ??
          customer;
        enteredAt = number;
        known.add(customer.accessToken);
      }
      return customer.cookies;
    },
    workerMemory,
    async stop() {
      await shop.stop();
      await platform.stop();
    },
  };
}
