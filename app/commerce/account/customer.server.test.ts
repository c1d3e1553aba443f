import {describe, expect, it, vi} from 'vitest';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {createCustomerCalls, type CustomerCalls} from './customer.server';
import {createOrderCalls} from './orders.server';

/** A storefront client that answers every call in the same way, or from a list in turn. */
function stubStorefront(...answers: unknown[]): Storefront {
  let call = 0;
  const answer = () => {
    const given = answers[Math.min(call, answers.length - 1)];
    call += 1;
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
  };
  return {
    query: answer,
    queryPatiently: answer,
    mutate: answer,
    CacheNone: () => null,
  } as unknown as Storefront;
}

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Bell',
  company: '',
  address1: '1 Main St',
  address2: '',
  city: 'Albany',
  province: 'New York',
  country: 'United States',
  zip: '12207',
  phone: '',
};
const DETAILS = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Bell',
  password: '12345678',
};

/** Each call, the field of its payload, and the text of its own. */
const CALLS: [string, string, (calls: CustomerCalls) => Promise<unknown>, string][] = [
  [
    'GetAccountQuery',
    'customer',
    (calls) => calls.read('t'),
    'Error fetching account: no customer found',
  ],
  ['CreateCustomer', 'customerCreate', (calls) => calls.create(DETAILS), 'Error Creating Customer'],
  ['UpdateCustomer', 'customerUpdate', (calls) => calls.update('t', {}), 'Error Updating customer'],
  [
    'AddAddress',
    'customerAddressCreate',
    (calls) => calls.addAddress('t', ADDRESS),
    'Error Adding Address',
  ],
  [
    'UpdateAddress',
    'customerAddressUpdate',
    (calls) => calls.updateAddress('t', '83', ADDRESS),
    'Error Updating Address',
  ],
  [
    'CreateCustomerAccessToken',
    'customerAccessTokenCreate',
    (calls) => calls.signIn(DETAILS),
    'Error creating customer access token',
  ],
  [
    'ActivateCustomerByUrl',
    'customerActivateByUrl',
    (calls) => calls.activateByUrl('https://shop.example/a', '12345678'),
    'Error Acivating account',
  ],
];

describe.each(CALLS)('%s', (_operation, field, ask, text) => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it(`says '${text}' where the platform answers no object`, async () => {
    const answer = await ask(createCustomerCalls(stubStorefront({[field]: null})));
    expect(answer).toMatchObject({ok: false, message: text});
  });

  it('says a GraphQL error without its prefix, and the status of a failure in transit', async () => {
    silence();
    const refused = {errors: [{message: 'GraphQL Error: Access denied'}]};
    expect(await ask(createCustomerCalls(stubStorefront(refused)))).toMatchObject({
      message: 'Access denied',
    });
    const down = new PlatformUnavailable('HTTP 502', 502);
    expect(await ask(createCustomerCalls(stubStorefront(down)))).toMatchObject({
      kind: 'unreachable',
      message: 'GraphQL Error (Code: 502)',
    });
    vi.restoreAllMocks();
  });
});

/** A query has no user errors. */
const MUTATIONS = CALLS.filter(([, field]) => field !== 'customer');

describe.each(MUTATIONS)('%s', (_operation, field, ask) => {
  it('says the first of the platform’s messages', async () => {
    const customerUserErrors = [
      {code: 'INVALID', field: ['input', 'email'], message: 'Email is invalid'},
      {code: 'TOO_SHORT', field: ['input', 'password'], message: 'Password is too short'},
    ];
    const answer = await ask(createCustomerCalls(stubStorefront({[field]: {customerUserErrors}})));
    expect(answer).toMatchObject({ok: false, kind: 'user', message: 'Email is invalid'});
  });
});

const page = (nodes: unknown[], endCursor: string | null) => ({
  nodes,
  pageInfo: {hasNextPage: endCursor !== null, endCursor},
});

it('reads an address book beyond its first five', async () => {
  const address = (number: number) => ({id: `gid://shopify/MailingAddress/${number}?token=t`});
  const customer = (from: number, to: number, next: string | null) => ({
    customer: {
      id: 'gid://shopify/Customer/62',
      createdAt: '2026-01-01T00:00:00Z',
      tags: [],
      defaultAddress: address(1),
      addresses: page(
        Array.from({length: to - from + 1}, (_, index) => address(from + index)),
        next,
      ),
    },
  });
  const storefront = stubStorefront(customer(1, 5, 'c5'), customer(6, 7, null));
  const answer = await createCustomerCalls(storefront).read('t');
  expect(answer.ok && answer.value.addresses.map(({number}) => number)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

it('reads an order beyond its first fifty lines', async () => {
  const usd = {amount: '1.0', currencyCode: 'USD'};
  const lines = (count: number) =>
    Array.from({length: count}, (_, index) => ({
      title: `Line ${index}`,
      quantity: 1,
      currentQuantity: 1,
      originalTotalPrice: usd,
      discountedTotalPrice: usd,
      discountAllocations: [],
      variant: null,
    }));
  const order = {
    __typename: 'Order',
    id: 'gid://shopify/Order/1?key=k',
    orderNumber: 1001,
    totalPrice: usd,
    totalShippingPrice: usd,
    originalTotalPrice: usd,
    currentTotalPrice: usd,
    totalRefunded: usd,
    discountApplications: {nodes: []},
    shippingDiscountAllocations: [],
  };
  const storefront = stubStorefront(
    {customer: {orders: page([order], null)}},
    {node: {...order, lineItems: page(lines(50), 'c50')}},
    {node: {...order, lineItems: page(lines(3), null)}},
  );
  const found = await createOrderCalls(storefront).find('t', '1001');
  expect(found.ok && found.value.order?.lines).toHaveLength(53);
});
