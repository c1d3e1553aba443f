import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl, readMails} from './support/api-client.ts';
import {
  buy,
  checkOut,
  createCart,
  GOOD_CARD,
  postCheckout,
  SHIPPING,
} from './support/checkout-calls.ts';
import {addAddress, newEmail, newSession} from './support/customer-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, storefrontOrigin: 'http://localhost:3000'});
});
beforeEach(() => fetch(`${platform.url}/_test/reset`, {method: 'POST'}));
afterAll(() => platform.stop());

/** 5.49, tracked, sold with a plan as well. */
const PASTE = 'BW-TDC-51-CM';
/** 149.00. */
const KIT = 'BW-WT-CFK';
/** 26.99. */
const SIX_PACK = 'BW-TDC-6P-CM';

async function readOrder(number: number) {
  return JSON.parse(await (await fetch(`${platform.url}/_test/orders/${number}`)).text());
}

const stockOf = (sku: string) => platform.services.catalogue.variantBySku(sku)?.stock;

describe('the page', () => {
  test('shows lines, pictures, shipping choices and a way back to the storefront it came from', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const response = await fetch(cart.checkoutUrl, {
      headers: {referer: 'http://127.0.0.1:3999/cart'},
    });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Optic White Comfort Fit Teeth Whitening Device and Kit');
    expect(html).toMatch(/<img[^>]+src="\/images\/[^"]+\.png\?width=128"/);
    expect(html).toContain('Standard shipping');
    expect(html).toContain('Express shipping');
    expect(html).toContain('href="http://127.0.0.1:3999/cart"');
  });

  test('a foreign page that links here does not become the way back', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const response = await fetch(`${cart.checkoutUrl}&from=https://evil.example`, {
      headers: {referer: 'https://evil.example/'},
    });
    const html = await response.text();
    expect(html).not.toContain('evil.example');
    expect(html).toContain('href="http://localhost:3000/cart"');
  });

  test.each([
    ['a wrong key', (url: string) => url.replace(/key=\w+/, 'key=0')],
    ['no key', (url: string) => url.split('?')[0] ?? ''],
    ['an unknown cart', (url: string) => url.replace(/\/c\/\w+/, '/c/unknown')],
  ])('%s is a page with status 404', async (_, change) => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const response = await fetch(change(cart.checkoutUrl));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This cart is gone');
  });

  test('an empty cart says so', async () => {
    const cart = await createCart(platform, {lines: []});
    expect(await (await fetch(cart.checkoutUrl)).text()).toContain('Your cart is empty');
  });

  test('standard shipping costs below $25 and is free from there on', async () => {
    const one = await createCart(platform, {lines: [{sku: PASTE}]});
    expect(await (await fetch(one.checkoutUrl)).text()).toContain('$4.95');
    const kit = await createCart(platform, {lines: [{sku: KIT}]});
    expect(await (await fetch(kit.checkoutUrl)).text()).not.toContain('$4.95');
  });

  test('what a shopper typed is escaped', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const {html} = await postCheckout(cart.checkoutUrl, {
      ...SHIPPING,
      firstName: '"><script>alert(1)</script>',
      do: 'place',
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('cannot contain HTML tags');
  });
});

describe('placing an order', () => {
  test('the first step shows the total with tax, and only the second one orders', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const filled = {...SHIPPING, ...GOOD_CARD, do: 'place'};
    const review = await postCheckout(cart.checkoutUrl, filled);
    expect(review.status).toBe(200);
    expect(review.html).toContain('Texas tax (6.25%)');
    expect(review.shownTotal).toBe(String(14_900 + 931));
    expect(review.html).toContain('Place order · $158.31');
    const placed = await postCheckout(cart.checkoutUrl, {
      ...filled,
      shownTotal: review.shownTotal,
    });
    expect(placed.status).toBe(303);
    expect(await (await fetch(`${platform.url}${placed.location ?? ''}`)).text()).toContain(
      'Thank you, Ada',
    );
  });

  test('an order takes stock, ends the cart, mails a confirmation and gets the next number', async () => {
    const before = stockOf(KIT) ?? 0;
    const cart = await createCart(platform, {lines: [{sku: KIT, quantity: 2}], note: 'Ring twice'});
    const number = await checkOut(platform, cart.checkoutUrl);
    expect(number).toBe(1001);
    expect(stockOf(KIT)).toBe(before - 2);
    const order = await readOrder(number);
    expect(order).toMatchObject({
      name: '#1001',
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      subtotal: 29_800,
      shipping: 0,
      tax: 1863,
      total: 31_663,
      note: 'Ring twice',
      payment: 'Visa ending in 4242',
      shippingAddress: {city: 'Austin', provinceCode: 'TX', province: 'Texas'},
    });
    const gone = await callApi(platform, 'query($id: ID!) { cart(id: $id) { id } }', {id: cart.id});
    expect(gone.data.cart).toBeNull();
    const [mail] = await readMails(platform, SHIPPING.email);
    expect(mail).toMatchObject({kind: 'order', subject: 'Order #1001 confirmed'});
    expect(mail?.text).toContain('$316.63');
    expect((await fetch(mail?.data['url'] ?? '')).status).toBe(200);
    expect(await buy(platform, {lines: [{sku: KIT}]})).toBe(1002);
  });

  test('a completed cart shows its thank-you page again, and a second submission places no second order', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const filled = {...SHIPPING, ...GOOD_CARD, do: 'place', shownTotal: '15831'};
    const answers = await Promise.all([
      postCheckout(cart.checkoutUrl, filled),
      postCheckout(cart.checkoutUrl, filled),
    ]);
    expect(answers.map(({status}) => status)).toEqual([303, 303]);
    expect(await readMails(platform, SHIPPING.email)).toHaveLength(1);
    expect(await (await fetch(cart.checkoutUrl)).text()).toContain('Thank you, Ada');
    expect((await fetch(`${platform.url}/_test/orders/1002`)).status).toBe(404);
  });

  test('a declined card says so, keeps the cart and what was typed, and orders nothing', async () => {
    const before = stockOf(KIT);
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const filled = {...SHIPPING, ...GOOD_CARD, cardNumber: '4000 0000 0000 0002'};
    const answer = await postCheckout(cart.checkoutUrl, {
      ...filled,
      do: 'place',
      shownTotal: '15831',
    });
    expect(answer.status).toBe(402);
    expect(answer.html).toContain('Your card was declined. Try another card.');
    expect(answer.html).toContain('value="12 Elm Street"');
    expect(stockOf(KIT)).toBe(before);
    expect(await checkOut(platform, cart.checkoutUrl)).toBe(1001);
  });

  test('what is missing is said beside its field, and the rest is kept', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const {status, html} = await postCheckout(cart.checkoutUrl, {
      ...SHIPPING,
      email: 'ada',
      zip: '787',
      province: '',
      do: 'place',
    });
    expect(status).toBe(422);
    for (const name of ['email', 'zip', 'province', 'cardNumber', 'cardExpiry', 'cardCode']) {
      expect(html).toContain(`id="${name}-error"`);
    }
    expect(html).toContain('value="Austin"');
    expect(html).toContain('value="787"');
  });

  test('a price that changed meanwhile is shown before anybody pays it', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const filled = {...SHIPPING, ...GOOD_CARD, do: 'place', shownTotal: '100'};
    const answer = await postCheckout(cart.checkoutUrl, filled);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('The total has changed');
    expect((await fetch(`${platform.url}/_test/orders/1001`)).status).toBe(404);
  });

  test('stock that ran out meanwhile adjusts the order and asks again', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT, quantity: 3}, {sku: PASTE}]});
    await postControl(platform, 'stock', {variant: KIT, stock: 1});
    const filled = {...SHIPPING, ...GOOD_CARD, do: 'place'};
    const answer = await postCheckout(cart.checkoutUrl, filled);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('Something sold out while you were here');
    const order = await readOrder(await checkOut(platform, cart.checkoutUrl));
    expect(order.lines.map(({quantity}: {quantity: number}) => quantity).sort()).toEqual([1, 1]);
    expect(stockOf(KIT)).toBe(0);
  });

  test('express shipping is charged whatever the value', async () => {
    const order = await readOrder(
      await buy(platform, {lines: [{sku: KIT}]}, {delivery: 'express'}),
    );
    expect(order).toMatchObject({shipping: 1295, shippingTitle: 'Express shipping'});
  });

  test('a state without sales tax adds none', async () => {
    const order = await readOrder(
      await buy(platform, {lines: [{sku: KIT}]}, {province: 'OR', zip: '97201'}),
    );
    expect(order).toMatchObject({tax: 0, total: 14_900});
  });

  test('a bundle takes its contents off the shelves', async () => {
    const bundle = platform.services.catalogue
      .products()
      .flatMap(({variants}) => variants)
      .find(({components, sku}) => components.length > 1 && sku !== null);
    const [part] = bundle?.components ?? [];
    const before = platform.services.catalogue.variant(part?.variantId ?? 0)?.stock ?? 0;
    const number = await buy(platform, {lines: [{sku: bundle?.sku ?? ''}]});
    expect(platform.services.catalogue.variant(part?.variantId ?? 0)?.stock).toBe(
      before - (part?.quantity ?? 0),
    );
    expect((await readOrder(number)).lines[0].components.length).toBeGreaterThan(1);
  });
});

describe('discounts', () => {
  test('an order-level code lowers the total, and its shares are on the lines', async () => {
    const order = await readOrder(
      await buy(platform, {lines: [{sku: KIT}, {sku: PASTE}], discountCodes: ['welcome10']}),
    );
    const goods = order.lines.reduce(
      (sum: number, line: {originalTotal: number}) => sum + line.originalTotal,
      0,
    );
    const off = order.lines
      .flatMap(({shares}: {shares: {cents: number}[]}) => shares)
      .reduce((sum: number, {cents}: {cents: number}) => sum + cents, 0);
    expect(off).toBeGreaterThan(0);
    expect(order.subtotal).toBe(goods - off);
    expect(order.discounts).toEqual([
      expect.objectContaining({
        code: 'welcome10',
        targetSelection: 'ALL',
        value: {type: 'percentage', percentage: 10},
      }),
    ]);
    expect(order.total).toBe(order.subtotal + order.shipping + order.tax);
  });

  test('a code typed at the checkout applies; one that does nothing is refused with its reason', async () => {
    const cart = await createCart(platform, {lines: [{sku: KIT}]});
    const good = await postCheckout(cart.checkoutUrl, {
      ...SHIPPING,
      discountCode: ' WELCOME10 ',
      do: 'apply-code',
    });
    expect(good.html).toContain('Discount (WELCOME10)');
    const bad = await postCheckout(cart.checkoutUrl, {
      ...SHIPPING,
      discountCode: 'NOPE',
      do: 'apply-code',
    });
    expect(bad.status).toBe(422);
    expect(bad.html).toContain('Enter a valid discount code');
    const removed = await postCheckout(cart.checkoutUrl, {
      ...SHIPPING,
      do: 'remove-code:WELCOME10',
    });
    expect(removed.html).not.toContain('Discount (WELCOME10)');
  });

  test.each([
    ['without discounts', [], '26.99', 0],
    ['a discount of the line takes it below $25', ['PASTE20'], '21.59', 495],
    ['a discount of the order leaves it', ['WELCOME10'], '26.99', 0],
  ])(
    "free shipping looks at the cart's subtotal: %s",
    async (_, discountCodes, subtotal, shipping) => {
      const cart = await createCart(platform, {lines: [{sku: SIX_PACK}], discountCodes});
      expect(cart.cost.subtotalAmount.amount).toBe(subtotal);
      expect(await readOrder(await checkOut(platform, cart.checkoutUrl))).toMatchObject({shipping});
    },
  );

  test('free shipping shows as a discount of the shipping', async () => {
    const order = await readOrder(
      await buy(platform, {lines: [{sku: PASTE}], discountCodes: ['FREESHIP']}),
    );
    expect(order).toMatchObject({
      shipping: 0,
      shippingShares: [{discount: 0, cents: 495}],
      discounts: [{code: 'FREESHIP', targetType: 'SHIPPING_LINE'}],
    });
  });

  test('a code for once per customer works once for an e-mail, and not again', async () => {
    const request = {lines: [{sku: KIT}], discountCodes: ['ONCEONLY']};
    expect((await readOrder(await buy(platform, request))).discounts).toHaveLength(1);
    expect((await readOrder(await buy(platform, request))).discounts).toHaveLength(0);
    const other = await readOrder(await buy(platform, request, {email: newEmail()}));
    expect(other.discounts).toHaveLength(1);
  });
});

describe('customers at the checkout', () => {
  const HOME = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: '1 Analytical Way',
    city: 'Seattle',
    country: 'United States',
    province: 'Washington',
    zip: '98101',
  };

  test('a linked customer finds e-mail and saved addresses filled in, and the order in the account', async () => {
    const {email, token} = await newSession(platform);
    await addAddress(platform, token, HOME);
    const cart = await createCart(platform, {lines: [{sku: KIT}], customerToken: token});
    const html = await (await fetch(cart.checkoutUrl)).text();
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('1 Analytical Way');
    expect(html).toContain('Washington tax (6.5%)');
    const choice = /name="addressChoice"\s+value="(\d+)"/.exec(html)?.[1] ?? '';
    const number = await checkOut(platform, cart.checkoutUrl, {
      email,
      addressChoice: choice,
      firstName: '',
      address1: '',
    });
    expect((await readOrder(number)).shippingAddress).toMatchObject({address1: '1 Analytical Way'});
    const account = await callApi(
      platform,
      'query($t: String!) { customer(customerAccessToken: $t) { numberOfOrders orders(first: 5) { nodes { orderNumber } } } }',
      {t: token},
    );
    expect(account.data.customer).toEqual({
      numberOfOrders: '1',
      orders: {nodes: [{orderNumber: number}]},
    });
  });

  test('a new address is saved to the account when asked for, once', async () => {
    const {token} = await newSession(platform);
    for (let order = 0; order < 2; order += 1) {
      await buy(
        platform,
        {lines: [{sku: PASTE}], customerToken: token},
        {addressChoice: 'new', saveAddress: 'on'},
      );
    }
    const {data} = await callApi(
      platform,
      'query($t: String!) { customer(customerAccessToken: $t) { addresses(first: 5) { nodes { address1 } } } }',
      {t: token},
    );
    expect(data.customer.addresses.nodes).toEqual([{address1: '12 Elm Street'}]);
  });

  test('a guest becomes a customer without an account, who activates it and finds the order there', async () => {
    const email = newEmail();
    await buy(platform, {lines: [{sku: KIT}]}, {email});
    const created = await callApi(
      platform,
      'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customerUserErrors { code } } }',
      {input: {email, password: 'mint-and-lemon'}},
    );
    expect(created.data.customerCreate.customerUserErrors).toEqual([{code: 'CUSTOMER_DISABLED'}]);
    const activation = (await readMails(platform, email)).find(({kind}) => kind === 'activation');
    const activated = await callApi(
      platform,
      'mutation($url: URL!) { customerActivateByUrl(activationUrl: $url, password: "mint-and-lemon") { customer { numberOfOrders } } }',
      {url: activation?.data['url']},
    );
    expect(activated.data.customerActivateByUrl.customer.numberOfOrders).toBe('1');
  });
});

test.each([
  ['a subscription', {sku: PASTE, isSubscription: true}],
  ['a product with the tag', {sku: KIT}],
])('%s ships for free by standard shipping', async (_, line) => {
  expect(await readOrder(await buy(platform, {lines: [line]}))).toMatchObject({shipping: 0});
});
