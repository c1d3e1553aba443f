import {afterEach, describe, expect, it, vi} from 'vitest';

import {findOrderedVariants} from '~/commerce/account/ordered-variants.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {SubscriptionChange} from '~/domain/account/subscriptions';

import {useCartShopper} from '../../../../tests/support/cart-shopper';
import {
  calledOperations,
  HOSTED_OPERATIONS,
  type HostedOperation,
} from '../../../../tests/support/platform-operations';

import {createContractCalls} from './contracts.server';
import {hostedAccounts} from './hosted-accounts.server';

const OPTIONS = {
  api: 'https://platform.example/customer/api/2026-04/graphql',
  origin: 'https://shop.example',
};
const ADDRESS = {firstName: 'Ada', lastName: 'Bell', address1: '1 Elm Street', city: 'Austin'};
const CODES = {country: 'US', province: 'TX'};

const accounts = () => hostedAccounts(OPTIONS, () => Promise.resolve(new Map()));
const change = (one: Partial<SubscriptionChange>) =>
  createContractCalls(OPTIONS).change('token', {subscription: '1', order: '1', ...one} as never);

/** How the shop comes to each of the operations of a hosted account. */
const WAYS: Record<Exclude<HostedOperation, 'OrderedVariants'>, () => Promise<unknown>> = {
  HostedCustomer: () => accounts().read('token'),
  HostedSummary: () => accounts().summary('token'),
  HostedUpdate: () => accounts().update('token', {firstName: 'Ada'}),
  HostedAddAddress: () => accounts().addAddress('token', ADDRESS as never, CODES),
  HostedUpdateAddress: () => accounts().updateAddress('token', '1', ADDRESS as never, CODES),
  HostedDeleteAddress: () => accounts().deleteAddress('token', '1'),
  HostedOrders: () => accounts().orders('token', null),
  HostedOrder: () => accounts().order('token', '1001'),
  HostedOrderLines: () => accounts().order('token', '1001'),
  HostedSubscriptions: () => createContractCalls(OPTIONS).list('token'),
  HostedPauseSubscription: () => change({change: 'pause'}),
  HostedResumeSubscription: () => change({change: 'resume'}),
  HostedCancelSubscription: () => change({change: 'cancel'}),
  HostedSkipDelivery: () => change({change: 'skip'}),
};

const NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];

/** What the platform answers on the way to the operation that fails. */
const BEFORE: Record<string, unknown> = {
  HostedOrder: {
    customer: {
      orders: {
        nodes: [
          {
            id: 'gid://shopify/Order/1',
            number: 1001,
            lineItems: {nodes: [], pageInfo: {hasNextPage: true, endCursor: 'l50'}},
          },
        ],
      },
    },
  },
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), {status});
const error = {message: 'Internal error.\nRequest ID: r-1 (include this in support requests).'};

type Fault = (name: string, init: RequestInit) => Response | Promise<Response>;

const FAULTS: Record<string, Fault> = {
  'an HTML page with 502': () => new Response('<html><h1>502</h1></html>', {status: 502}),
  'an empty 500': () => new Response(null, {status: 500}),
  'an empty 429': () => new Response(null, {status: 429}),
  'a 404': () => json({errors: 'Not Found'}, 404),
  'a 401': () => json({errors: [{message: 'Unauthorized'}]}, 401),
  'an error beside its data': (name) => json({data: BEFORE[name] ?? {}, errors: [error]}),
  'null data': () => json({data: null, errors: [error]}),
  'no answer in time': (_name, {signal}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    }),
  'a connection that breaks': () => Promise.reject(new TypeError('fetch failed')),
  'half of its JSON': () => new Response('{"data":{"customer":{"id":'),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A platform that fails in one operation; what was sent of it. */
function failing(name: string, kind: string): string[] {
  const sent: string[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(5));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit & {body: string}) => {
    const {query} = JSON.parse(init.body) as {query: string};
    const [, type = '', called = ''] = /\b(query|mutation) (\w+)/.exec(query) ?? [];
    if (called !== name) return json({data: BEFORE[called] ?? {}});
    sent.push(type);
    return FAULTS[kind]?.(name, init);
  });
  return sent;
}

it('every operation of a hosted account is tried, and no other', () => {
  expect(calledOperations('hosted').sort()).toEqual([...HOSTED_OPERATIONS].sort());
});

describe.each(NAMES)('%s', (name) => {
  it.each(Object.keys(FAULTS))('with %s is refused, and a change is sent once', async (kind) => {
    const sent = failing(name, kind);
    const answer = (await WAYS[name]()) as {ok: boolean; message: string; cause: string} | null;
    expect(answer).toMatchObject({ok: false});
    expect(answer?.message).not.toMatch(/<|Access denied for|Request ID|\n/);
    if (kind === 'a 401' && name !== 'HostedOrderLines') expect(answer?.cause).toBe('token');
    expect(sent.length).toBeGreaterThan(0);
    if (sent.includes('mutation')) expect(sent).toHaveLength(1);
  });
});

describe('OrderedVariants', () => {
  const shopper = useCartShopper();

  it.each(Object.keys(FAULTS).filter((kind) => kind !== 'no answer in time'))(
    'with %s hides no order: its lines lead nowhere',
    async (kind) => {
      failing('OrderedVariants', kind);
      const {storefront} = shopper().open(new Request('https://shop.example/'));
      const found = await findOrderedVariants(storefront, ['gid://shopify/ProductVariant/1']).catch(
        (fault: unknown) => fault,
      );
      expect(found).not.toBeInstanceOf(PlatformUnavailable);
      expect(found).toEqual(new Map());
    },
  );
});
