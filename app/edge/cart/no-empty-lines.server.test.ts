import {describe, expect, it} from 'vitest';

import {requestOf} from '~/domain/cart/change/change';

import {linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {brush, kit, paste, pouch} = WARES;
const shopping = useCartShopper();

describe('an add of what is sold out', () => {
  it('is refused in words and leaves no line of nothing', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.setStock(brush, 0);
    const reply = await shopper.add(brush);
    expect(reply).toMatchObject({ok: false, refusal: {place: 'add'}});
    expect(reply.refusal?.message).toMatch(/brush.* is sold out, so it was not added\.$/i);
    expect(linesOf(reply)).toEqual({[paste]: 1});
    expect(await shopper.platform.lines(shopper.cookies.get('cart'))).toHaveLength(1);
  });

  it('is refused to a shopper without a cart too', async () => {
    const shopper = shopping();
    shopper.platform.setStock(brush, 0);
    const reply = await shopper.add(brush);
    expect(reply.refusal?.message).toContain('is sold out');
    expect(linesOf(reply)).toEqual({});
  });

  it('is told beside what was added with it', async () => {
    const shopper = shopping();
    shopper.platform.setStock(brush, 0);
    const lines = [paste, brush].map((handle) => requestOf(shopper.platform.variantId(handle), 1));
    const reply = await shopper.post({kind: 'add', lines});
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(reply.alerts).toEqual([expect.stringContaining('is sold out')]);
    expect(linesOf(reply)).toEqual({[paste]: 1});
    expect(reply.shopper?.warnings).toEqual([]);
  });

  it('leaves alone what sold out in the cart before, which explains itself', async () => {
    const shopper = shopping();
    await shopper.add(brush);
    shopper.platform.setStock(brush, 0);
    expect(linesOf(await shopper.add(paste))).toEqual({[paste]: 1, [brush]: 0});
  });

  it.each(['an empty cart', 'a cart of other things'])(
    'to buy at once, with %s, leads to no checkout',
    async (kind) => {
      const shopper = shopping();
      if (kind !== 'an empty cart') await shopper.add(paste);
      shopper.platform.setStock(brush, 0);
      const line = requestOf(shopper.platform.variantId(brush), 1);
      const reply = await shopper.post({kind: 'buy-now', line});
      expect(reply).toMatchObject({ok: false, checkoutUrl: null, refusal: {place: 'add'}});
      expect(reply.refusal?.message).toContain('is sold out');
    },
  );
});

it('what is sold on without stock goes into the cart, and stays there up to ten', async () => {
  const shopper = shopping();
  shopper.platform.edit(brush, ({variants}) => ({
    variants: variants.map((variant) => ({...variant, stock: -2, continueSelling: true})),
  }));
  const reply = await shopper.add(brush, 10);
  expect(linesOf(reply)).toMatchObject({[brush]: 10});
  expect(reply.alerts).toEqual([]);
});

describe('a gift that is posted by hand', () => {
  it('is refused in words, and nothing is made or changed', async () => {
    const shopper = shopping();
    const reply = await shopper.add(pouch);
    expect(reply).toMatchObject({ok: false, refusal: {place: 'add'}});
    expect(reply.refusal?.message).toContain('free gift');
    expect(shopper.platform.cartCalls).toEqual([]);
    expect(shopper.cookies.has('cart')).toBe(false);
  });

  it('is told beside what was added with it, and leaves the gifts that are earned alone', async () => {
    const shopper = shopping();
    const lines = [kit, pouch].map((handle) => requestOf(shopper.platform.variantId(handle), 1));
    const reply = await shopper.post({kind: 'add', lines});
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(reply.alerts).toEqual([expect.stringContaining('free gift')]);
    expect(linesOf(reply)).toMatchObject({[kit]: 1, [pouch]: 1});
  });
});
