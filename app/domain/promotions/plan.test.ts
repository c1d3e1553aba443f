import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import type {Cart, CartLine} from '~/domain/cart/cart';

import {
  buildCart,
  buildLine,
  buildOffer,
  buildPlan,
  buildProductPromotion,
  buildThresholdPromotion,
  usd,
} from '../../../tests/support/cart-builders';
import {applyGiftSteps} from '../../../tests/support/gift-steps';

import {cartGifts} from './cart-gifts';
import {associatedUnits, paidSubtotal} from './condition';
import {isGiftLine} from './is-gift';
import {deliveredOutcomes, type GiftSteps, planGifts, withoutGains} from './plan';
import type {GiftOffer} from './promotion';
import {formatGiftReason} from './words';

const NONE: ReadonlySet<string> = new Set();
const NO_STEPS: GiftSteps = {removals: [], updates: [], additions: []};
const promotionsOf = (offers: readonly GiftOffer[]) => offers.map(({promotion}) => promotion);
/** The promotions that the cart says a line comes from. */
const grantingOf = (cart: Cart, lineId: string, offers: GiftOffer[], declined = NONE) =>
  cartGifts(
    cart,
    promotionsOf(offers),
    planGifts(cart, offers, declined).outcomes,
    () => '',
  ).lines.find((line) => line.lineId === lineId)?.promotionIds ?? [];
const KIT = 'optic-white-comfort-fit-teeth-whitening-device-and-kit';

const overFifty = buildOffer(buildThresholdPromotion(50));
const kitSunscreen = buildOffer(
  buildProductPromotion(
    {handle: KIT},
    {id: 'kit-sunscreen', handle: 'uv-restore-mini', canAddMultiple: true},
  ),
);
const kidsPack = buildOffer(
  buildProductPromotion(
    {skus: ['BW-KID-01', 'BW-KID-02']},
    {id: 'kids-brush-pack', handle: 'kids-manual-toothbrush-2-pack', canAddMultiple: true},
  ),
);
const pens = (id: string, handle: string) =>
  buildOffer(
    buildProductPromotion({handle}, {id, type: 'buyTwo', handle: 'next-generation-whitening-pen'}),
  );
const express = pens('pens-express', 'optic-white-express-teeth-whitening-pen');
const overnight = pens('pens-overnight', 'optic-white-overnight-teeth-whitening-pen');

const goods = (price: number, quantity = 1) => buildLine({handle: 'goods', price, quantity});
const kits = (quantity: number, variant = 'kit') =>
  buildLine({handle: KIT, variant, price: 180, quantity});
const sunscreen = (quantity: number) => buildLine({handle: 'uv-restore-mini', price: 0, quantity});
const freeGift = (options = {}) => buildLine({handle: 'free-gift-1', price: 0, ...options});

const reasonOf = (cart: Cart, offer: GiftOffer, declined = NONE) =>
  planGifts(cart, [offer], declined).outcomes[0]?.reason;

describe('withThreshold', () => {
  it.each([
    [50, 1],
    [49.99, 0],
    [50.01, 1],
    [100, 1],
  ])('a subtotal of %d adds %d gift', (subtotal, added) => {
    expect(planGifts(buildCart([goods(subtotal)]), [overFifty], NONE).steps.additions).toHaveLength(
      added,
    );
  });

  it('looks at the subtotal, so a code that lowers only the total leaves the gift', () => {
    const cart = buildCart([goods(50)]);
    cart.cost.totalAmount = usd(45);
    expect(planGifts(cart, [overFifty], NONE).steps.additions).toHaveLength(1);
  });

  it('measures no cart of another currency against its dollars', () => {
    const inYen = buildCart([goods(60)]);
    inYen.cost.subtotalAmount = {amount: 900000, currencyCode: 'JPY'};
    const plan = planGifts(inYen, [overFifty], NONE);
    expect(plan.steps).toEqual(NO_STEPS);
    expect(plan.outcomes[0]?.reason).toEqual({kind: 'other-currency'});
  });

  it('says what is missing to the cent', () => {
    const reason = reasonOf(buildCart([goods(45.8)]), overFifty);
    expect(reason).toEqual({kind: 'below-threshold', missing: usd(4.2)});
    expect(reason && formatGiftReason(reason)).toBe('$4.20 to go');
  });

  it('does not count the gift’s own price: $44 of goods and an $8 gift are below $50', () => {
    const cart = buildCart([goods(44), freeGift({price: 8})]);
    expect(paidSubtotal(cart, promotionsOf([overFifty]))).toEqual(usd(44));
    const {steps} = planGifts(cart, [overFifty], NONE);
    expect(steps).toEqual({
      removals: [cart.lines[1]?.id],
      updates: [],
      additions: [],
    });
    const after = applyGiftSteps(cart, steps, [overFifty]);
    expect(planGifts(after, [overFifty], NONE).steps).toEqual(NO_STEPS);
  });

  it('adds the gift with the specified payload: no attributes, no plan', () => {
    expect(planGifts(buildCart([goods(60)]), [overFifty], NONE).steps.additions).toEqual([
      {
        merchandiseId: 'gid://shopify/ProductVariant/free-gift-1',
        quantity: 1,
        attributes: [],
        sellingPlanId: null,
      },
    ]);
  });
});

describe('withProduct and buyTwo', () => {
  it('removes the gift when its product has left', () => {
    const gift = sunscreen(1);
    const {steps, outcomes} = planGifts(buildCart([gift]), [kitSunscreen], NONE);
    expect(steps).toEqual({removals: [gift.id], updates: [], additions: []});
    expect(outcomes[0]?.reason).toEqual({kind: 'units-missing', missing: 1});
  });

  it.each([
    [[1], 0],
    [[2], 1],
    [[1, 1], 1],
  ])('buyTwo counts pens over lines: %j gives %d', (quantities, added) => {
    const lines = quantities.map((quantity, index) =>
      buildLine({
        id: `l${index}`,
        handle: 'optic-white-express-teeth-whitening-pen',
        variant: `pen-${index}`,
        quantity,
      }),
    );
    expect(planGifts(buildCart(lines), [express], NONE).steps.additions).toHaveLength(added);
  });

  it('does not count the free unit of a gift that is its own associated product', () => {
    const promotion = buildProductPromotion(
      {handle: 'whitening-pen'},
      {id: 'pens', type: 'buyTwo', handle: 'whitening-pen'},
    );
    const offer = buildOffer(promotion, {id: 'gid://shopify/ProductVariant/free-pen'});
    const paid = buildLine({handle: 'whitening-pen', variant: 'paid-pen', price: 20});
    const free = buildLine({handle: 'whitening-pen', variant: 'free-pen', price: 0});
    const cart = buildCart([paid, free]);
    expect(associatedUnits(cart, {handle: 'whitening-pen'}, [promotion])).toBe(1);
    expect(planGifts(cart, [offer], NONE).steps).toEqual({
      removals: [free.id],
      updates: [],
      additions: [],
    });
  });

  it('sums the SKUs of a list', () => {
    const kid = (sku: string, quantity: number) =>
      buildLine({handle: `kid-${sku}`, sku, quantity, price: 6});
    const cart = buildCart([kid('BW-KID-01', 2), kid('BW-KID-02', 3), kid('BW-KID-99', 4)]);
    expect(planGifts(cart, [kidsPack], NONE).steps.additions[0]?.quantity).toBe(5);
  });

  it('gives one shared gift when both pen promotions are met', () => {
    const pen = (handle: string) => buildLine({handle, quantity: 2, price: 20});
    const cart = buildCart([
      pen('optic-white-express-teeth-whitening-pen'),
      pen('optic-white-overnight-teeth-whitening-pen'),
    ]);
    const {steps} = planGifts(cart, [express, overnight], NONE);
    expect(steps.additions.map(({quantity}) => quantity)).toEqual([1]);
  });

  it('keeps a shared gift while the other promotion still grants it, and declines both by its line', () => {
    const gift = buildLine({handle: 'next-generation-whitening-pen', price: 0});
    const cart = buildCart([
      buildLine({handle: 'optic-white-express-teeth-whitening-pen', quantity: 2, price: 20}),
      buildLine({handle: 'optic-white-overnight-teeth-whitening-pen', quantity: 2, price: 20}),
      gift,
    ]);
    const offers = [express, overnight];
    expect(planGifts(cart, offers, new Set(['pens-express'])).steps).toEqual(NO_STEPS);
    const declined = grantingOf(cart, gift.id, offers);
    expect(declined).toEqual(['pens-express', 'pens-overnight']);
    expect(planGifts(cart, offers, new Set(declined)).steps.removals).toEqual([gift.id]);
  });
});

describe('a gift follows up to ten associated units and not beyond', () => {
  it.each([
    ['kits 10, gift 9', [10], 9, {updates: [10], additions: []}],
    ['kits 11 of two variants, gift 10', [6, 5], 10, {updates: [], additions: []}],
    ['kits 12, no gift', [12], 0, {updates: [], additions: [10]}],
    ['kits 10, no gift', [10], 0, {updates: [], additions: [10]}],
    ['kits 11, gift 3', [11], 3, {updates: [], additions: []}],
    ['kits 2, gift 5', [2], 5, {updates: [2], additions: []}],
    ['kits 4, gift 4', [4], 4, {updates: [], additions: []}],
    ['kits 11, gift 14', [11], 14, {updates: [10], additions: []}],
  ])('%s', (_name, quantities, gifts, expected) => {
    const lines = [
      ...quantities.map((quantity, index) => kits(quantity, `kit-${index}`)),
      ...(gifts > 0 ? [sunscreen(gifts)] : []),
    ];
    const {steps} = planGifts(buildCart(lines), [kitSunscreen], NONE);
    expect({
      updates: steps.updates.map(({quantity}) => quantity),
      additions: steps.additions.map(({quantity}) => quantity),
    }).toEqual(expected);
    expect(steps.removals).toEqual([]);
  });

  it('asks for no more than the gift’s stock', () => {
    const offer = {
      ...kitSunscreen,
      gift: kitSunscreen.gift && {...kitSunscreen.gift, quantityAvailable: 3},
    };
    expect(planGifts(buildCart([kits(5)]), [offer], NONE).steps.additions[0]?.quantity).toBe(3);
    expect(planGifts(buildCart([kits(5), sunscreen(3)]), [offer], NONE).steps).toEqual(NO_STEPS);
  });
});

describe('who does not get a gift', () => {
  const cart = buildCart([goods(60), freeGift()]);
  it.each([
    ['disabled', buildOffer(buildThresholdPromotion(50, {enabled: false})), NONE],
    ['gift-missing', buildOffer(buildThresholdPromotion(50), null), NONE],
    ['gift-sold-out', buildOffer(buildThresholdPromotion(50), {availableForSale: false}), NONE],
    ['declined', overFifty, new Set(['gift-over-50'])],
  ])('%s: the gift line is removed and the reason says so', (kind, offer, declined) => {
    const {steps, outcomes} = planGifts(cart, [offer], declined);
    expect(steps).toEqual({removals: [cart.lines[1]?.id], updates: [], additions: []});
    expect(outcomes).toEqual([{...offer, reason: {kind}}]);
  });

  it('declining one promotion leaves the others alone', () => {
    const mixed = buildCart([kits(1), freeGift(), sunscreen(1)]);
    const {steps} = planGifts(mixed, [overFifty, kitSunscreen], new Set(['gift-over-50']));
    expect(steps).toEqual({removals: [mixed.lines[1]?.id], updates: [], additions: []});
  });

  it('takes away a free-gift item that a shopper posted and no promotion names', () => {
    const posted = buildLine({handle: 'overnight-whitening-pen', price: 0});
    expect(planGifts(buildCart([goods(60), posted]), [], NONE).steps.removals).toEqual([posted.id]);
  });

  it('takes back units beyond the one that is granted', () => {
    const {steps} = planGifts(buildCart([goods(60), freeGift({quantity: 4})]), [overFifty], NONE);
    expect(steps.updates).toEqual([{id: cart.lines[1]?.id, quantity: 1}]);
  });

  it('replaces a gift on a plan, which would ship everything free, by the plain gift', () => {
    const onPlan = freeGift({plan: buildPlan({perDeliveryPrice: usd(0)})});
    const {steps} = planGifts(buildCart([goods(60), onPlan]), [overFifty], NONE);
    expect(steps.removals).toEqual([onPlan.id]);
    expect(steps.additions).toHaveLength(1);
  });

  it('never gives away, nor takes, a product that is sold on its own', () => {
    const promotion = buildThresholdPromotion(50, {handle: 'woven-floss-mint'});
    const offer = buildOffer(promotion, {price: usd(6)});
    const bought = buildLine({handle: 'woven-floss-mint', price: 6});
    expect(isGiftLine(bought, [promotion])).toBe(false);
    const plan = planGifts(buildCart([goods(60), bought]), [offer], NONE);
    expect(plan.steps).toEqual(NO_STEPS);
    expect(plan.outcomes[0]?.reason.kind).toBe('gift-missing');
  });
});

describe('over random carts, catalogues and promotions', () => {
  const handles = ['goods', KIT, 'pen-a', 'pen-b', 'free-gift-1', 'uv-restore-mini', 'extra-free'];
  const arbLine = fc
    .record({
      handle: fc.constantFrom(...handles),
      variant: fc.integer({min: 0, max: 1}),
      quantity: fc.integer({min: 0, max: 14}),
      cents: fc.integer({min: 0, max: 9000}),
      planned: fc.boolean(),
    })
    .map(({handle, variant, quantity, cents, planned}) => {
      const free = handle === 'extra-free' || (handle === 'uv-restore-mini' && cents % 2 === 0);
      return {
        handle,
        variant: `${handle}-${variant}`,
        sku: `${handle}-${variant}`,
        quantity,
        price: free ? 0 : cents / 100,
        plan: planned ? buildPlan() : null,
      };
    });
  const arbLines = fc
    .array(arbLine, {maxLength: 12})
    .map((options) => options.map((line, index) => buildLine({...line, id: `line-${index}`})));
  const arbAssociated = fc.oneof(
    fc.constantFrom(...handles).map((handle) => ({handle})),
    fc
      .subarray(
        handles.flatMap((handle) => [`${handle}-0`, `${handle}-1`]),
        {minLength: 1},
      )
      .map((skus) => ({skus})),
  );
  const arbOffer = fc.record({
    type: fc.constantFrom('withThreshold', 'withProduct', 'buyTwo'),
    handle: fc.constantFrom('free-gift-1', 'uv-restore-mini', 'extra-free', 'pen-b'),
    associated: arbAssociated,
    threshold: fc.integer({min: 0, max: 20000}),
    enabled: fc.boolean(),
    canAddMultiple: fc.boolean(),
    known: fc.integer({min: 0, max: 9}),
    availableForSale: fc.integer({min: 0, max: 9}),
  });
  const arbOffers = fc.array(arbOffer, {maxLength: 8}).map((offers) =>
    offers.map(({type, handle, associated, threshold, ...rest}, index) => {
      const options = {
        id: `p${index}`,
        handle,
        enabled: rest.enabled,
        canAddMultiple: rest.canAddMultiple,
      };
      const promotion =
        type === 'withProduct' || type === 'buyTwo'
          ? buildProductPromotion(associated, {...options, type})
          : buildThresholdPromotion(threshold / 100, options);
      // One gift product has one stock, whichever promotion gives it.
      const stock = handle === 'uv-restore-mini' ? 4 : null;
      return buildOffer(
        promotion,
        rest.known === 0
          ? null
          : {
              id: `gid://shopify/ProductVariant/${handle}-0`,
              availableForSale: rest.availableForSale > 0,
              quantityAvailable: stock,
              price: usd(handle === 'pen-b' ? 12 : 0),
            },
      );
    }),
  );
  const arbDeclined = fc
    .subarray(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
    .map((ids) => new Set(ids));

  const run = (
    check: (cart: Cart, offers: GiftOffer[], declined: Set<string>, after: Cart) => void,
  ) => {
    fc.assert(
      fc.property(arbLines, arbOffers, arbDeclined, (lines, offers, declined) => {
        const cart = buildCart(lines);
        const {steps} = planGifts(cart, offers, declined);
        check(cart, offers, declined, applyGiftSteps(cart, steps, offers));
      }),
      {numRuns: 400},
    );
  };
  const paid = (lines: CartLine[], offers: GiftOffer[]) =>
    lines.filter((line) => !isGiftLine(line, promotionsOf(offers)));

  it('one pass is a fixed point', () => {
    run((_cart, offers, declined, after) => {
      expect(planGifts(after, offers, declined).steps).toEqual(NO_STEPS);
    });
  });

  it('never takes or changes a paid line', () => {
    run((cart, offers, _declined, after) => {
      expect(paid(after.lines, offers)).toEqual(paid(cart.lines, offers));
    });
  });

  it('leaves no gift that outlives its condition, was declined, or exceeds ten', () => {
    run((_cart, offers, declined, after) => {
      const isGift = (line: CartLine) => isGiftLine(line, promotionsOf(offers));
      for (const line of after.lines.filter(isGift)) {
        const granting = grantingOf(after, line.id, offers, declined);
        expect(granting.length).toBeGreaterThan(0);
        expect(granting.some((id) => declined.has(id))).toBe(false);
        expect(line.quantity).toBeLessThanOrEqual(10);
      }
    });
  });

  it('gives every promotion exactly one reason, the same before and after its steps but for quantities', () => {
    run((cart, offers, declined, after) => {
      const kinds = (of: Cart) =>
        planGifts(of, offers, declined).outcomes.map(({promotion, reason}) => [
          promotion.id,
          reason.kind,
        ]);
      expect(kinds(cart)).toHaveLength(offers.length);
      expect(kinds(after)).toEqual(kinds(cart));
    });
  });

  it('names a line at most once among its steps, and only gift lines', () => {
    run((cart, offers, declined) => {
      const {removals, updates} = planGifts(cart, offers, declined).steps;
      const touched = [...removals, ...updates.map(({id}) => id)];
      expect(new Set(touched).size).toBe(touched.length);
      for (const id of touched) {
        const line = cart.lines.find((candidate) => candidate.id === id);
        expect(line && isGiftLine(line, promotionsOf(offers))).toBe(true);
      }
    });
  });

  it('finds everything it planned delivered once all its steps were taken, and no more than planned while none was', () => {
    run((cart, offers, declined, after) => {
      const {outcomes} = planGifts(after, offers, declined);
      expect(deliveredOutcomes(outcomes, after)).toEqual(outcomes);
      const planned = planGifts(cart, offers, declined).outcomes;
      for (const [index, {gift, reason}] of deliveredOutcomes(planned, cart).entries()) {
        if (reason.kind !== 'granted') continue;
        expect(planned[index]?.reason).toMatchObject({kind: 'granted'});
        const held = cart.lines.filter(({merchandise}) => merchandise.id === gift?.id);
        expect(held.reduce((units, {quantity}) => units + quantity, 0)).toBeGreaterThanOrEqual(
          reason.quantity,
        );
      }
    });
  });
});

describe('what was really done', () => {
  const offers = [overFifty, kitSunscreen];
  const reasons = (cart: Cart, planned: Cart) =>
    deliveredOutcomes(planGifts(planned, offers, NONE).outcomes, cart).map(({reason}) => reason);

  it('a gift that was planned and is not in the cart is withheld, the others are granted', () => {
    const planned = buildCart([kits(1)]);
    expect(reasons(buildCart([kits(1), sunscreen(1)]), planned)).toEqual([
      {kind: 'withheld'},
      {kind: 'granted', quantity: 1},
    ]);
  });

  it('a gift of which fewer units came is granted with those, and with none when it sold out on the way', () => {
    const planned = buildCart([kits(5)]);
    expect(reasons(buildCart([kits(5), sunscreen(2)]), planned)[1]).toEqual({
      kind: 'granted',
      quantity: 2,
    });
    expect(reasons(buildCart([kits(5), sunscreen(0)]), planned)[1]).toEqual({kind: 'withheld'});
  });

  it('a gift on a plan does not stand for the one that was granted', () => {
    const onPlan = buildLine({handle: 'uv-restore-mini', price: 0, plan: buildPlan()});
    expect(reasons(buildCart([kits(1), onPlan]), buildCart([kits(1)]))[1]).toEqual({
      kind: 'withheld',
    });
  });
});

describe('a mere read', () => {
  it('takes away and lowers, and neither adds nor raises', () => {
    const pen = buildLine({handle: 'overnight-whitening-pen', price: 0});
    const lowered = buildCart([kits(1), sunscreen(3), pen]);
    const {steps} = planGifts(lowered, [overFifty, kitSunscreen], NONE);
    expect(withoutGains(steps, lowered)).toEqual({
      removals: [pen.id],
      updates: [{id: lowered.lines[1]?.id, quantity: 1}],
      additions: [],
    });
    const raised = buildCart([kits(3), sunscreen(1)]);
    const gains = planGifts(raised, [overFifty, kitSunscreen], NONE).steps;
    expect(gains).toMatchObject({updates: [{quantity: 3}], additions: [{quantity: 1}]});
    expect(withoutGains(gains, raised)).toEqual(NO_STEPS);
  });
});
