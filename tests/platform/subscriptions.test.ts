import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl, readMails} from './support/api-client.ts';
import {buy} from './support/checkout-calls.ts';
import {newSession, signIn} from './support/customer-calls.ts';
import {callSubscriptions, signCustomer} from './support/subscription-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
beforeEach(async () => {
  await fetch(`${platform.url}/_test/reset`, {method: 'POST'});
  await setClock('2027-01-31T10:00:00Z');
});
afterAll(() => platform.stop());

/** 5.49; every month with 15% off: 4.67. */
const PASTE = 'BW-TDC-51-CM';

const setClock = (now: string) => postControl(platform, 'clock', {now, frozen: true});

/** A customer who has just ordered two units every month. */
async function subscriber() {
  const session = await newSession(platform);
  const customerId = session.id.split('/').at(-1) ?? '';
  const number = await buy(
    platform,
    {
      lines: [{sku: PASTE, quantity: 2, isSubscription: true}],
      customerToken: session.token,
    },
    {email: session.email},
  );
  const {body} = await callSubscriptions(platform, customerId, '/subscriptions/');
  const orders = await callSubscriptions(platform, customerId, '/orders/?status=1');
  return {
    ...session,
    customerId,
    number,
    subscription: body.results[0],
    order: orders.body.results[0],
    change: (path: string, change: Record<string, unknown> = {}) =>
      callSubscriptions(platform, customerId, path, change),
    read: (path: string) => callSubscriptions(platform, customerId, path),
  };
}

/** Signs in anew: after months on the clock the first token has run out. */
async function orderNumbers(email: string): Promise<number[]> {
  const {payload} = await signIn(platform, email);
  const {data} = await callApi(
    platform,
    'query($t: String!) { customer(customerAccessToken: $t) { orders(first: 50) { nodes { orderNumber } } } }',
    {t: payload.customerAccessToken.accessToken},
  );
  return data.customer.orders.nodes.map(({orderNumber}: {orderNumber: number}) => orderNumber);
}

describe('authorisation', () => {
  test('a signed cookie and the bar form of the header open the service too', async () => {
    const {customerId} = await subscriber();
    const {timestamp, signature} = signCustomer(platform, customerId);
    const value = `${customerId}|${timestamp}|${signature}`;
    const forms: Record<string, string>[] = [
      {authorization: value},
      {cookie: `a=b; og_auth=${encodeURIComponent(value)}`},
    ];
    for (const headers of forms) {
      const answer = await fetch(`${platform.url}/ordergroove/subscriptions/`, {headers});
      expect(answer.status).toBe(200);
      expect(JSON.parse(await answer.text()).count).toBe(1);
    }
  });

  test.each([
    ['no signature', () => ''],
    [
      'another key',
      (id: string) => {
        const {timestamp, signature} = signCustomer(platform, id, {key: 'guess'});
        return `${id}|${timestamp}|${signature}`;
      },
    ],
    [
      'a signature older than two hours',
      (id: string) => {
        const {timestamp, signature} = signCustomer(platform, id, {ageSeconds: 7201});
        return `${id}|${timestamp}|${signature}`;
      },
    ],
    [
      'a signature of another customer',
      (id: string) => {
        const {timestamp, signature} = signCustomer(platform, '1');
        return `${id}|${timestamp}|${signature}`;
      },
    ],
  ])('%s is refused with 403', async (_, authorization) => {
    const {customerId} = await subscriber();
    const answer = await fetch(`${platform.url}/ordergroove/subscriptions/`, {
      headers: {authorization: authorization(customerId)},
    });
    expect(answer.status).toBe(403);
  });

  test("another customer's subscription and order are not found", async () => {
    const {subscription, order} = await subscriber();
    const other = (await newSession(platform)).id.split('/').at(-1) ?? '';
    for (const path of [
      `/subscriptions/${subscription.public_id}/`,
      `/orders/${order.public_id}/`,
    ]) {
      expect((await callSubscriptions(platform, other, path)).status).toBe(404);
    }
    const cancel = await callSubscriptions(
      platform,
      other,
      `/subscriptions/${subscription.public_id}/cancel/`,
      {cancel_reason: '6|mine now'},
    );
    expect(cancel.status).toBe(404);
  });
});

describe('a subscription', () => {
  test('begins with the order of a line that has a plan, and its next order is a month ahead', async () => {
    const {subscription, order, number} = await subscriber();
    expect(subscription).toMatchObject({
      quantity: 2,
      every: 1,
      every_period: 3,
      price: '4.67',
      live: true,
      merchant_order_id: String(number),
      next_order_date: '2027-02-28 10:00:00',
    });
    expect(order).toMatchObject({status: 1, place: '2027-02-28 10:00:00', total: '9.34'});
  });

  test('an order without a plan begins none', async () => {
    const {token, id} = await newSession(platform);
    await buy(platform, {lines: [{sku: PASTE}], customerToken: token});
    const {body} = await callSubscriptions(platform, id.split('/').at(-1) ?? '', '/subscriptions/');
    expect(body.count).toBe(0);
  });

  test('places an order each month as the clock moves, with stock, mail and plan price', async () => {
    const {email, read} = await subscriber();
    const stock = platform.services.catalogue.variantBySku(PASTE)?.stock ?? 0;
    await setClock('2027-04-15T00:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(3);
    expect(platform.services.catalogue.variantBySku(PASTE)?.stock).toBe(stock - 4);
    expect((await readMails(platform, email)).filter(({kind}) => kind === 'order')).toHaveLength(3);
    const {body} = await read('/orders/');
    expect(body.results.map((one: {status: number}) => one.status)).toEqual([5, 5, 1]);
    expect(body.results[0].order_merchant_id).toBe('1002');
    const order = JSON.parse(await (await fetch(`${platform.url}/_test/orders/1002`)).text());
    expect(order).toMatchObject({
      processedAt: '2027-02-28T10:00:00.000Z',
      subtotal: 934,
      shipping: 0,
      subscriptionId: expect.any(String),
    });
  });

  test('of the 31st stays on it, with the last day of shorter months in between', async () => {
    const {read} = await subscriber();
    await setClock('2027-08-15T00:00:00Z');
    const {body} = await read('/orders/');
    expect(body.results.map(({place}: {place: string}) => place.slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
    ]);
  });

  test('moved to another day, it keeps to that one', async () => {
    const {order, read, change} = await subscriber();
    await change(`/orders/${order.public_id}/change_place_date/`, {place: '2027-03-30 08:00:00'});
    await setClock('2028-03-15T00:00:00Z');
    const {body} = await read('/orders/');
    expect(body.results.map(({place}: {place: string}) => place.slice(0, 10)).slice(-3)).toEqual([
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
    ]);
  });

  test('sold out, a delivery is rejected and the next one stays on the calendar', async () => {
    const {email, read} = await subscriber();
    await postControl(platform, 'stock', {variant: PASTE, stock: 1});
    await setClock('2027-03-01T00:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(1);
    const {body} = await read('/orders/');
    expect(body.results).toMatchObject([{status: 3}, {status: 1, place: '2027-03-31 10:00:00'}]);
  });

  test('skipping leaves out one delivery', async () => {
    const {email, order, change, read} = await subscriber();
    const skipped = await change(`/orders/${order.public_id}/skip_subscription/`);
    expect(skipped.body.status).toBe(4);
    const {body} = await read('/orders/?status=1');
    expect(body.results).toMatchObject([{place: '2027-03-31 10:00:00'}]);
    await setClock('2027-03-15T00:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(1);
    expect((await change(`/orders/${order.public_id}/skip_subscription/`)).status).toBe(400);
  });

  test('the date, quantity and frequency change, and the next order follows them', async () => {
    const {subscription, order, change, read} = await subscriber();
    const id = subscription.public_id;
    await change(`/orders/${order.public_id}/change_place_date/`, {place: '2027-02-10 08:00:00'});
    await change(`/subscriptions/${id}/change_quantity/`, {quantity: 3});
    const changed = await change(`/subscriptions/${id}/change_frequency/`, {
      every: 2,
      every_period: 3,
    });
    expect(changed.body).toMatchObject({quantity: 3, every: 2, frequency_days: 60});
    await setClock('2027-02-11T00:00:00Z');
    const {body} = await read('/orders/');
    expect(body.results).toMatchObject([
      {status: 5, total: '14.01'},
      {status: 1, place: '2027-04-10 08:00:00'},
    ]);
  });

  test.each([
    ['a date in the past', 'change_place_date', {place: '2027-01-01 08:00:00'}],
    ['a date beyond a year', 'change_place_date', {place: '2029-01-01 08:00:00'}],
    ['no date at all', 'change_place_date', {place: 'soon'}],
  ])('%s is refused with its reason', async (_, action, body) => {
    const {order, change} = await subscriber();
    const answer = await change(`/orders/${order.public_id}/${action}/`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/^place: /);
  });

  test.each([
    ['change_quantity', {quantity: 0}],
    ['change_quantity', {quantity: 'many'}],
    ['change_frequency', {every: 0, every_period: 3}],
    ['change_frequency', {every: 1, every_period: 9}],
  ])('%s with %j is refused', async (action, body) => {
    const {subscription, change} = await subscriber();
    const answer = await change(`/subscriptions/${subscription.public_id}/${action}/`, body);
    expect(answer.status).toBe(400);
  });

  test('paused, it places nothing; resumed, it goes on', async () => {
    const {email, subscription, change} = await subscriber();
    const path = `/subscriptions/${subscription.public_id}`;
    const paused = await change(`${path}/pause/`);
    expect(paused.body).toMatchObject({
      live: true,
      next_order_date: null,
      extra_data: {paused: true},
    });
    await setClock('2027-05-01T10:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(1);
    const resumed = await change(`${path}/resume/`, {next_order_date: '2027-05-10'});
    expect(resumed.body.next_order_date).toBe('2027-05-10 12:00:00');
    await setClock('2027-05-11T00:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(2);
  });

  test('cancelled with a reason, it ends, mails that, and can be reactivated', async () => {
    const {email, subscription, change} = await subscriber();
    const path = `/subscriptions/${subscription.public_id}`;
    const ended = await change(`${path}/cancel/`, {cancel_reason: '2|too dear for me'});
    expect(ended.body).toMatchObject({
      live: false,
      cancel_reason: 'too dear for me',
      cancel_reason_code: 2,
      next_order_date: null,
    });
    expect((await readMails(platform, email))[0]?.data['event']).toBe('canceled');
    expect((await change(`${path}/change_quantity/`, {quantity: 1})).status).toBe(400);
    await setClock('2027-06-01T10:00:00Z');
    expect(await orderNumbers(email)).toHaveLength(1);
    const back = await change(`${path}/reactivate/`, {
      every: 1,
      every_period: 3,
      start_date: '2027-06-01',
    });
    expect(back.body).toMatchObject({live: true, next_order_date: '2027-07-01 10:00:00'});
  });

  test('an order in the middle of being placed cannot be changed', async () => {
    const {order, change} = await subscriber();
    await postControl(platform, `subscription-orders/${order.public_id}`, {status: 11});
    const answer = await change(`/orders/${order.public_id}/skip_subscription/`);
    expect(answer).toMatchObject({
      status: 400,
      body: {detail: 'This order is being placed and can no longer be changed.'},
    });
  });

  test('sent now, the order is placed at once', async () => {
    const {email, order, change} = await subscriber();
    const sent = await change(`/orders/${order.public_id}/send_now/`);
    expect(sent.body.status).toBe(5);
    expect(await orderNumbers(email)).toHaveLength(2);
  });

  test('items name product, order and subscription; addresses and payments can be read', async () => {
    const {subscription, order, read} = await subscriber();
    const items = await read(`/items/?order=${order.public_id}`);
    expect(items.body.results).toMatchObject([
      {subscription: subscription.public_id, product: subscription.product, total_price: '9.34'},
    ]);
    const address = await read(`/addresses/${subscription.shipping_address}/`);
    expect(address.body).toMatchObject({address: '12 Elm Street', state_province_code: 'TX'});
    expect((await read(`/payments/${subscription.payment}/`)).body.label).toBe(
      'Visa ending in 4242',
    );
  });

  test('lists come in pages', async () => {
    const {read} = await subscriber();
    await setClock('2027-05-01T10:00:00Z');
    const {body} = await read('/orders/?page_size=2');
    expect(body).toMatchObject({count: 4, previous: null});
    expect(body.results).toHaveLength(2);
    expect(body.next).toContain('page=2');
  });
});
