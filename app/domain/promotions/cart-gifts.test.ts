import {describe, expect, it} from 'vitest';

import {
  buildCart,
  buildLine,
  buildOffer,
  buildProductPromotion,
  buildThresholdPromotion,
  usd,
} from '../../../tests/support/cart-builders';

import {cartGifts, findGiftLine, shownLines} from './cart-gifts';
import type {GiftOffer, GiftReason} from './promotion';

const overFifty = buildOffer(buildThresholdPromotion(50));
const withKit = buildOffer(
  buildProductPromotion({handle: 'kit'}, {id: 'kit-sunscreen', handle: 'uv-restore-mini'}),
);
const buyTwo = buildOffer(
  buildProductPromotion(
    {handle: 'pen'},
    {id: 'pens', type: 'buyTwo', handle: 'next-generation-whitening-pen'},
  ),
);

const messages = (offer: GiftOffer, reason: GiftReason) =>
  cartGifts(buildCart(), [offer.promotion], [{...offer, reason}], (handle) => `bg-${handle}`)
    .messages;

describe('what the cart says of a promotion', () => {
  it('names it, its product on the tint of its benefit, and how it stands', () => {
    expect(messages(overFifty, {kind: 'below-threshold', missing: usd(4.2)})).toEqual([
      {
        promotionId: 'gift-over-50',
        bannerName: 'A gift',
        linkHandle: 'free-gift-1',
        tint: 'bg-free-gift-1',
        standing: '$4.20 to go',
      },
    ]);
  });

  it.each<[string, GiftOffer, GiftReason, string | null | undefined]>([
    ['a reached threshold', overFifty, {kind: 'granted', quantity: 1}, 'in your cart'],
    ['buy two, reached', buyTwo, {kind: 'granted', quantity: 1}, 'in your cart'],
    ['buy two, one missing', buyTwo, {kind: 'units-missing', missing: 1}, '1 to go'],
    ['buy two, none there', buyTwo, {kind: 'units-missing', missing: 2}, undefined],
    ['left out', withKit, {kind: 'declined'}, null],
    ['with a product, there', withKit, {kind: 'granted', quantity: 3}, undefined],
    ['with a product, not there', withKit, {kind: 'units-missing', missing: 1}, undefined],
    ['switched off', overFifty, {kind: 'disabled'}, undefined],
    ['without a gift', overFifty, {kind: 'gift-missing'}, undefined],
    ['sold out', overFifty, {kind: 'gift-sold-out'}, undefined],
    ['of another currency', overFifty, {kind: 'other-currency'}, undefined],
    ['refused by the platform', overFifty, {kind: 'withheld'}, undefined],
  ])('%s', (_name, offer, reason, standing) => {
    expect(messages(offer, reason).map((message) => message.standing)).toEqual(
      standing === undefined ? [] : [standing],
    );
  });
});

describe('what a gift line says of itself', () => {
  const offers = [withKit, overFifty];
  const promotions = offers.map(({promotion}) => promotion);
  const sunscreen = buildLine({handle: 'uv-restore-mini', price: 0});
  const paste = buildLine({handle: 'paste'});
  const cart = buildCart([sunscreen, paste]);

  it('why it is there, for each promotion that grants it, and which ones leaving it out declines', () => {
    const twice = {
      ...withKit,
      promotion: {...withKit.promotion, id: 'second', cartMessaging: 'Another.'},
    };
    const gifts = cartGifts(
      cart,
      promotions,
      [withKit, twice, overFifty].map((offer) => ({
        ...offer,
        reason: {kind: 'granted', quantity: 1} as const,
      })),
      () => '',
    );
    expect(gifts.lines).toEqual([
      {
        lineId: sunscreen.id,
        promotionIds: ['kit-sunscreen', 'second'],
        reasons: [
          'A gift is yours. Free with its companion product in your cart.',
          'Another. Free with its companion product in your cart.',
        ],
      },
    ]);
    expect(findGiftLine(gifts, sunscreen.id)?.promotionIds).toHaveLength(2);
    expect(findGiftLine(gifts, paste.id)).toBeNull();
  });

  it('a gift line is known as one when nothing is known of the promotions’ state', () => {
    expect(cartGifts(cart, promotions, [], () => '')).toEqual({
      messages: [],
      lines: [{lineId: sunscreen.id, promotionIds: [], reasons: []}],
    });
  });

  it('is shown last, and not at all when none of it is left', () => {
    const soldOut = buildLine({handle: 'free-gift-1', price: 0, quantity: 0});
    const bought = buildLine({handle: 'brush', title: 'Zed', quantity: 0});
    const all = buildCart([sunscreen, soldOut, bought, paste]);
    const gifts = cartGifts(all, promotions, [], () => '');
    expect(shownLines(all.lines, gifts).map(({id}) => id)).toEqual([
      paste.id,
      bought.id,
      sunscreen.id,
    ]);
  });
});
