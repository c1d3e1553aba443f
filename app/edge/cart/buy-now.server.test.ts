import {describe, expect, it} from 'vitest';

import {requestOf} from '~/domain/cart/change/change';

import {
  type CartShopper,
  linesOf,
  useCartShopper,
  WARES,
} from '../../../tests/support/cart-shopper';

const {kit, paste, sunscreen} = WARES;
const shopping = useCartShopper();

const buy = (shopper: CartShopper, handle: string) =>
  shopper.post({kind: 'buy-now', line: requestOf(shopper.platform.variantId(handle))});

describe('buy now', () => {
  it('goes to checkout with the stored cart when nothing else is in it', async () => {
    const shopper = shopping();
    const reply = await buy(shopper, paste);
    expect(linesOf(reply)).toEqual({[paste]: 1});
    expect(reply.checkoutUrl).toBe(reply.shopper?.cart?.checkoutUrl);
    expect(await shopper.platform.lines(shopper.cookies.get('cart'))).toHaveLength(1);
  });

  it('of a gift is refused in words, without a checkout, a cart or a change', async () => {
    const shopper = shopping();
    const empty = await buy(shopper, sunscreen);
    expect(empty).toMatchObject({ok: false, checkoutUrl: null, refusal: {place: 'add'}});
    expect(empty.refusal?.message).toContain('free gift');
    expect(shopper.platform.cartCalls).toEqual([]);
    expect(shopper.cookies.has('cart')).toBe(false);
    await shopper.add(kit);
    expect(await buy(shopper, sunscreen)).toMatchObject({ok: false, checkoutUrl: null});
    expect(shopper.platform.cartCalls).toEqual([]);
  });

  it('otherwise goes alone, with its gifts, and leaves the stored cart as it is', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const stored = shopper.cookies.get('cart');
    const reply = await buy(shopper, kit);
    expect(shopper.cookies.get('cart')).toBe(stored);
    const held = async (token: string | undefined) =>
      (await shopper.platform.lines(token)).map(({merchandiseId}) => merchandiseId);
    expect(await held(stored)).toEqual([shopper.platform.variantId(paste)]);
    const own = new URL(reply.checkoutUrl ?? '');
    const token = `${own.pathname.slice(own.pathname.lastIndexOf('/') + 1)}${own.search}`;
    expect(await held(token)).toEqual(
      expect.arrayContaining([kit, sunscreen].map((handle) => shopper.platform.variantId(handle))),
    );
  });
});
