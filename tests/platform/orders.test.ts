import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl, readMails} from './support/api-client.ts';
import {buy, SHIPPING} from './support/checkout-calls.ts';
import {newSession} from './support/customer-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
beforeEach(() => fetch(`${platform.url}/_test/reset`, {method: 'POST'}));
afterAll(() => platform.stop());

const KIT = 'BW-WT-CFK';
const PASTE = 'BW-TDC-51-CM';

const ORDER_FIELDS = `
  id name orderNumber statusUrl processedAt canceledAt cancelReason email currencyCode edited
  financialStatus fulfillmentStatus
  subtotalPrice { amount currencyCode } totalPrice { amount } totalTax { amount }
  totalShippingPrice { amount } originalTotalPrice { amount } totalRefunded { amount }
  currentTotalPrice { amount } currentSubtotalPrice { amount }
  discountApplications(first: 5) { nodes {
    __typename allocationMethod targetType targetSelection
    value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } }
    ... on DiscountCodeApplication { code applicable }
  } }
  lineItems(first: 50) { nodes {
    title quantity currentQuantity originalTotalPrice { amount } discountedTotalPrice { amount }
    discountAllocations { allocatedAmount { amount } discountApplication { targetType } }
    customAttributes { key value }
    variant { id title image { url } price { amount } compareAtPrice { amount } }
  } }
  shippingAddress { id name firstName lastName address1 city province country zip }
  successfulFulfillments(first: 5) { trackingCompany trackingInfo(first: 1) { number url }
    fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } }`;

async function readOrders(token: string, args = 'first: 10') {
  const {data, errors} = await callApi(
    platform,
    `query Orders($t: String!) { customer(customerAccessToken: $t) { orders(${args}) { totalCount nodes { ${ORDER_FIELDS} } } } }`,
    {t: token},
  );
  expect(errors).toBeUndefined();
  return data.customer.orders;
}

test('101: a completed checkout yields an order under the customer, newest first with PROCESSED_AT reversed', async () => {
  const {token} = await newSession(platform);
  for (const day of ['2027-01-02', '2027-01-01', '2027-01-03']) {
    await postControl(platform, 'clock', {now: `${day}T09:00:00Z`});
    await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
  }
  const newest = await readOrders(token, 'first: 10, sortKey: PROCESSED_AT, reverse: true');
  expect(newest.totalCount).toBe('3');
  expect(newest.nodes.map(({name}: {name: string}) => name)).toEqual(['#1003', '#1001', '#1002']);
  const byId = await readOrders(token);
  expect(byId.nodes.map(({orderNumber}: {orderNumber: number}) => orderNumber)).toEqual([
    1001, 1002, 1003,
  ]);
  const since = await readOrders(token, 'first: 10, query: "processed_at:>=2027-01-02"');
  expect(since.totalCount).toBe('2');
});

test('an order holds every field of the specification, and its parts sum to the total', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {
    lines: [{sku: KIT}, {sku: PASTE, quantity: 2}],
    discountCodes: ['WELCOME10'],
    customerToken: token,
    attributes: [{key: 'gift_note', value: 'Happy birthday'}],
  });
  const [order] = (await readOrders(token)).nodes;
  expect(order).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]+$/),
    name: '#1001',
    orderNumber: 1001,
    canceledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    successfulFulfillments: null,
    shippingAddress: {
      id: expect.stringContaining('model_name=Address'),
      name: 'Ada Lovelace',
      city: 'Austin',
      province: 'Texas',
      country: 'United States',
      zip: '78701',
    },
    discountApplications: {
      nodes: [
        {
          __typename: 'DiscountCodeApplication',
          code: 'WELCOME10',
          allocationMethod: 'ACROSS',
          targetType: 'LINE_ITEM',
          targetSelection: 'ALL',
          value: {percentage: 10},
        },
      ],
    },
  });
  const cents = (money: {amount: string}) => Math.round(Number(money.amount) * 100);
  expect(cents(order.totalPrice)).toBe(
    cents(order.subtotalPrice) + cents(order.totalShippingPrice) + cents(order.totalTax),
  );
  const lines = order.lineItems.nodes;
  const goods = lines.reduce(
    (sum: number, line: {discountedTotalPrice: {amount: string}}) =>
      sum + cents(line.discountedTotalPrice),
    0,
  );
  const off = lines
    .flatMap(
      (line: {discountAllocations: {allocatedAmount: {amount: string}}[]}) =>
        line.discountAllocations,
    )
    .reduce(
      (sum: number, share: {allocatedAmount: {amount: string}}) =>
        sum + cents(share.allocatedAmount),
      0,
    );
  expect(goods - off).toBe(cents(order.subtotalPrice));
  expect(lines[0].variant.id).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
});

test('node(id) opens an order by its key alone, and not without it', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
  const [{id}] = (await readOrders(token)).nodes;
  const open = (wanted: string) =>
    callApi(platform, 'query($id: ID!) { node(id: $id) { ... on Order { name } } }', {id: wanted});
  expect((await open(id)).data.node).toEqual({name: '#1001'});
  expect((await open(id.split('?')[0])).data.node).toBeNull();
  expect((await open(`${id}0`)).data.node).toBeNull();
});

test('the status page opens by its own address and by no guess', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
  const [{statusUrl}] = (await readOrders(token)).nodes;
  const page = await fetch(statusUrl);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Order #1001');
  expect((await fetch(statusUrl.replace(/key=\w+/, 'key=0'))).status).toBe(404);
});

test('102: deleting a variant leaves the order line with variant null', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
  const {catalogue} = platform.services;
  catalogue.deleteVariant(catalogue.variantBySku(PASTE)?.id ?? 0);
  const [order] = (await readOrders(token)).nodes;
  expect(order.lineItems.nodes).toMatchObject([
    {title: 'Total Daily Care Toothpaste', variant: null},
  ]);
});

test('103: cancelling sets canceledAt, restocks, mails, and the statuses stay within their enums', async () => {
  const {token} = await newSession(platform);
  const stock = platform.services.catalogue.variantBySku(PASTE)?.stock;
  await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
  await postControl(platform, 'orders/1001', {action: 'cancel', reason: 'CUSTOMER'});
  const [order] = (await readOrders(token)).nodes;
  expect(order).toMatchObject({
    canceledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
    cancelReason: 'CUSTOMER',
    financialStatus: 'REFUNDED',
    fulfillmentStatus: 'UNFULFILLED',
    currentTotalPrice: {amount: '0.0'},
  });
  expect(platform.services.catalogue.variantBySku(PASTE)?.stock).toBe(stock);
  const kinds = (await readMails(platform, SHIPPING.email)).map(({kind}) => kind);
  expect(kinds).toContain('cancellation');
  await expect(postControl(platform, 'orders/1001', {action: 'cancel'})).rejects.toThrow(
    'cancelled already',
  );
});

test('shipping in parts shows fulfillments with tracking and moves the status on', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {lines: [{sku: PASTE, quantity: 3}], customerToken: token});
  await postControl(platform, 'orders/1001', {
    action: 'fulfil',
    quantities: [1],
    company: 'UPS',
    number: '1Z999',
    url: 'https://www.ups.com/track?tracknum=1Z999',
  });
  expect((await readOrders(token)).nodes[0]).toMatchObject({
    fulfillmentStatus: 'PARTIALLY_FULFILLED',
    successfulFulfillments: [
      {
        trackingCompany: 'UPS',
        trackingInfo: [{number: '1Z999', url: 'https://www.ups.com/track?tracknum=1Z999'}],
        fulfillmentLineItems: {nodes: [{quantity: 1}]},
      },
    ],
  });
  await postControl(platform, 'orders/1001', {action: 'fulfil'});
  expect((await readOrders(token)).nodes[0].fulfillmentStatus).toBe('FULFILLED');
  await expect(postControl(platform, 'orders/1001', {action: 'cancel'})).rejects.toThrow('shipped');
});

test('a partial refund and then the rest', async () => {
  const {token} = await newSession(platform);
  await buy(platform, {lines: [{sku: KIT}], customerToken: token});
  await postControl(platform, 'orders/1001', {action: 'refund', amount: 5000});
  expect((await readOrders(token)).nodes[0]).toMatchObject({
    financialStatus: 'PARTIALLY_REFUNDED',
    totalPrice: {amount: '158.31'},
    totalRefunded: {amount: '50.0'},
    currentTotalPrice: {amount: '108.31'},
    currentSubtotalPrice: {amount: '99.0'},
  });
  await postControl(platform, 'orders/1001', {action: 'refund'});
  expect((await readOrders(token)).nodes[0]).toMatchObject({
    financialStatus: 'REFUNDED',
    currentTotalPrice: {amount: '0.0'},
    lineItems: {nodes: [{quantity: 1, currentQuantity: 0}]},
  });
  await expect(postControl(platform, 'orders/1001', {action: 'refund', amount: 1})).rejects.toThrow(
    'at most what is left',
  );
});
