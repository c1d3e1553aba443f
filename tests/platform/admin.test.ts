import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {listDiscounts} from '../../platform/discounts/discounts.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, readMails} from './support/api-client.ts';
import {buy, createCart} from './support/checkout-calls.ts';
import {newSession, readCustomer} from './support/customer-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
beforeEach(() => fetch(`${platform.url}/_test/reset`, {method: 'POST'}));
afterAll(() => platform.stop());

const KIT = 'BW-WT-CFK';

const post = (path: string, fields: Record<string, string> = {}, origin = platform.url) =>
  fetch(`${platform.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {origin},
  });

const read = async (path: string) => (await fetch(`${platform.url}${path}`)).text();

test.each([
  '',
  '/products',
  '/discounts',
  '/redirects',
  '/orders',
  '/customers',
  '/faults',
  '/clock',
])('the page /admin%s is there', async (path) => {
  const answer = await fetch(`${platform.url}/admin${path}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>');
});

test.each(['/admin/reset', '/admin/redirects', '/admin/customers/invite', '/admin/clock'])(
  'a page of another site cannot post to %s',
  async (path) => {
    expect((await post(path, {}, 'https://evil.example')).status).toBe(403);
    const withoutOrigin = await fetch(`${platform.url}${path}`, {method: 'POST'});
    expect(withoutOrigin.status).toBe(403);
  },
);

describe('each form does what it says', () => {
  test('price and stock of a variant', async () => {
    const variant = platform.services.catalogue.variantBySku(KIT);
    const saved = await post(`/admin/variants/${variant?.id ?? 0}`, {
      price: '99.50',
      compareAtPrice: '',
      stock: '0',
    });
    expect(await saved.text()).toContain('is saved');
    const {data} = await callApi(
      platform,
      '{ product(handle: "optic-white-comfort-fit-teeth-whitening-device-and-kit") { variants(first: 1) { nodes { availableForSale compareAtPrice { amount } price { amount } } } } }',
    );
    expect(data.product.variants.nodes).toEqual([
      {availableForSale: false, compareAtPrice: null, price: {amount: '99.5'}},
    ]);
    const refused = await post(`/admin/variants/${variant?.id ?? 0}`, {price: 'cheap', stock: '0'});
    expect(await refused.text()).toContain('A price looks like 14.99.');
  });

  test('a drafted product leaves the shop', async () => {
    const handle = 'optic-white-led-whitening-kit';
    const product = platform.services.catalogue.productByHandle(handle);
    await post(`/admin/products/${product?.id ?? 0}`, {
      status: 'DRAFT',
      title: product?.title ?? '',
      tags: '',
    });
    const {data} = await callApi(platform, `{ product(handle: "${handle}") { id } }`);
    expect(data.product).toBeNull();
  });

  test('a discount with a start, a customer tag, a purchase type and a number of units', async () => {
    await post('/admin/discounts', {
      code: 'LATER',
      kind: 'order-percentage',
      amount: '10',
      startsAt: '2035-01-01T00:00',
      customerTags: 'edu, staff',
      purchaseType: 'SUBSCRIPTION',
      minimumQuantity: '3',
    });
    const page = await read('/admin/discounts');
    expect(page).toContain('from 3 units, customers tagged edu or staff, subscriptions only');
    const later = listDiscounts(platform.services.store).find(
      ({record}) => record.code === 'LATER',
    );
    expect(later?.record).toMatchObject({
      startsAt: '2035-01-01T00:00:00.000Z',
      customerTags: ['edu', 'staff'],
      purchaseType: 'SUBSCRIPTION',
      minimumQuantity: 3,
    });
    const wrong = await post('/admin/discounts', {
      code: 'WRONG',
      kind: 'order-percentage',
      amount: '10',
      endsAt: 'soon',
    });
    expect(await wrong.text()).toContain('A date looks like');
  });

  test('the list of discounts says which are on', async () => {
    const page = await read('/admin/discounts');
    const stateOf = (code: string) =>
      new RegExp(`<td>\\s*${code}\\s*</td>\\s*<td>\\s*<span class="chip[^>]*>([^<]*)`).exec(
        page,
      )?.[1];
    expect(['WELCOME10', 'NOTYET', 'EXPIRED', 'USEDUP'].map(stateOf)).toEqual([
      'On',
      'Not yet',
      'Over',
      'Used up',
    ]);
  });

  test('a new code applies, and switched off it does not', async () => {
    await post('/admin/discounts', {
      code: 'HALF',
      kind: 'order-percentage',
      amount: '50',
      combines: 'on',
    });
    const half = await createCart(platform, {lines: [{sku: KIT}], discountCodes: ['HALF']});
    expect(half.cost.totalAmount.amount).toBe('74.5');
    const id = /action="\/admin\/discounts\/(\d+)"(?![\s\S]*action="\/admin\/discounts\/)/.exec(
      await read('/admin/discounts'),
    )?.[1];
    await post(`/admin/discounts/${id ?? ''}`, {do: 'toggle'});
    const full = await createCart(platform, {lines: [{sku: KIT}], discountCodes: ['HALF']});
    expect(full.cost.totalAmount.amount).toBe('149.0');
  });

  test('a redirect is found by the API, and one without a slash is refused', async () => {
    await post('/admin/redirects', {path: '/brushes', target: '/products'});
    const {data} = await callApi(
      platform,
      '{ urlRedirects(first: 1, query: "path:/brushes") { nodes { path target } } }',
    );
    expect(data.urlRedirects.nodes).toEqual([{path: '/brushes', target: '/products'}]);
    const refused = await post('/admin/redirects', {path: 'brushes', target: '/products'});
    expect(await refused.text()).toContain('begins with a slash');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    'https://',
    'https://shop@evil.example/',
    'http:evil.example',
    '/a\tb',
    '/a\r\nSet-Cookie: a=b',
    '/a\u0085b',
    'products',
    '',
    '/from',
    '/FROM/?x=1',
  ])('a redirect to %j is refused beside its field, and what was typed stays', async (target) => {
    const refused = await post('/admin/redirects', {path: '/from', target});
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toMatch(/name="target"[^>]*aria-describedby="target-error"/);
    expect(page).toMatch(/id="target-error"[^>]*>[A-Z]/);
    expect(page).toMatch(/name="path"\s+value="\/from"/);
    if (/^[a-z/]+$/.test(target)) expect(page).toContain(`value="${target}"`);
    expect(await read('/admin/redirects')).not.toContain('<td>/from</td>');
  });

  test.each(['brushes', '//brushes', '/a b', '/a?b=c', '/a#b', '/'])(
    'a redirect from %j is refused beside its field',
    async (path) => {
      const refused = await post('/admin/redirects', {path, target: '/products'});
      expect(refused.status).toBe(422);
      expect(await refused.text()).toMatch(/id="path-error"[^>]*>[A-Z]/);
    },
  );

  test('redirects that would go round in a circle or in a chain of six are refused, shorter ones are not', async () => {
    const save = async (path: string, target: string) =>
      (await post('/admin/redirects', {path, target})).text();
    for (const hop of [1, 2, 3, 4, 5]) {
      expect(await save(`/hop-${hop}`, `/hop-${hop + 1}`)).toContain(`/hop-${hop} leads to`);
    }
    expect(await save('/hop-6', '/hop-7')).toContain('chain of more than 5');
    expect(await save('/hop-0', '/hop-1')).toContain('chain of more than 5');
    expect(await save('/hop-6', '/Hop-3/?again=1')).toContain('in a circle');
    expect(await save('/hop-6', `${platform.services.storefrontOrigin}/hop-1`)).toContain(
      'in a circle',
    );
    expect(await save('/hop-6', 'https://elsewhere.example/')).toContain('chain of more than 5');
    // A redirect that is changed counts as what it becomes.
    expect(await save('/hop-5', '/products')).toContain('/hop-5 leads to');
    expect(await save('/hop-6', 'https://elsewhere.example/hop-6')).toContain('/hop-6 leads to');
  });

  test('an order ships, is refunded, and a second cancellation is refused with its reason', async () => {
    await buy(platform, {lines: [{sku: KIT}]});
    await post('/admin/orders/1001', {do: 'fulfil', 'quantity-0': '1', number: '1Z999'});
    expect(await read('/admin/orders/1001')).toContain('Fulfilled');
    const refused = await post('/admin/orders/1001', {do: 'cancel', reason: 'CUSTOMER'});
    expect(await refused.text()).toContain('has been shipped: refund it instead');
    await post('/admin/orders/1001', {do: 'refund', amount: ''});
    expect(await read('/admin/orders/1001')).toContain('Refunded');
  });

  test('statuses can be set to read as they should', async () => {
    await buy(platform, {lines: [{sku: KIT}]});
    await post('/admin/orders/1001', {
      do: 'set',
      financialStatus: 'VOIDED',
      fulfillmentStatus: 'ON_HOLD',
    });
    const page = await read('/admin/orders');
    expect(page).toContain('Voided');
    expect(page).toContain('On hold');
  });

  test('an invitation goes out, tags are saved, and sessions end', async () => {
    await post('/admin/customers/invite', {email: 'new@example.com'});
    expect((await readMails(platform, 'new@example.com'))[0]?.kind).toBe('activation');
    const {id, token} = await newSession(platform);
    const number = id.split('/').at(-1) ?? '';
    await post(`/admin/customers/${number}`, {do: 'tags', tags: 'edu, vip'});
    expect((await readCustomer(platform, token)).customer.tags).toEqual(['edu', 'vip']);
    await post(`/admin/customers/${number}`, {do: 'expire'});
    expect((await readCustomer(platform, token)).customer).toBeNull();
  });

  test('a fault goes on and off', async () => {
    await post('/admin/faults', {operation: 'ShopName', kind: 'throttled', probability: '1'});
    const query = 'query ShopName { shop { name } }';
    expect((await callApi(platform, query)).errors[0].extensions.code).toBe('THROTTLED');
    const id = /action="\/admin\/faults\/(\d+)"/.exec(await read('/admin/faults'))?.[1];
    await post(`/admin/faults/${id ?? ''}`);
    expect((await callApi(platform, query)).errors).toBeUndefined();
  });

  test('the clock moves, and a reset brings everything back', async () => {
    await buy(platform, {lines: [{sku: KIT}]});
    const before = platform.services.clock.now().getTime();
    await post('/admin/clock', {do: 'advance', days: '30'});
    expect(platform.services.clock.now().getTime() - before).toBeGreaterThan(29 * 86_400_000);
    await post('/admin/reset');
    expect(await read('/admin/orders')).toContain('Nobody has ordered yet');
  });
});
