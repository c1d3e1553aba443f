import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, buildPlan, buildPreview} from '../../../tests/support/cart-builders';

import {
  type CartChange,
  enqueueChange,
  expectedCart,
  resolveLine,
  toLineReference,
} from './changes';

const paste = buildLine({id: 'line-paste', handle: 'paste', quantity: 1});
const pasteOnPlan = buildLine({id: 'line-plan', handle: 'paste', quantity: 3, plan: buildPlan()});
const setTo = (quantity: number, line = paste): CartChange => ({
  kind: 'quantity',
  line: toLineReference(line),
  quantity,
});
const add = (
  quantity: number,
  options: {sellingPlanId?: string; preview?: boolean} = {},
): CartChange => ({
  kind: 'add',
  lines: [
    {
      merchandiseId: paste.merchandise.id,
      quantity,
      sellingPlanId: options.sellingPlanId ?? null,
      attributes: [],
    },
  ],
  previews: options.preview === false ? [] : [buildPreview({handle: 'paste'})],
});
const quantities = (changes: CartChange[], cart = buildCart([paste, pasteOnPlan])) =>
  Object.fromEntries(expectedCart(cart, changes).lines.map(({id, quantity}) => [id, quantity]));

describe('expectedCart', () => {
  it('is the confirmed cart, settled, when nothing is on its way', () => {
    const cart = buildCart([paste, pasteOnPlan]);
    expect(expectedCart(cart, [])).toMatchObject({totalQuantity: 4, settled: true});
  });

  it('raises the one-time line and not the plan line of the same variant', () => {
    expect(quantities([add(2)])).toEqual({'line-paste': 3, 'line-plan': 3});
    expect(quantities([add(2, {sellingPlanId: pasteOnPlan.sellingPlan?.id})])).toEqual({
      'line-paste': 1,
      'line-plan': 5,
    });
  });

  it('never shows more than ten of a variant over its lines', () => {
    expect(quantities([setTo(50)])).toEqual({'line-paste': 7, 'line-plan': 3});
    expect(quantities([add(9), add(9)])).toEqual({'line-paste': 7, 'line-plan': 3});
  });

  it('never shows more than the known stock', () => {
    const scarce = buildLine({id: 'scarce', handle: 'scarce', quantity: 1, available: 4});
    expect(quantities([setTo(9, scarce)], buildCart([scarce]))).toEqual({scarce: 4});
  });

  it('shows a new line only when its page says what it is', () => {
    const cart = buildCart([]);
    expect(expectedCart(cart, [add(2)]).lines).toMatchObject([
      {quantity: 2, pending: true, isNew: true, merchandise: {product: {title: 'paste'}}},
    ]);
    expect(expectedCart(cart, [add(2, {preview: false})]).lines).toEqual([]);
  });

  it('shows of a new line no more than its page or another line of the variant knows to be in stock', () => {
    const preview = {...buildPreview({handle: 'paste'}), most: 3};
    const scarce = {...add(5), previews: [preview]} as CartChange;
    expect(expectedCart(buildCart([]), [scarce]).lines).toMatchObject([{quantity: 3}]);
    const held = buildLine({handle: 'paste', quantity: 2, available: 4});
    const planned = expectedCart(buildCart([held]), [
      add(5, {sellingPlanId: 'monthly', preview: false}),
    ]);
    expect(planned.lines).toMatchObject([{quantity: 2, isNew: true}, {quantity: 2}]);
    const gone = {
      ...held,
      quantity: 0,
      merchandise: {...held.merchandise, availableForSale: false},
    };
    expect(expectedCart(buildCart([gone]), [add(1)]).totalQuantity).toBe(0);
  });

  it('keeps a new plan line apart from a new one-time line of the same variant', () => {
    const expected = expectedCart(buildCart([]), [
      add(1),
      add(2, {sellingPlanId: 'monthly'}),
      add(1),
    ]);
    expect(expected.lines.map(({quantity, expectedPlanId}) => [quantity, expectedPlanId])).toEqual([
      [2, 'monthly'],
      [2, null],
    ]);
    const [planned] = expected.lines;
    const arrived = {...paste, sellingPlan: buildPlan({id: 'monthly'})};
    expect(planned && resolveLine([paste, arrived], toLineReference(planned))).toBe(arrived);
  });

  it('removes a line set to 0 and a removed line (case C036)', () => {
    expect(quantities([setTo(0)])).toEqual({'line-plan': 3});
    expect(quantities([{kind: 'remove', line: toLineReference(paste)}])).toEqual({'line-plan': 3});
  });

  it('marks totals unsettled while anything is on its way', () => {
    expect(expectedCart(buildCart([paste]), [{kind: 'note', note: 'hello'}])).toMatchObject({
      note: 'hello',
      settled: false,
    });
  });

  it('shows the plan a line is being moved to, money pending', () => {
    const change: CartChange = {kind: 'plan', line: toLineReference(paste), sellingPlanId: 'p9'};
    expect(expectedCart(buildCart([paste]), [change]).lines).toMatchObject([
      {id: 'line-paste', expectedPlanId: 'p9', sellingPlan: null, pending: true},
    ]);
  });

  it('stays within ten per variant, and counts what it shows, whatever the changes', () => {
    const variants = ['a', 'b', 'c'];
    const arbChange = fc.oneof(
      fc
        .record({variant: fc.constantFrom(...variants), quantity: fc.integer({min: 0, max: 15})})
        .map(({variant, quantity}): CartChange => ({
          kind: 'add',
          lines: [
            {
              merchandiseId: `gid://shopify/ProductVariant/${variant}`,
              quantity,
              sellingPlanId: null,
              attributes: [],
            },
          ],
          previews: [buildPreview({handle: variant})],
        })),
      fc
        .record({variant: fc.constantFrom(...variants), quantity: fc.integer({min: 0, max: 15})})
        .map(({variant, quantity}): CartChange => setTo(quantity, buildLine({handle: variant}))),
      fc.constantFrom(...variants).map((variant): CartChange => ({
        kind: 'remove',
        line: toLineReference(buildLine({handle: variant})),
      })),
    );
    fc.assert(
      fc.property(fc.array(arbChange, {maxLength: 20}), (changes) => {
        const expected = expectedCart(buildCart([buildLine({handle: 'a', quantity: 4})]), changes);
        const counts = expected.lines.map(({quantity}) => quantity);
        expect(counts.every((quantity) => quantity >= 1 && quantity <= 10)).toBe(true);
        expect(expected.totalQuantity).toBe(counts.reduce((a, b) => a + b, 0));
        expect(new Set(expected.lines.map(({merchandise}) => merchandise.id)).size).toBe(
          counts.length,
        );
      }),
    );
  });
});

describe('resolveLine', () => {
  it('finds a line whose id the platform has changed by what it is made of', () => {
    const renamed = {...paste, id: 'line-split'};
    expect(resolveLine([pasteOnPlan, renamed], toLineReference(paste))).toBe(renamed);
    expect(resolveLine([pasteOnPlan], toLineReference(paste))).toBeNull();
  });
});

describe('enqueueChange', () => {
  const queue = (...changes: CartChange[]) =>
    changes.reduce<{change: CartChange}[]>(
      (waiting, change) => enqueueChange(waiting, {change}),
      [],
    );

  it('keeps only the last of several unsent quantities of one line (case C007)', () => {
    expect(queue(setTo(2), setTo(3), setTo(4))).toEqual([{change: setTo(4)}]);
  });

  it('lets a removal stand for the quantity before it', () => {
    const removal: CartChange = {kind: 'remove', line: toLineReference(paste)};
    expect(queue(setTo(2), removal)).toEqual([{change: removal}]);
  });

  it('keeps changes of different lines, and every add, in order', () => {
    expect(queue(setTo(2), setTo(5, pasteOnPlan), setTo(3), add(1), add(1))).toHaveLength(5);
  });
});
