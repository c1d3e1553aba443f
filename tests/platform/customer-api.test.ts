import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl} from './support/api-client.ts';
import {buy} from './support/checkout-calls.ts';
import {newEmail} from './support/customer-calls.ts';
import {callAccount, hostedSession} from './support/hosted-sign-in.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
afterAll(() => platform.stop());

const PASTE = 'BW-TDC-51-CM';

/** A signed-in customer of the hosted kind, with the token by which a cart knows them. */
async function newAccount() {
  const session = await hostedSession(platform, newEmail());
  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const {data, errors} = await callAccount(platform, session.access, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const {storefrontCustomerAccessTokenCreate: exchanged} = await call(
    'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken } }',
  );
  return {...session, call, cartToken: exchanged.customerAccessToken as string};
}

type Account = Awaited<ReturnType<typeof newAccount>>;

const order = (account: Account, isSubscription = false) =>
  buy(platform, {
    lines: [{sku: PASTE, quantity: 2, isSubscription}],
    customerToken: account.cartToken,
  });

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Bell',
  address1: '12 Elm Street',
  city: 'Austin',
  zoneCode: 'TX',
  territoryCode: 'US',
  zip: '78701',
  phoneNumber: '+1 (512) 555-0147',
};

const CREATE = `mutation($address: CustomerAddressInput!, $isDefault: Boolean) {
  customerAddressCreate(address: $address, defaultAddress: $isDefault) {
    customerAddress { id province zoneCode country territoryCode phoneNumber formatted(withName: true) }
    userErrors { code field message }
  }
}`;

describe('the caller', () => {
  test('nobody without a token, with a wrong one, or from a foreign origin', async () => {
    const {access} = await newAccount();
    for (const [token, headers] of [
      ['', {}],
      ['shcat_wrong', {}],
      [`Bearer ${access}`, {}],
      [access, {origin: 'https://elsewhere.example'}],
    ] as const) {
      const {status, errors} = await callAccount(platform, token, '{ shop { name } }', {}, headers);
      expect([status, errors[0].extensions.code]).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  test('what the local shop does not model is null, empty or denied, never invented', async () => {
    const {call, access} = await newAccount();
    const {customer} = await call(
      '{ customer { creditCards(first: 5) { nodes { id } } companyContacts(first: 1) { nodes { id } } lastIncompleteCheckout { id } storeCreditAccounts(first: 1) { nodes { id } } } }',
    );
    expect(customer).toEqual({
      creditCards: {nodes: []},
      companyContacts: {nodes: []},
      lastIncompleteCheckout: null,
      storeCreditAccounts: {nodes: []},
    });
    const {errors} = await callAccount(
      platform,
      access,
      'mutation { paypalTokenCreate { __typename } }',
    );
    expect(errors[0].extensions.code).toBe('ACCESS_DENIED');
  });

  test('a document that the schema does not know is refused as in the Storefront API', async () => {
    const {access} = await newAccount();
    const {status, errors} = await callAccount(platform, access, '{ customer { password } }');
    expect([status, errors[0].extensions.code]).toEqual([200, 'undefinedField']);
  });
});

describe('profile', () => {
  test('names are kept, and refused with the field that is wrong', async () => {
    const {call} = await newAccount();
    const document = `mutation($input: CustomerUpdateInput!) { customerUpdate(input: $input) {
      customer { displayName } userErrors { code field message } } }`;
    const good = await call(document, {input: {firstName: ' Ada ', lastName: 'Bell'}});
    expect(good.customerUpdate).toEqual({customer: {displayName: 'Ada Bell'}, userErrors: []});
    const bad = await call(document, {input: {firstName: '<b>Ada</b>'}});
    expect(bad.customerUpdate).toMatchObject({
      customer: null,
      userErrors: [{code: 'INVALID', field: ['input', 'firstName']}],
    });
  });

  test('metafields of the own account can be written, read and taken away; nobody else’s', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    const set = `mutation($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
      metafields { namespace key value } userErrors { code field elementIndex } } }`;
    const {customer} = await mine.call('{ customer { id } }');
    const field = {namespace: 'teeth', key: 'brush', value: 'soft', ownerId: customer.id};
    const kept = await mine.call(set, {metafields: [field]});
    expect(kept.metafieldsSet.userErrors).toEqual([]);
    const read = '{ customer { metafield(namespace: "teeth", key: "brush") { value type } } }';
    expect((await mine.call(read)).customer.metafield).toMatchObject({value: 'soft'});
    const foreign = await other.call(set, {metafields: [field]});
    expect(foreign.metafieldsSet.userErrors[0].code).toBe('APP_NOT_AUTHORIZED');
    await mine.call(
      'mutation($m: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $m) { deletedMetafields { key } } }',
      {m: [{namespace: 'teeth', key: 'brush', ownerId: customer.id}]},
    );
    expect((await mine.call(read)).customer.metafield).toBeNull();
  });
});

describe('addresses', () => {
  test('an address is made with codes, the first one is the default, and the phone is kept in E.164', async () => {
    const {call} = await newAccount();
    const {customerAddressCreate: made} = await call(CREATE, {address: ADDRESS});
    expect(made.userErrors).toEqual([]);
    expect(made.customerAddress).toMatchObject({
      province: 'Texas',
      zoneCode: 'TX',
      country: 'United States',
      territoryCode: 'US',
      phoneNumber: '+15125550147',
      formatted: ['Ada Bell', '12 Elm Street', 'Austin TX 78701', 'United States'],
    });
    const {customer} = await call('{ customer { defaultAddress { id } } }');
    expect(customer.defaultAddress.id).toBe(made.customerAddress.id);
  });

  test('an address is changed, made the default, and deleted', async () => {
    const {call} = await newAccount();
    await call(CREATE, {address: ADDRESS});
    const second = await call(CREATE, {address: {...ADDRESS, address1: '9 Oak Lane'}});
    const {id} = second.customerAddressCreate.customerAddress;
    const {customerAddressUpdate: changed} = await call(
      `mutation($id: ID!, $address: CustomerAddressInput) {
        customerAddressUpdate(addressId: $id, address: $address, defaultAddress: true) {
          customerAddress { address1 city } userErrors { code } } }`,
      {id, address: {city: 'Dallas'}},
    );
    expect(changed).toEqual({
      customerAddress: {address1: '9 Oak Lane', city: 'Dallas'},
      userErrors: [],
    });
    const book = '{ customer { defaultAddress { id } addresses(first: 10) { nodes { id } } } }';
    expect((await call(book)).customer.defaultAddress.id).toBe(id);
    const {customerAddressDelete: gone} = await call(
      'mutation($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code } } }',
      {id},
    );
    expect(gone).toEqual({deletedAddressId: id, userErrors: []});
    expect((await call(book)).customer.addresses.nodes).toHaveLength(1);
  });

  test.each([
    [{territoryCode: 'XX'}, 'INVALID_TERRITORY_CODE', 'territoryCode'],
    [{zoneCode: 'ZZ'}, 'INVALID', 'zoneCode'],
    [{phoneNumber: '12'}, 'PHONE_NUMBER_NOT_VALID', 'phoneNumber'],
    [{city: 'x'.repeat(256)}, 'TOO_LONG', 'city'],
  ])('%j is refused as %s', async (wrong, code, field) => {
    const {call} = await newAccount();
    const {customerAddressCreate: made} = await call(CREATE, {address: {...ADDRESS, ...wrong}});
    expect(made).toMatchObject({
      customerAddress: null,
      userErrors: [{code, field: ['address', field]}],
    });
  });

  test('the same address twice is refused, and a stranger’s does not exist', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    const made = await mine.call(CREATE, {address: ADDRESS});
    const twice = await mine.call(CREATE, {address: ADDRESS});
    expect(twice.customerAddressCreate.userErrors[0].code).toBe('CUSTOMER_ADDRESS_ALREADY_EXISTS');
    const {customerAddressDelete: refused} = await other.call(
      'mutation($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code } } }',
      {id: made.customerAddressCreate.customerAddress.id},
    );
    expect(refused).toEqual({
      deletedAddressId: null,
      userErrors: [{code: 'ADDRESS_ID_DOES_NOT_EXIST'}],
    });
  });
});

describe('orders', () => {
  const ORDER = `id name number financialStatus fulfillmentStatus cancelledAt statusPageUrl
    totalPrice { amount } totalRefunded { amount } subtotal { amount }
    lineItems(first: 10) { nodes { title quantity refundableQuantity variantId totalPrice { amount } discountAllocations { allocatedAmount { amount } } image { url } } }
    fulfillments(first: 5) { nodes { status trackingInformation { company number url } fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } } }
    refunds { totalRefunded { amount } }`;

  test('an order is the one that the Storefront API shows, with its parcels and refunds', async () => {
    const account = await newAccount();
    const number = await order(account);
    await postControl(platform, `orders/${number}`, {
      action: 'fulfil',
      company: 'UPS',
      number: '1Z',
      url: 'https://ups.example/1Z',
    });
    await postControl(platform, `orders/${number}`, {action: 'refund', amount: 300});
    const {customer} = await account.call(
      `{ customer { orders(first: 5, query: "order_number:${number}") { nodes { ${ORDER} } } } }`,
    );
    const [found] = customer.orders.nodes;
    expect(found).toMatchObject({
      name: `#${number}`,
      number,
      financialStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'ON_ITS_WAY',
      totalRefunded: {amount: '3.0'},
      refunds: [{totalRefunded: {amount: '3.0'}}],
      fulfillments: {
        nodes: [
          {
            status: 'SUCCESS',
            trackingInformation: [{company: 'UPS', number: '1Z', url: 'https://ups.example/1Z'}],
            fulfillmentLineItems: {nodes: [{quantity: 2}]},
          },
        ],
      },
    });
    const {data} = await callApi(
      platform,
      'query($t: String!) { customer(customerAccessToken: $t) { orders(first: 1) { nodes { totalPrice { amount } lineItems(first: 1) { nodes { title originalTotalPrice { amount } variant { id } } } } } } }',
      {t: account.cartToken},
    );
    const classic = data.customer.orders.nodes[0];
    expect(found.totalPrice).toEqual(classic.totalPrice);
    expect(found.lineItems.nodes[0]).toMatchObject({
      title: classic.lineItems.nodes[0].title,
      totalPrice: classic.lineItems.nodes[0].originalTotalPrice,
      variantId: classic.lineItems.nodes[0].variant.id,
    });
  });

  test('a stranger’s order does not exist', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    await order(mine);
    const {customer} = await mine.call('{ customer { orders(first: 1) { nodes { id } } } }');
    const {id} = customer.orders.nodes[0];
    const read = 'query($id: ID!) { order(id: $id) { id } }';
    expect((await mine.call(read, {id})).order).toEqual({id});
    expect((await other.call(read, {id})).order).toBeNull();
  });

  test('orders come in pages, newest first when asked', async () => {
    const account = await newAccount();
    const numbers = [await order(account), await order(account), await order(account)];
    const page = `query($after: String) { customer { orders(first: 2, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { number } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await account.call(page)).customer.orders;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = (await account.call(page, {after: first.pageInfo.endCursor})).customer.orders;
    expect([...first.nodes, ...rest.nodes].map(({number}) => number)).toEqual(numbers.reverse());
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});

describe('subscription contracts', () => {
  const CONTRACTS = `{ customer { subscriptionContracts(first: 5) { nodes {
    id status nextBillingDate billingPolicy { interval intervalCount { count } }
    lines(first: 1) { nodes { title quantity currentPrice { amount } } }
    upcomingBillingCycles(first: 2) { nodes { cycleIndex skipped billingAttemptExpectedDate } } } } } }`;
  const change = (name: string) =>
    `mutation($id: ID!) { ${name}(subscriptionContractId: $id) { contract { id status nextBillingDate } userErrors { code message } } }`;

  test('a subscription is paused, resumed, skipped and cancelled', async () => {
    const account = await newAccount();
    await order(account, true);
    const read = async () =>
      (await account.call(CONTRACTS)).customer.subscriptionContracts.nodes[0];
    const {id, status, lines, upcomingBillingCycles, nextBillingDate} = await read();
    expect(status).toBe('ACTIVE');
    expect(lines.nodes[0].quantity).toBe(2);
    expect(upcomingBillingCycles.nodes[0].billingAttemptExpectedDate).toBe(nextBillingDate);

    const {subscriptionBillingCycleSkip: skipped} = await account.call(
      `mutation($input: SubscriptionBillingCycleInput!) { subscriptionBillingCycleSkip(billingCycleInput: $input) {
        billingCycle { skipped } userErrors { message } } }`,
      {input: {contractId: id, selector: {index: 1}}},
    );
    expect(skipped).toEqual({billingCycle: {skipped: true}, userErrors: []});
    expect((await read()).nextBillingDate > nextBillingDate).toBe(true);

    const paused = await account.call(change('subscriptionContractPause'), {id});
    expect(paused.subscriptionContractPause.contract).toMatchObject({
      status: 'PAUSED',
      nextBillingDate: null,
    });
    const resumed = await account.call(change('subscriptionContractActivate'), {id});
    expect(resumed.subscriptionContractActivate.contract.status).toBe('ACTIVE');
    const ended = await account.call(change('subscriptionContractCancel'), {id});
    expect(ended.subscriptionContractCancel.contract.status).toBe('CANCELLED');
    const twice = await account.call(change('subscriptionContractCancel'), {id});
    expect(twice.subscriptionContractCancel.userErrors[0].message).toBe(
      'This subscription has ended.',
    );
  });

  test('a stranger’s contract does not exist', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    await order(mine, true);
    const {id} = (await mine.call(CONTRACTS)).customer.subscriptionContracts.nodes[0];
    const refused = await other.call(change('subscriptionContractCancel'), {id});
    expect(refused.subscriptionContractCancel.contract).toBeNull();
  });
});
