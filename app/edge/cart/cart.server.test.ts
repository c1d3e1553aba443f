import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type CartChange, requestOf} from '~/domain/cart/change';
import {CART_FORM_FIELD, toCartFields} from '~/domain/cart/change-fields';
import type {CartReply} from '~/domain/visitor/shopper';
import {discountLink, sharedDiscountLink} from '~/edge/pipeline/discount-link.server';
import {createShopContext, type ShopContext} from '~/edge/request/context.server';
import {sealToken} from '~/edge/request/customer-token.server';

import {StubPlatform} from '../../../tests/support/stub-platform';
import {stubWorkerGlobals} from '../../../tests/support/worker-globals';

import {changeCart, loadCart} from './cart.server';
import {linkCartToCustomer} from './session.server';

const KIT = 'optic-white-comfort-fit-teeth-whitening-device-and-kit';
const PLAN = 'gid://shopify/SellingPlan/2';
const SECRETS = {SESSION_SECRET: 'a-secret-of-sixteen-or-more'};

let platform: StubPlatform;
/** The shopper's cookies, as a browser keeps them. */
let cookies: Map<string, string>;

function browserRequest(path: string, init: RequestInit = {}): Request {
  const headers = new Headers(init.headers);
  headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return new Request(`https://shop.example${path}`, {...init, headers});
}

function openContext(request: Request): ShopContext {
  return createShopContext(request, {
    env: {
      PUBLIC_STORE_DOMAIN: 'https://platform.example',
      PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
      PRIVATE_STOREFRONT_API_TOKEN: 'shpat_b7100000000000000000000000000002',
      PUBLIC_STOREFRONT_API_VERSION: '2025-04',
      CACHE_SECONDS: 60,
      ...SECRETS,
    } as ShopContext['env'],
    waitUntil: () => undefined,
  });
}

function keepCookies(context: ShopContext): void {
  for (const cookie of context.responseHeaders.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/Max-Age=0/.test(cookie)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

async function post(change: CartChange, fields: Record<string, string> = {}): Promise<CartReply> {
  platform.calls.length = 0;
  const request = browserRequest('/cart', {
    method: 'POST',
    body: new URLSearchParams({...toCartFields(change), ...fields}),
  });
  const context = openContext(request);
  const reply = await changeCart(request, context);
  keepCookies(context);
  return reply;
}

async function load() {
  platform.calls.length = 0;
  const request = browserRequest('/api/shopper');
  const context = openContext(request);
  const loaded = await loadCart(request, context);
  keepCookies(context);
  return loaded;
}

const add = (handle: string, quantity = 1, sellingPlanId: string | null = null) =>
  post({
    kind: 'add',
    lines: [{...requestOf(platform.variantId(handle), quantity), sellingPlanId}],
  });
const setTo = (id: string, quantity: number) => post({kind: 'update', lines: [{id, quantity}]});
const remove = (id: string) => post({kind: 'remove', lineIds: [id]});
const switchTo = (lineId: string, sellingPlanId: string | null) =>
  post({kind: 'switch-plan', lineId, sellingPlanId});
const applyCode = (code: string, current: string[] = []) =>
  post({kind: 'apply-code', code, current});
/** Lines as `handle: quantity`, a plan line marked. */
const linesOf = (reply: {shopper: CartReply['shopper']}) =>
  Object.fromEntries(
    (reply.shopper?.cart?.lines ?? []).map(({merchandise, quantity, sellingPlan}) => [
      `${merchandise.product.handle}${sellingPlan ? ' on a plan' : ''}`,
      quantity,
    ]),
  );
const lineId = (reply: {shopper: CartReply['shopper']}, handle: string) =>
  reply.shopper?.cart?.lines.find(({merchandise}) => merchandise.product.handle === handle)?.id ??
  '';
const serverError = () => new Response('<h1>Something went wrong</h1>', {status: 500});

beforeEach(() => {
  platform = new StubPlatform([
    {handle: 'paste', price: '4.0', plan: {id: PLAN, price: '3.4'}},
    {handle: 'brush', price: '25.0'},
    {handle: KIT, price: '45.0'},
    {handle: 'free-gift-1', price: '0.0'},
    {handle: 'uv-restore-mini', price: '0.0'},
    {handle: 'overnight-whitening-pen', price: '0.0'},
    {handle: 'next-generation-whitening-pen', price: '0.0'},
    {handle: 'fresh-rinse-mouthwash', price: '9.0'},
  ]);
  cookies = new Map();
  stubWorkerGlobals();
  vi.stubGlobal('fetch', platform.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the life of a cart', () => {
  it('a first add makes one cart and stores its id, Secure, HttpOnly and for a year (case C016)', async () => {
    const request = browserRequest('/cart', {
      method: 'POST',
      body: new URLSearchParams({
        ...toCartFields({kind: 'add', lines: [requestOf(platform.variantId('paste'))]}),
      }),
    });
    const context = openContext(request);
    const reply = await changeCart(request, context);
    expect(reply).toMatchObject({ok: true, alerts: [], refusal: null});
    expect(platform.cartCalls).toEqual(['cartCreate']);
    expect(context.responseHeaders.getSetCookie()).toEqual([
      `cart=${encodeURIComponent('cart1?key=k')}; Path=/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax`,
      'cart_units=1; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
    ]);
  });

  it('a change costs one call of the platform when no gift changes', async () => {
    const first = await add('paste');
    for (const change of [
      () => add('paste'),
      () => setTo(lineId(first, 'paste'), 4),
      () => post({kind: 'note', note: 'Ring twice'}),
      () => post({kind: 'remove-code', code: 'A', current: ['A', 'B']}),
      () => remove(lineId(first, 'paste')),
    ]) {
      expect((await change()).ok).toBe(true);
      expect(platform.cartCalls).toHaveLength(1);
    }
  });

  it.each(['abc', '', '%5Bobject%20Object%5D', 'a/b', '%E0%A4%A'])(
    'garbage in the cookie (%j) does no harm: a cart is made and the id replaced (case C014)',
    async (garbage) => {
      cookies.set('cart', garbage);
      const reply = await add('paste');
      expect(linesOf(reply)).toEqual({paste: 1});
      expect(cookies.get('cart')).toMatch(/^cart\d/);
    },
  );

  it('a stored id without a cart is replaced once, and the next add works (case C012)', async () => {
    await add('paste');
    platform.carts.clear();
    const loaded = await load();
    expect(loaded.cart).toMatchObject({lines: [], totalQuantity: 0});
    expect(platform.cartCalls).toEqual(['cart', 'cartCreate']);
    await load();
    expect(platform.cartCalls).toEqual(['cart']);
    expect(linesOf(await add('brush'))).toEqual({brush: 1});
    expect(platform.cartCalls).toEqual(['cartLinesAdd']);
  });

  it('an add to a cart that is gone makes a new one with the line in it', async () => {
    await add('paste');
    platform.carts.clear();
    const reply = await add('brush');
    expect(linesOf(reply)).toEqual({brush: 1});
    expect(platform.cartCalls).toEqual(['cartLinesAdd', 'cartCreate']);
  });

  it('another change of a cart that is gone says so and starts over', async () => {
    const first = await add('paste');
    platform.carts.clear();
    const reply = await setTo(lineId(first, 'paste'), 2);
    expect(reply.refusal?.message).toContain('we started a new one');
    expect(reply.shopper?.cart?.lines).toEqual([]);
  });

  it('an unreachable platform is no empty cart, and the stored id stays', async () => {
    await add('paste');
    const stored = cookies.get('cart');
    platform.fault = serverError;
    expect(await load()).toMatchObject({cart: null, unreachable: true});
    expect(cookies.get('cart')).toBe(stored);
    platform.fault = () => null;
    expect((await load()).cart?.totalQuantity).toBe(1);
  });

  it('makes no cart for a visitor who has none', async () => {
    expect(await load()).toMatchObject({cart: null, unreachable: false});
    expect(platform.calls).toEqual([]);
  });
});

describe('limits', () => {
  it('nine in the cart, two more asked: one is added and the alert says so (case C032)', async () => {
    await add('paste', 9);
    const reply = await add('paste', 2);
    expect(linesOf(reply)).toEqual({paste: 10});
    expect(reply.alerts).toEqual([expect.stringContaining('1 of the 2')]);
    expect(reply.ok).toBe(true);
  });

  it('counts plan lines of the variant: 6 and 3 leave 1 of 4 (case C040)', async () => {
    await add('paste', 6);
    await add('paste', 3, PLAN);
    const reply = await add('paste', 4);
    expect(linesOf(reply)).toEqual({paste: 7, 'paste on a plan': 3});
    expect(reply.alerts).toEqual([expect.stringContaining('1 of the 4')]);
  });

  it('a request beyond ten is cut before it is sent', async () => {
    const reply = await add('paste', 500);
    expect(platform.calls[0]?.variables).toMatchObject({input: {lines: [{quantity: 10}]}});
    expect(reply.alerts).toEqual([expect.stringContaining('10 of the 500')]);
  });

  it('a full variant takes no more, and says it', async () => {
    await add('paste', 10);
    const reply = await add('paste', 1);
    expect(linesOf(reply)).toEqual({paste: 10});
    expect(reply.alerts).toEqual([expect.stringContaining('already holds that many')]);
  });

  it('typed quantities are held to the limit like clicked ones', async () => {
    const first = await add('paste', 2);
    await add('paste', 3, PLAN);
    const reply = await post(
      {kind: 'update', lines: [{id: lineId(first, 'paste'), quantity: 2}]},
      {quantity: '44'},
    );
    expect(linesOf(reply)).toEqual({paste: 7, 'paste on a plan': 3});
    expect(reply.alerts).toEqual([expect.stringContaining('7 of the 44')]);
  });

  it('0 removes the line, and it does not come back with the next add (case C036)', async () => {
    const first = await add('paste');
    expect(linesOf(await setTo(lineId(first, 'paste'), 0))).toEqual({});
    expect(linesOf(await add('brush'))).toEqual({brush: 1});
  });

  it('a second removal of one line is no error', async () => {
    const first = await add('paste');
    await remove(lineId(first, 'paste'));
    expect(await remove(lineId(first, 'paste'))).toMatchObject({ok: true});
  });
});

describe('refusals', () => {
  it('shows the platform’s first message beside the line and leaves the cart as it is (case C034)', async () => {
    await add('paste', 2);
    const reply = await setTo('gid://shopify/CartLine/none', 3);
    expect(reply).toMatchObject({
      ok: false,
      refusal: {place: 'line', lineId: 'gid://shopify/CartLine/none'},
    });
    expect(reply.refusal?.message).toContain('does not exist');
    expect(linesOf(reply)).toEqual({paste: 2});
  });

  it('an unknown variant is refused in the platform’s words and the stored cart stays', async () => {
    await add('paste');
    const reply = await add('nothing');
    expect(reply).toMatchObject({ok: false, shopper: null, refusal: {place: 'add'}});
    expect((await load()).cart?.totalQuantity).toBe(1);
  });

  it('a failed update with a gift promotion on is not repeated (case C009)', async () => {
    const first = await add(KIT);
    platform.fault = ({name}) => (name === 'cartLinesUpdate' ? serverError() : null);
    const reply = await setTo(lineId(first, KIT), 2);
    expect(reply.refusal?.message).toBe('Error updating cart line item');
    expect(platform.cartCalls).toEqual(['cartLinesUpdate']);
  });

  it('a form that cannot be read costs no call', async () => {
    const note: CartChange = {kind: 'note', note: ''};
    expect((await post(note, {[CART_FORM_FIELD]: 'garbage'})).refusal?.message).toContain(
      'could not be read',
    );
    expect(platform.calls).toEqual([]);
  });
});

describe('gifts inside the change', () => {
  it('come with what earns them and leave with it (case C046), at most one call a kind of step', async () => {
    const first = await add(KIT);
    expect(linesOf(first)).toEqual({[KIT]: 1, 'uv-restore-mini': 1, 'overnight-whitening-pen': 1});
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    const raised = await setTo(lineId(first, KIT), 3);
    expect(linesOf(raised)).toEqual({
      [KIT]: 3,
      'uv-restore-mini': 3,
      'overnight-whitening-pen': 3,
      'free-gift-1': 1,
    });
    expect(platform.cartCalls).toEqual(['cartLinesUpdate', 'cartLinesUpdate', 'cartLinesAdd']);
    const removed = await remove(lineId(first, KIT));
    expect(linesOf(removed)).toEqual({});
    expect(platform.cartCalls).toEqual(['cartLinesRemove', 'cartLinesRemove']);
  });

  it('a declined gift stays out of later changes, other gifts unaffected, until it is brought back (case C044)', async () => {
    const first = await add(KIT, 2);
    expect(linesOf(first)).toMatchObject({'free-gift-1': 1});
    const declined = await post({
      kind: 'decline-gift',
      lineId: lineId(first, 'free-gift-1'),
      promotionIds: ['gift-over-50'],
    });
    expect(cookies.get('decline_gift_over_50')).toBe('true');
    expect(linesOf(declined)).toEqual({
      [KIT]: 2,
      'uv-restore-mini': 2,
      'overnight-whitening-pen': 2,
    });
    expect(platform.cartCalls).toEqual(['cartLinesRemove']);
    expect(linesOf(await add('paste'))).not.toHaveProperty('free-gift-1');
    const status = (await load()).gifts.find(({promotionId}) => promotionId === 'gift-over-50');
    expect(status?.reason).toEqual({kind: 'declined'});
    expect(linesOf(await post({kind: 'restore-gift', promotionId: 'gift-over-50'}))).toMatchObject({
      'free-gift-1': 1,
    });
    expect(cookies.has('decline_gift_over_50')).toBe(false);
  });

  it('a refused gift is tried once for each change, never on a read, and the shopper’s add is shown (case C050)', async () => {
    platform.fault = ({name, variables}) =>
      name === 'cartLinesAdd' && JSON.stringify(variables).includes('uv-restore-mini')
        ? serverError()
        : null;
    const reply = await add(KIT);
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(linesOf(reply)).toEqual({[KIT]: 1});
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    await load();
    expect(platform.cartCalls).toEqual(['cart']);
    await add('paste');
    expect(platform.cartCalls).toEqual(['cartLinesAdd', 'cartLinesAdd']);
  });

  it('a gift that a shopper posts without earning it does not stay', async () => {
    expect(linesOf(await add('free-gift-1', 3))).toEqual({});
    await add('paste');
    const smuggled = platform.carts.get('gid://shopify/Cart/cart1?key=k');
    expect(smuggled).toBeDefined();
    expect(linesOf(await add('uv-restore-mini'))).toEqual({paste: 1});
  });

  it('are left alone when the catalogue cannot be read, and the change succeeds', async () => {
    platform.fault = ({name}) => (name === 'products' ? serverError() : null);
    expect(await add(KIT)).toMatchObject({ok: true, shopper: {gifts: [], topPick: null}});
  });

  it('says for each promotion how far it is', async () => {
    const {shopper} = await add(KIT);
    const reasons = Object.fromEntries(
      (shopper?.gifts ?? []).map(({promotionId, reason}) => [promotionId, reason.kind]),
    );
    expect(reasons).toMatchObject({
      'gift-over-50': 'below-threshold',
      'kit-sunscreen': 'granted',
      'pens-express': 'units-missing',
    });
  });
});

describe('plans', () => {
  it('a switch removes and re-adds with quantity and plan (case C059)', async () => {
    const first = await add('paste', 4);
    const reply = await switchTo(lineId(first, 'paste'), PLAN);
    expect(linesOf(reply)).toEqual({'paste on a plan': 4});
    expect(platform.cartCalls).toEqual(['cart', 'cartLinesRemove', 'cartLinesAdd']);
  });

  it('keeps the gifts out of the empty state in between (case C065)', async () => {
    const first = await add(KIT);
    const reply = await switchTo(lineId(first, KIT), PLAN);
    expect(linesOf(reply)).toMatchObject({[`${KIT} on a plan`]: 1, 'uv-restore-mini': 1});
    expect(platform.cartCalls).toEqual(['cart', 'cartLinesRemove', 'cartLinesAdd']);
  });

  it('puts the line back as it was when the second half fails (case C065)', async () => {
    const first = await add('paste', 4);
    platform.fault = ({name, variables}) =>
      name === 'cartLinesAdd' && JSON.stringify(variables).includes(PLAN) ? serverError() : null;
    const reply = await switchTo(lineId(first, 'paste'), PLAN);
    expect(reply.refusal).toMatchObject({message: 'Error adding line item to cart', place: 'line'});
    expect(linesOf(reply)).toEqual({paste: 4});
  });

  it.each(['cartLinesRemove', 'cartLinesAdd'])(
    'looks up a half whose reply is lost, so that no unit is lost or doubled: %s',
    async (lost) => {
      const first = await add('paste', 4);
      platform.fault = ({name}) => (name === lost ? 'after' : null);
      const reply = await switchTo(lineId(first, 'paste'), PLAN);
      expect(reply).toMatchObject({ok: true, refusal: null});
      expect(linesOf(reply)).toEqual({'paste on a plan': 4});
    },
  );

  it('puts the line back where the first attempt to do so fails', async () => {
    const first = await add('paste', 4);
    let adds = 0;
    platform.fault = ({name}) =>
      name === 'cartLinesAdd' && (adds += 1) <= 2 ? serverError() : null;
    const reply = await switchTo(lineId(first, 'paste'), PLAN);
    expect(reply.ok).toBe(false);
    expect(linesOf(reply)).toEqual({paste: 4});
  });

  it('adds nothing twice where it cannot be told whether the second half arrived', async () => {
    const first = await add('paste', 4);
    let isLost = false;
    platform.fault = ({name}) => {
      if (name === 'cart') return isLost ? serverError() : null;
      if (name !== 'cartLinesAdd') return null;
      isLost = true;
      return 'after';
    };
    expect(await switchTo(lineId(first, 'paste'), PLAN)).toMatchObject({ok: false});
    isLost = false;
    expect(linesOf({shopper: await load()})).toEqual({'paste on a plan': 4});
  });
});

describe('discount codes', () => {
  it('a code that applies is sent first, the others kept (case C069)', async () => {
    platform.codes.add('A').add('B');
    await add('paste');
    await applyCode('A');
    const reply = await applyCode(' B ', ['A']);
    expect(
      platform.calls.find(({name}) => name === 'cartDiscountCodesUpdate')?.variables,
    ).toMatchObject({
      discountCodes: ['B', 'A'],
    });
    expect(reply).toMatchObject({ok: true, refusal: null});
  });

  it('one that does not is refused and the cart goes back to the codes it had (case C067)', async () => {
    platform.codes.add('A');
    await add('paste');
    await applyCode('A');
    const reply = await applyCode('NOPE', ['A']);
    expect(reply.refusal).toEqual({message: 'Invalid discount code', place: 'code', lineId: null});
    expect(reply.shopper?.cart?.discountCodes).toEqual([{code: 'A', applicable: true}]);
  });

  it('a code that stopped applying can be entered again (case C071)', async () => {
    platform.codes.add('A');
    await add('paste');
    await applyCode('A');
    platform.codes.delete('A');
    await add('paste');
    platform.codes.add('A');
    expect(await applyCode('A', ['A'])).toMatchObject({ok: true});
    expect(platform.cartCalls).toEqual(['cartDiscountCodesUpdate']);
  });

  it('a link puts its code aside, keeps the other parameters, and the cart takes it once (case C073)', async () => {
    const visit = async (address: string) => {
      const request = browserRequest(address);
      const context = openContext(request);
      const response = await discountLink.run(request, context, () =>
        Promise.resolve(new Response('page')),
      );
      keepCookies(context);
      return response.headers.get('Location');
    };
    expect(await visit('/products/x?discount=A&utm_source=m&im_ref=c1&exp=e.0&q=a%20b')).toBe(
      '/products/x?utm_source=m&im_ref=c1&exp=e.0&q=a%20b',
    );
    expect(await visit('/products/x?utm_source=m')).toBeNull();
    await add('paste');
    expect(platform.calls[0]?.variables).toMatchObject({input: {discountCodes: ['A']}});
    await load();
    expect(platform.cartCalls).toEqual(['cart']);
  });

  it('a link for a cart that exists is applied when the cart is next read, in front of its codes', async () => {
    platform.codes.add('OLD');
    await add('paste');
    await applyCode('OLD');
    cookies.set('discount_link', 'NEW');
    expect((await load()).cart?.discountCodes.map(({code}) => code)).toEqual(['NEW', 'OLD']);
    await load();
    expect(platform.cartCalls).toEqual(['cart']);
  });

  it.each([
    ['?discount=A&discount=B', '/x', 'A'],
    ['?discount[]=A', null, undefined],
    ['?constructor=x&__proto__[a]=1', null, undefined],
    ['?discount=', '/x', undefined],
  ])('%s leads to %j and keeps %j (case C109)', async (query, location, code) => {
    const request = browserRequest(`/x${query}`);
    const context = openContext(request);
    const response = await discountLink.run(request, context, () =>
      Promise.resolve(new Response('page')),
    );
    keepCookies(context);
    expect(response.headers.get('Location')).toBe(location);
    expect(cookies.get('discount_link')).toBe(code);
  });
});

describe('a shared discount link', () => {
  const visit = async (address: string, init: RequestInit = {}) => {
    const request = browserRequest(address, init);
    const context = openContext(request);
    const response = await sharedDiscountLink.run(request, context, () =>
      Promise.resolve(new Response('page')),
    );
    keepCookies(context);
    return response;
  };

  it('puts its code, as it is spelled, on the next cart and leads to its target', async () => {
    const response = await visit(
      '/discount/Smile%2010?utm_source=m&redirect=/products/x%3Fa=b%23top',
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/products/x?a=b&utm_source=m#top');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await add('paste');
    expect(platform.calls[0]?.variables).toMatchObject({input: {discountCodes: ['Smile 10']}});
  });

  it('is followed by the app as well', async () => {
    const response = await visit('/discount/A.data?redirect=/learn&_routes=routes%2Fnot-found');
    expect(response.status).toBe(202);
    expect(await response.text()).toContain('"/learn"');
    expect(cookies.get('discount_link')).toBe('A');
  });

  it.each([
    '//evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/x%0d%0aSet-Cookie:a=b',
    'products',
    '',
  ])('leads home instead of to %j, with the other parameters', async (target) => {
    const response = await visit(`/discount/A?redirect=${target}&q=1`);
    expect(response.headers.get('Location')).toBe('/?q=1');
    expect(cookies.get('discount_link')).toBe('A');
  });

  it.each([`/discount/${'x'.repeat(256)}`, '/discount/%20', '/discount/a%0d%0ab'])(
    'keeps nothing of %s that could be no code',
    async (address) => {
      expect((await visit(address)).headers.get('Location')).toBe('/');
      expect(cookies.has('discount_link')).toBe(false);
    },
  );

  it('keeps nothing when only its headers are asked for, and other paths and methods go on', async () => {
    expect((await visit('/discount/A', {method: 'HEAD'})).headers.get('Location')).toBe('/');
    for (const address of ['/discount', '/discount/', '/discount/a/b', '/products/discount/a'])
      expect(await (await visit(address)).text()).toBe('page');
    expect(await (await visit('/discount/A', {method: 'POST'})).text()).toBe('page');
    expect(cookies.has('discount_link')).toBe(false);
  });
});

describe('attribution and identity', () => {
  const record = {
    clickId: 'c1',
    loadTime: '2026-01-01T00:00:00.000Z',
    expiryTime: 'Fri, 01 Jan 2100 00:00:00 GMT',
  };

  it('a new cart carries the click from its first call', async () => {
    cookies.set('cp_impact_attribution', encodeURIComponent(JSON.stringify(record)));
    const {shopper} = await add('paste');
    expect(platform.cartCalls).toEqual(['cartCreate']);
    expect(shopper?.cart?.attributes).toEqual([
      {key: 'cp_impact_attribution', value: JSON.stringify(record)},
    ]);
  });

  it('without the cookie the next change takes the entry out and keeps the others (case C018)', async () => {
    cookies.set('cp_impact_attribution', encodeURIComponent(JSON.stringify(record)));
    await add('paste');
    await post({kind: 'attributes', changes: {gift_note: 'x'}});
    cookies.delete('cp_impact_attribution');
    const {shopper} = await add('paste');
    expect(shopper?.cart?.attributes).toEqual([{key: 'gift_note', value: 'x'}]);
    await add('paste');
    expect(platform.cartCalls).toEqual(['cartLinesAdd']);
  });

  it('signing in links the cart with exactly one call, and none without a cart (case C020)', async () => {
    const link = (request: Request) => linkCartToCustomer(request, openContext(request), 'token');
    expect(await link(browserRequest('/account/login'))).toBe(false);
    expect(platform.calls).toEqual([]);
    await add('paste');
    platform.calls.length = 0;
    expect(await link(browserRequest('/account/login'))).toBe(true);
    expect(platform.cartCalls).toEqual(['cartBuyerIdentityUpdate']);
    expect(platform.calls[0]?.variables).toMatchObject({
      buyerIdentity: {customerAccessToken: 'token', countryCode: 'US'},
    });
  });

  it('a stored token that ran out does not cost the shopper the cart', async () => {
    const token = {accessToken: 'expired', expiresAt: '2099-01-09T12:00:00Z'};
    cookies.set('customer_token', await sealToken(SECRETS, token));
    expect(linesOf(await add('paste'))).toEqual({paste: 1});
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartCreate']);
  });
});

describe('buy now', () => {
  const buy = (handle: string) =>
    post({kind: 'buy-now', line: requestOf(platform.variantId(handle))});

  it('goes to checkout with the stored cart when nothing else is in it', async () => {
    const reply = await buy('paste');
    expect(reply.checkoutUrl).toContain('checkout.example');
    expect(linesOf(reply)).toEqual({paste: 1});
    expect(cookies.get('cart')).toMatch(/^cart1/);
  });

  it('of a gift is refused in words, without a checkout, a cart or a change', async () => {
    const empty = await buy('uv-restore-mini');
    expect(empty).toMatchObject({ok: false, checkoutUrl: null, refusal: {place: 'add'}});
    expect(empty.refusal?.message).toContain('free gift');
    expect(platform.cartCalls).toEqual([]);
    expect(cookies.has('cart')).toBe(false);
    await add(KIT);
    expect(await buy('uv-restore-mini')).toMatchObject({ok: false, checkoutUrl: null});
    expect(platform.cartCalls).toEqual([]);
  });

  it('otherwise goes alone, with its gifts, and leaves the stored cart as it is', async () => {
    await add('paste');
    const reply = await buy(KIT);
    expect(reply.checkoutUrl).toContain('checkout.example');
    expect(cookies.get('cart')).toMatch(/^cart1/);
    const handles = (id: string) =>
      platform.carts
        .get(`gid://shopify/Cart/${id}?key=k`)
        ?.lines.map(({variant}) => variant.handle);
    expect(handles('cart1')).toEqual(['paste']);
    const own = [...platform.carts.values()].at(-1);
    expect(own?.lines.map(({variant}) => variant.handle)).toContain('uv-restore-mini');
  });
});
