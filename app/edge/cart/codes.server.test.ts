import {describe, expect, it} from 'vitest';

import {lineId, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {paste} = WARES;
/** Takes $5 off orders of $30 and more. */
const FROM_30 = 'SAVE5';
const ALWAYS = 'WELCOME10';
const SHIPPING = 'FREESHIP';
const shopping = useCartShopper();

describe('a discount code', () => {
  it('that applies is sent first, the others kept', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await shopper.applyCode(ALWAYS);
    const reply = await shopper.applyCode(` ${SHIPPING} `, [ALWAYS]);
    expect(
      shopper.platform.calls.find(({name}) => name === 'cartDiscountCodesUpdate')?.variables,
    ).toMatchObject({discountCodes: [SHIPPING, ALWAYS]});
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(reply.shopper?.cart?.discountCodes).toHaveLength(2);
  });

  it.each(['NOPE', 'EXPIRED', 'USEDUP'])(
    'that does not (%s) is refused and the cart goes back to the codes it had',
    async (code) => {
      const shopper = shopping();
      await shopper.add(paste);
      await shopper.applyCode(ALWAYS);
      const reply = await shopper.applyCode(code, [ALWAYS]);
      expect(reply.refusal).toMatchObject({place: 'code', lineId: null});
      expect(reply.shopper?.cart?.discountCodes).toEqual([{code: ALWAYS, applicable: true}]);
    },
  );

  it.each([
    ['2025-04', 'NOPE', 'Invalid discount code'],
    ['2026-04', 'NOPE', 'Invalid discount code'],
    ['2025-04', FROM_30, 'Invalid discount code'],
    [
      '2026-04',
      FROM_30,
      'Invalid discount code. Your cart has not reached the amount that it asks for.',
    ],
  ] as const)(
    'is refused in the words of the specification, with the reason that the platform gives: in %s, %s',
    async (version, code, words) => {
      const shopper = shopping();
      shopper.apiVersion = version;
      await shopper.add(paste);
      const reply = await shopper.applyCode(code);
      expect(reply.refusal?.message).toBe(words);
      expect(reply.shopper?.cart?.discountCodes).toEqual([]);
    },
  );

  it('that stopped applying can be entered again', async () => {
    const shopper = shopping();
    const line = lineId(await shopper.add(paste, 7), paste);
    expect(await shopper.applyCode(FROM_30)).toMatchObject({ok: true});
    const lowered = await shopper.setQuantity(line, 2);
    expect(lowered.shopper?.cart?.discountCodes).toEqual([{code: FROM_30, applicable: false}]);
    await shopper.setQuantity(line, 7);
    expect(await shopper.applyCode(FROM_30, [FROM_30])).toMatchObject({ok: true});
    expect(shopper.platform.cartCalls).toEqual(['cartDiscountCodesUpdate']);
  });

  it('is taken off by its name, the others kept', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await shopper.applyCode(ALWAYS);
    await shopper.applyCode(SHIPPING, [ALWAYS]);
    const reply = await shopper.post({
      kind: 'remove-code',
      code: ALWAYS,
      current: [SHIPPING, ALWAYS],
    });
    expect(reply.shopper?.cart?.discountCodes.map(({code}) => code)).toEqual([SHIPPING]);
  });

  it('of a shopper without a cart is judged on a new one, where none applies and none stays', async () => {
    const shopper = shopping();
    const reply = await shopper.applyCode(SHIPPING);
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartDiscountCodesUpdate']);
    expect(reply.refusal).toMatchObject({message: 'Invalid discount code', place: 'code'});
    expect(reply.shopper?.cart?.discountCodes).toEqual([]);
    expect(shopper.cookies.has('cart')).toBe(true);
  });

  it('is added to those that the cart has when the form does not say them', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await shopper.applyCode(ALWAYS);
    const reply = await shopper.applyCode(SHIPPING, null);
    expect(reply.shopper?.cart?.discountCodes.map(({code}) => code)).toEqual([SHIPPING, ALWAYS]);
    expect(shopper.platform.cartCalls).toEqual(['cart', 'cartDiscountCodesUpdate']);
  });
});
