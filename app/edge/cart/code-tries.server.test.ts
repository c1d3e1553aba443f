import {describe, expect, it} from 'vitest';

import {type CartChange, requestOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import {changeCart} from '~/edge/cart/change.server';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const shopping = useCartShopper();

/** As many as one visitor has in ten minutes. */
const TRIES = 30;

/** Posts a change from an address that the host tells. */
function postFrom(address: string, shopper: CartShopper, change: CartChange) {
  shopper.settings = {VISITOR_ADDRESS_HEADER: 'visitor-address'};
  const request = shopper.request('/cart', {
    method: 'POST',
    headers: {'visitor-address': address},
    body: new URLSearchParams(toCartFields(change)),
  });
  return shopper.visit(request, changeCart);
}

const guesses = (count: number) => Array.from({length: count}, (_, number) => `GUESS${number}`);

describe('codes cannot be guessed', () => {
  it('by links, each for a cart of its own: above the limit a cart is made without', async () => {
    const shopper = shopping();
    const line = requestOf(shopper.platform.variantId(WARES.paste), 1);
    const tried: unknown[] = [];
    for (const guess of guesses(TRIES + 1)) {
      shopper.cookies.delete('cart');
      shopper.cookies.set('discount_link', guess);
      const reply = await postFrom('203.0.113.21', shopper, {kind: 'add', lines: [line]});
      expect(reply.ok).toBe(true);
      const made = shopper.platform.calls.find(({name}) => name === 'cartCreate');
      tried.push((made?.variables.input as {discountCodes?: string[]}).discountCodes?.[0]);
    }
    expect(tried.slice(0, TRIES)).toEqual(guesses(TRIES));
    expect(tried[TRIES]).toBeUndefined();
    // It waits for a time when there may be another try.
    expect(shopper.cookies.get('discount_link')).toBe(`GUESS${TRIES}`);
  });

  it.each(['apply-code', 'remove-code'] as const)(
    'as those that a form (%s) says the cart has: each of them is a try',
    async (kind) => {
      const shopper = shopping();
      const address = kind === 'apply-code' ? '203.0.113.22' : '203.0.113.23';
      await shopper.add(WARES.paste);
      const change = {kind, code: 'WELCOME10', current: guesses(TRIES + 1)};
      const reply = await postFrom(address, shopper, change);
      expect(reply.refusal?.message).toContain('Too many attempts');
      expect(shopper.platform.cartCalls).toEqual([]);
    },
  );

  it('but a shopper takes codes off as they like', async () => {
    const shopper = shopping();
    await shopper.add(WARES.paste);
    for (let time = 0; time <= TRIES; time += 1) {
      const reply = await postFrom('203.0.113.24', shopper, {
        kind: 'remove-code',
        code: 'WELCOME10',
        current: ['WELCOME10'],
      });
      expect(reply.ok).toBe(true);
    }
  });
});
