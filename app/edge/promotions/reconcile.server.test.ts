import {describe, expect, it} from 'vitest';

import type {CartReply} from '~/domain/visitor/shopper';

import {lineId, linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {kit, paste, pouch, sunscreen, giftPen} = WARES;
const GIFTS = {[pouch]: 1, [sunscreen]: 1, [giftPen]: 1};
const shopping = useCartShopper();

/** How the promotions stand that the cart tells of. */
const standings = ({shopper}: {shopper: CartReply['shopper']}) =>
  Object.fromEntries(
    (shopper?.gifts.messages ?? []).map(({promotionId, standing}) => [promotionId, standing]),
  );
/** The promotions that the cart says each gift line comes from. */
const granted = ({shopper}: {shopper: CartReply['shopper']}) =>
  (shopper?.gifts.lines ?? []).flatMap(({promotionIds}) => promotionIds).sort();

describe('gifts inside a change', () => {
  it('come with what earns them and leave with it, at most one call for each kind of step', async () => {
    const shopper = shopping();
    const first = await shopper.add(kit);
    expect(linesOf(first)).toEqual({[kit]: 1, ...GIFTS});
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    const raised = await shopper.setQuantity(lineId(first, kit), 3);
    expect(linesOf(raised)).toEqual({[kit]: 3, [sunscreen]: 3, [giftPen]: 3, [pouch]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesUpdate', 'cartLinesUpdate']);
    const removed = await shopper.remove(lineId(first, kit));
    expect(linesOf(removed)).toEqual({});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesRemove', 'cartLinesRemove']);
  });

  it('a declined gift stays out of later changes, other gifts unaffected, until it is brought back', async () => {
    const shopper = shopping();
    const first = await shopper.add(kit);
    const declined = await shopper.post({
      kind: 'decline-gift',
      lineId: lineId(first, pouch),
      promotionIds: ['gift-over-50'],
    });
    expect(shopper.cookies.get('decline_gift_over_50')).toBe('true');
    expect(linesOf(declined)).toEqual({[kit]: 1, [sunscreen]: 1, [giftPen]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartLinesRemove']);
    expect(linesOf(await shopper.add(paste))).not.toHaveProperty(pouch);
    expect(standings({shopper: await shopper.load()})).toMatchObject({'gift-over-50': null});
    const restored = await shopper.post({kind: 'restore-gift', promotionId: 'gift-over-50'});
    expect(linesOf(restored)).toMatchObject({[pouch]: 1});
    expect(standings(restored)).toMatchObject({'gift-over-50': 'in your cart'});
    expect(shopper.cookies.has('decline_gift_over_50')).toBe(false);
  });

  it('a gift that a shopper posts without earning it does not stay', async () => {
    const shopper = shopping();
    expect(linesOf(await shopper.add(pouch, 3))).toEqual({});
    await shopper.add(paste);
    await shopper.add(sunscreen);
    expect(linesOf({shopper: await shopper.load()})).toEqual({[paste]: 1});
  });

  it('are left alone when the catalogue cannot be read, and the change succeeds', async () => {
    const shopper = shopping();
    await shopper.add(kit);
    shopper.snapshots = null;
    shopper.platform.fault = ({name}) => (name === 'products' ? 'html' : null);
    const reply = await shopper.add(paste);
    expect(reply).toMatchObject({ok: true, shopper: {gifts: {messages: []}, topPick: null}});
    expect(linesOf(reply)).toEqual({[kit]: 1, [paste]: 1, ...GIFTS});
    expect(reply.shopper?.gifts.lines.map(({promotionIds}) => promotionIds)).toEqual([[], [], []]);
  });

  it('the cart says how far a promotion is, and which one a gift comes from', async () => {
    const shopper = shopping();
    expect(standings(await shopper.add(paste))).toEqual({'gift-over-50': '$45.01 to go'});
    const reply = await shopper.add(kit);
    expect(standings(reply)).toEqual({'gift-over-50': 'in your cart'});
    expect(granted(reply)).toEqual(['gift-over-50', 'kit-overnight-pen', 'kit-sunscreen']);
  });
});

describe('a gift that the platform refuses', () => {
  it('is not said to be in the cart, and the other gifts come all the same', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.withdraw(pouch);
    const reply = await shopper.add(kit);
    expect(reply).toMatchObject({ok: true, refusal: null, alerts: []});
    expect(linesOf(reply)).toEqual({[paste]: 1, [kit]: 1, [sunscreen]: 1, [giftPen]: 1});
    expect(standings(reply)).toEqual({});
    expect(granted(reply)).toEqual(['kit-overnight-pen', 'kit-sunscreen']);
  });

  it('is asked for jointly and then alone once for each change, and never on a read', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.withdraw(pouch);
    await shopper.add(kit);
    expect(shopper.platform.cartCalls).toEqual([
      'cartLinesAdd',
      ...['joint', 'pouch', 'sunscreen', 'pen'].map(() => 'cartLinesAdd'),
    ]);
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
    await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd', 'cartLinesAdd']);
  });

  it('is not said to be in the cart when it sold out on the way, nor when fewer came than are due', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.setStock(pouch, 0);
    shopper.platform.setStock(sunscreen, 1);
    const reply = await shopper.add(kit, 2);
    expect(linesOf(reply)).toMatchObject({[pouch]: 0, [sunscreen]: 1, [giftPen]: 2});
    expect(standings(reply)).toEqual({});
    expect(granted(reply)).toEqual(['kit-overnight-pen', 'kit-sunscreen']);
  });

  it('keeps the units it had when the platform refuses more, and the other gifts follow', async () => {
    const shopper = shopping();
    const first = await shopper.add(kit);
    shopper.platform.edit(sunscreen, ({variants}) => ({
      variants: variants.map((variant) => ({
        ...variant,
        quantityRule: {minimum: 1, maximum: 1, increment: 1},
      })),
    }));
    const reply = await shopper.setQuantity(lineId(first, kit), 2);
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(linesOf(reply)).toMatchObject({[kit]: 2, [sunscreen]: 1, [giftPen]: 2});
  });
});

describe('a gift whose call fails on its way', () => {
  it('is not asked for again, as it may have come, and is not said to be in the cart', async () => {
    const shopper = shopping();
    const isGiftCall = (variables: object) =>
      JSON.stringify(variables).includes(shopper.platform.variantId(sunscreen));
    shopper.platform.fault = ({name, variables}) =>
      name === 'cartLinesAdd' && isGiftCall(variables) ? 'html' : null;
    const reply = await shopper.add(kit);
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(linesOf(reply)).toEqual({[kit]: 1});
    expect(standings(reply)).toEqual({});
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
    await shopper.add(paste);
    expect(shopper.platform.cartCalls).toEqual(['cartLinesAdd', 'cartLinesAdd']);
  });

  it('is there once after an answer that was lost', async () => {
    const shopper = shopping();
    shopper.platform.fault = ({name}) => (name === 'cartLinesAdd' ? 'lost-reply' : null);
    await shopper.add(kit);
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    shopper.platform.fault = () => null;
    const read = await shopper.load();
    expect(linesOf({shopper: read})).toEqual({[kit]: 1, ...GIFTS});
    expect(standings({shopper: read})).toEqual({'gift-over-50': 'in your cart'});
  });
});
