import {describe, expect, it} from 'vitest';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {paste} = WARES;
const COOKIE = 'cp_impact_attribution';
const RECORD = JSON.stringify({
  clickId: 'c1',
  loadTime: '2026-01-01T00:00:00.000Z',
  expiryTime: 'Fri, 01 Jan 2100 00:00:00 GMT',
});
const shopping = useCartShopper();

const clickAd = (shopper: CartShopper) => shopper.cookies.set(COOKIE, encodeURIComponent(RECORD));

describe('the click that brought a shopper', () => {
  it('is on a new cart from its first call', async () => {
    const shopper = shopping();
    clickAd(shopper);
    const reply = await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartCreate']);
    expect(reply.shopper?.cart?.attributes).toEqual([{key: COOKIE, value: RECORD}]);
  });

  it('comes onto a cart that was there before it with the next change, once', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    clickAd(shopper);
    const reply = await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd', 'cartAttributesUpdate']);
    expect(reply.shopper?.cart?.attributes).toEqual([{key: COOKIE, value: RECORD}]);
    await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd']);
  });

  it('leaves the cart with the next change once its cookie is gone, and the other attributes stay', async () => {
    const shopper = shopping();
    clickAd(shopper);
    await shopper.add(paste);
    await shopper.post({kind: 'attributes', changes: {gift_note: 'x'}});
    shopper.cookies.delete(COOKIE);
    const reply = await shopper.add(paste);
    expect(reply.shopper?.cart?.attributes).toEqual([{key: 'gift_note', value: 'x'}]);
    await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd']);
  });

  it('stands in nobody’s way when it cannot be stored', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    clickAd(shopper);
    shopper.platform.fault = ({name}) => (name === 'cartAttributesUpdate' ? 'html' : null);
    const reply = await shopper.add(paste);
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(reply.shopper?.cart?.totalQuantity).toBe(2);
  });
});
