import {describe, expect, it} from 'vitest';

import {formatCodeStanding, unknownCodeMessage} from '~/domain/cart/code-refusal';
import {discountLink} from '~/edge/pipeline/steps/discount-link.server';
import {sharedDiscountLink} from '~/edge/pipeline/steps/shared-discount-link.server';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {paste} = WARES;
const shopping = useCartShopper();

/** Sends a request through one step of the pipeline, behind which there is a page. */
const through =
  (step: typeof discountLink) =>
  (shopper: CartShopper, address: string, init: RequestInit = {}): Promise<Response> =>
    shopper.visit(shopper.request(address, init), (request, context) =>
      step.run(request, context, () => Promise.resolve(new Response('page'))),
    );

describe('a link that carries a code', () => {
  const visit = through(discountLink);

  it('puts its code aside, keeps the other parameters, and the cart takes it once', async () => {
    const shopper = shopping();
    const response = await visit(
      shopper,
      '/products/x?discount=WELCOME10&utm_source=m&im_ref=c1&exp=e.0&q=a%20b',
    );
    expect(response.headers.get('Location')).toBe(
      '/products/x?utm_source=m&im_ref=c1&exp=e.0&q=a%20b',
    );
    const plain = await visit(shopper, '/products/x?utm_source=m');
    expect(plain.headers.get('Location')).toBeNull();
    await shopper.add(paste);
    expect(shopper.platform.calls.find(({name}) => name === 'cartCreate')?.variables).toMatchObject(
      {
        input: {discountCodes: ['WELCOME10']},
      },
    );
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('for a cart that exists is applied when the cart is next read, in front of its codes', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await shopper.applyCode('WELCOME10');
    shopper.cookies.set('discount_link', 'FREESHIP');
    const codes = (await shopper.load()).cart?.discountCodes.map(({code}) => code);
    expect(codes).toEqual(['FREESHIP', 'WELCOME10']);
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('that does not exist is refused in words and not kept, where the platform tells it from others', async () => {
    const shopper = shopping();
    shopper.apiVersion = '2026-04';
    await shopper.add(paste);
    await shopper.applyCode('WELCOME10');
    shopper.cookies.set('discount_link', 'NOPE');
    const {cart, warnings} = await shopper.load();
    expect(cart?.discountCodes).toEqual([{code: 'WELCOME10', applicable: true}]);
    expect(unknownCodeMessage(warnings)).toBe('Invalid discount code: NOPE');
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('that does not exist is refused with the first add too', async () => {
    const shopper = shopping();
    shopper.apiVersion = '2026-04';
    shopper.cookies.set('discount_link', 'NOPE');
    const reply = await shopper.add(paste);
    expect(reply.ok).toBe(true);
    expect(reply.shopper?.cart?.discountCodes).toEqual([]);
    expect(unknownCodeMessage(reply.shopper?.warnings ?? [])).toBe('Invalid discount code: NOPE');
  });

  it.each([
    ['2025-04', 'NOPE', 'does not apply now'],
    ['2025-04', 'SAVE5', 'does not apply now'],
    ['2026-04', 'SAVE5', 'does not apply now'],
  ] as const)(
    'that does nothing yet stays and says no more than is known: in %s, %s',
    async (version, code, words) => {
      const shopper = shopping();
      shopper.apiVersion = version;
      await shopper.add(paste);
      shopper.cookies.set('discount_link', code);
      const {cart, warnings} = await shopper.load();
      const [kept] = cart?.discountCodes ?? [];
      expect(kept).toEqual({code, applicable: false});
      expect(cart && kept && formatCodeStanding(kept, cart, warnings)).toBe(words);
      expect(unknownCodeMessage(warnings)).toBeNull();
    },
  );

  it('that could not be applied is tried again with the next read', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.cookies.set('discount_link', 'FREESHIP');
    shopper.platform.fault = ({name}) => (name === 'cartDiscountCodesUpdate' ? 'html' : null);
    expect((await shopper.load()).cart).toMatchObject({totalQuantity: 1, discountCodes: []});
    shopper.platform.fault = () => null;
    expect((await shopper.load()).cart?.discountCodes).toHaveLength(1);
  });

  it.each([
    ['?discount=A&discount=B', '/x', 'A'],
    ['?discount[]=A', null, undefined],
    ['?constructor=x&__proto__[a]=1', null, undefined],
    ['?discount=', '/x', undefined],
  ])('%s leads to %j and keeps %j', async (query, location, code) => {
    const shopper = shopping();
    const response = await visit(shopper, `/x${query}`);
    expect(response.headers.get('Location')).toBe(location);
    expect(shopper.cookies.get('discount_link')).toBe(code);
  });
});

describe('a shared discount link', () => {
  const visit = through(sharedDiscountLink);

  it('puts its code, as it is spelled, on the next cart and leads to its target', async () => {
    const shopper = shopping();
    const response = await visit(
      shopper,
      '/discount/Smile%2010?utm_source=m&redirect=/products/x%3Fa=b%23top',
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/products/x?a=b&utm_source=m#top');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await shopper.add(paste);
    expect(shopper.platform.calls.find(({name}) => name === 'cartCreate')?.variables).toMatchObject(
      {
        input: {discountCodes: ['Smile 10']},
      },
    );
  });

  it('is followed by the app as well', async () => {
    const shopper = shopping();
    const response = await visit(
      shopper,
      '/discount/A.data?redirect=/learn&_routes=routes%2Fnot-found',
    );
    expect(response.status).toBe(202);
    expect(await response.text()).toContain('"/learn"');
    expect(shopper.cookies.get('discount_link')).toBe('A');
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
    const shopper = shopping();
    const response = await visit(shopper, `/discount/A?redirect=${target}&q=1`);
    expect(response.headers.get('Location')).toBe('/?q=1');
    expect(shopper.cookies.get('discount_link')).toBe('A');
  });

  it.each([`/discount/${'x'.repeat(256)}`, '/discount/%20', '/discount/a%0d%0ab'])(
    'keeps nothing of %s that could be no code',
    async (address) => {
      const shopper = shopping();
      expect((await visit(shopper, address)).headers.get('Location')).toBe('/');
      expect(shopper.cookies.has('discount_link')).toBe(false);
    },
  );

  it('keeps nothing when only its headers are asked for, and other paths and methods go on', async () => {
    const shopper = shopping();
    const head = await visit(shopper, '/discount/A', {method: 'HEAD'});
    expect(head.headers.get('Location')).toBe('/');
    for (const address of ['/discount', '/discount/', '/discount/a/b', '/products/discount/a'])
      expect(await (await visit(shopper, address)).text()).toBe('page');
    expect(await (await visit(shopper, '/discount/A', {method: 'POST'})).text()).toBe('page');
    expect(shopper.cookies.has('discount_link')).toBe(false);
  });
});
