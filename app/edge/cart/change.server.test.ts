import {describe, expect, it} from 'vitest';

import {requestOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import {CART_FORM_FIELD} from '~/domain/cart/change/field-names';

import {lineId, linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {changeCart} from './change.server';

const {brush, kit, paste} = WARES;
const shopping = useCartShopper();

describe('the life of a cart', () => {
  it('a first add makes one cart and stores its id, Secure, HttpOnly and for a year', async () => {
    const shopper = shopping();
    const request = shopper.request('/cart', {
      method: 'POST',
      body: new URLSearchParams({
        ...toCartFields({kind: 'add', lines: [requestOf(shopper.platform.variantId(paste))]}),
      }),
    });
    const context = shopper.open(request);
    const reply = await changeCart(request, context);
    expect(reply).toMatchObject({ok: true, alerts: [], refusal: null});
    expect(shopper.platform.cartCalls).toEqual(['cartCreate']);
    const token = reply.shopper?.cart?.id.replace('gid://shopify/Cart/', '') ?? '';
    expect(token).toContain('?key=');
    expect(context.responseHeaders.getSetCookie()).toEqual([
      `__Host-cart=${encodeURIComponent(token)}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'cart_units=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('a change costs one call of the platform when no gift changes', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste);
    for (const change of [
      () => shopper.add(paste),
      () => shopper.setQuantity(lineId(first, paste), 4),
      () => shopper.post({kind: 'note', note: 'Ring twice'}),
      () =>
        shopper.post({kind: 'remove-code', code: 'WELCOME10', current: ['WELCOME10', 'FREESHIP']}),
      () => shopper.remove(lineId(first, paste)),
    ]) {
      expect((await change()).ok).toBe(true);
      expect(shopper.platform.cartCalls).toHaveLength(1);
    }
  });

  it.each(['abc', '', '%5Bobject%20Object%5D', 'a/b', '%E0%A4%A'])(
    'garbage in the cookie (%j) does no harm: a cart is made and the id replaced',
    async (garbage) => {
      const shopper = shopping();
      shopper.cookies.set('cart', garbage);
      expect(linesOf(await shopper.add(paste))).toEqual({[paste]: 1});
      expect(shopper.cookies.get('cart')).not.toBe(garbage);
      expect(await shopper.platform.lines(shopper.cookies.get('cart'))).toHaveLength(1);
    },
  );

  it('of several cookies of its name the one that may be a cart is the shopper’s, and stays', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const stored = shopper.cookies.get('cart') ?? '';
    shopper.cookies.set('cart', `; cart=a%2Fb; cart=${stored}`);
    expect(linesOf(await shopper.add(paste))).toEqual({[paste]: 2});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd']);
    expect(shopper.cookies.get('cart')).toContain(stored);
  });

  it('a stored id without a cart is replaced once, and the next add works', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.forget();
    expect((await shopper.load()).cart).toMatchObject({lines: [], totalQuantity: 0});
    expect(shopper.platform.cartCalls).toEqual(['cart', 'cartCreate']);
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
    expect(linesOf(await shopper.add(brush))).toEqual({[brush]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd']);
  });

  it('an add to a cart that is gone makes a new one with the line in it', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.forget();
    expect(linesOf(await shopper.add(brush))).toEqual({[brush]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd', 'cartCreate']);
  });

  it('another change of a cart that is gone says so and starts over', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste);
    shopper.platform.forget();
    const reply = await shopper.setQuantity(lineId(first, paste), 2);
    expect(reply.refusal?.message).toContain('we started a new one');
    expect(reply.shopper?.cart?.lines).toEqual([]);
  });

  it('an unreachable platform is no empty cart, and the stored id stays', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const stored = shopper.cookies.get('cart');
    shopper.platform.fault = () => 'html';
    expect(await shopper.load()).toMatchObject({cart: null, unreachable: true});
    expect(shopper.cookies.get('cart')).toBe(stored);
    shopper.platform.fault = () => null;
    expect((await shopper.load()).cart?.totalQuantity).toBe(1);
  });

  it('makes no cart for a visitor who has none', async () => {
    const shopper = shopping();
    expect(await shopper.load()).toMatchObject({cart: null, unreachable: false});
    expect(shopper.platform.calls).toEqual([]);
  });
});

describe('lines', () => {
  it('a quantity of 0 removes the line, and it does not come back with the next add', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste);
    expect(linesOf(await shopper.setQuantity(lineId(first, paste), 0))).toEqual({});
    expect(linesOf(await shopper.add(brush))).toEqual({[brush]: 1});
  });

  it('a second removal of one line is no error', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste);
    await shopper.remove(lineId(first, paste));
    const again = await shopper.remove(lineId(first, paste));
    expect(again).toMatchObject({ok: true, refusal: null});
  });
});

describe('refusals', () => {
  it('shows the platform’s first message beside the line and leaves the cart as it is', async () => {
    const shopper = shopping();
    await shopper.add(paste, 2);
    const reply = await shopper.setQuantity('gid://shopify/CartLine/none', 3);
    expect(reply).toMatchObject({
      ok: false,
      refusal: {place: 'line', lineId: 'gid://shopify/CartLine/none'},
    });
    expect(reply.refusal?.message).toContain('does not exist');
    expect(linesOf(reply)).toEqual({[paste]: 2});
  });

  it('an unknown variant is refused in the platform’s words and the stored cart stays', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const reply = await shopper.add('nothing');
    expect(reply).toMatchObject({ok: false, shopper: null, refusal: {place: 'add'}});
    expect(reply.refusal?.message).toContain('does not exist');
    expect((await shopper.load()).cart?.totalQuantity).toBe(1);
  });

  it('a failed update with a gift promotion on is not repeated', async () => {
    const shopper = shopping();
    const first = await shopper.add(kit);
    shopper.platform.fault = ({name}) => (name === 'cartLinesUpdate' ? 'html' : null);
    const reply = await shopper.setQuantity(lineId(first, kit), 2);
    expect(reply.refusal?.message).toBe('Error updating cart line item');
    expect(shopper.platform.cartCalls).toEqual(['cartLinesUpdate']);
  });

  it('a form that cannot be read costs no call', async () => {
    const shopper = shopping();
    const reply = await shopper.post({kind: 'note', note: ''}, {[CART_FORM_FIELD]: 'garbage'});
    expect(reply.refusal?.message).toContain('could not be read');
    expect(shopper.platform.calls).toEqual([]);
  });
});

describe('what the platform cut', () => {
  it('is said although gifts make further calls in the same change', async () => {
    const shopper = shopping();
    shopper.platform.setStock(kit, 3);
    const reply = await shopper.add(kit, 5);
    expect(shopper.platform.cartCalls.length).toBeGreaterThan(1);
    expect(linesOf(reply)[kit]).toBe(3);
    expect(reply.shopper?.warnings).toContainEqual(
      expect.objectContaining({
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        target: lineId(reply, kit),
      }),
    );
  });

  it('is said although a linked code that does not exist is taken off in the same change', async () => {
    const shopper = shopping();
    shopper.platform.setStock(kit, 3);
    shopper.cookies.set('discount_link', 'NOPE');
    const reply = await shopper.add(kit, 5);
    expect(shopper.platform.cartCalls).toContain('cartDiscountCodesUpdate');
    expect(reply.shopper?.cart?.discountCodes).toEqual([]);
    expect(reply.shopper?.warnings.map(({code}) => code).sort()).toEqual([
      'DISCOUNT_NOT_FOUND',
      'MERCHANDISE_NOT_ENOUGH_STOCK',
    ]);
  });
});
