import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import type {CartLine} from '~/domain/cart/cart';
import {expectedKey, keysOf, resolveLine} from '~/domain/cart/line-keys';

import {
  buildCart,
  buildLine,
  buildPlan,
  buildPreview,
} from '../../../../tests/support/cart-builders';

import {type CartChange, requestOf} from './change';
import {expectedCart} from './expected-cart';
import {type PendingChange, toPendingChange} from './pending-change';

const paste = buildLine({id: 'line-paste', handle: 'paste', quantity: 1});
const pasteOnPlan = buildLine({id: 'line-plan', handle: 'paste', quantity: 3, plan: buildPlan()});
const pending = (change: CartChange, ...lines: CartLine[]) => toPendingChange(change, lines);
const setTo = (quantity: number, line = paste) =>
  pending({kind: 'update', lines: [{id: line.id, quantity}]}, line);
const remove = (line: CartLine) => pending({kind: 'remove', lineIds: [line.id]}, line);
const add = (
  quantity: number,
  options: {sellingPlanId?: string; preview?: boolean} = {},
): PendingChange => ({
  change: {
    kind: 'add',
    lines: [
      {
        ...requestOf(paste.merchandise.id, quantity),
        sellingPlanId: options.sellingPlanId ?? null,
      },
    ],
  },
  keys: {},
  previews: options.preview === false ? [] : [buildPreview({handle: 'paste'})],
});
const quantities = (changes: PendingChange[], cart = buildCart([paste, pasteOnPlan])) =>
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
    const scarce = {...add(5), previews: [preview]};
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
    if (!planned) throw new Error('A plan line is needed');
    expect(resolveLine([paste, arrived], planned.id, keysOf([planned], [planned.id]))).toBe(
      arrived,
    );
  });

  it('removes a line set to 0 and a removed line', () => {
    expect(quantities([setTo(0)])).toEqual({'line-plan': 3});
    expect(quantities([remove(paste)])).toEqual({'line-plan': 3});
  });

  it('marks totals unsettled while anything is on its way', () => {
    expect(
      expectedCart(buildCart([paste]), [pending({kind: 'note', note: 'hello'})]),
    ).toMatchObject({
      note: 'hello',
      settled: false,
    });
  });

  it('shows the plan a line is being moved to, money pending', () => {
    const change: CartChange = {kind: 'switch-plan', lineId: paste.id, sellingPlanId: 'p9'};
    expect(expectedCart(buildCart([paste]), [pending(change, paste)]).lines).toMatchObject([
      {id: 'line-paste', expectedPlanId: 'p9', sellingPlan: null, pending: true},
    ]);
  });

  it('stays within ten per variant, and counts what it shows, whatever the changes', () => {
    const variants = ['a', 'b', 'c'];
    const arbChange = fc.oneof(
      fc
        .record({variant: fc.constantFrom(...variants), quantity: fc.integer({min: 0, max: 15})})
        .map(({variant, quantity}) => ({
          ...pending({
            kind: 'add',
            lines: [requestOf(`gid://shopify/ProductVariant/${variant}`, quantity)],
          }),
          previews: [buildPreview({handle: variant})],
        })),
      fc
        .record({variant: fc.constantFrom(...variants), quantity: fc.integer({min: 0, max: 15})})
        .map(({variant, quantity}) => setTo(quantity, buildLine({handle: variant}))),
      fc.constantFrom(...variants).map((variant) => remove(buildLine({handle: variant}))),
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

describe('the line that an id means', () => {
  it('is found by what it is made of when the platform has changed its id', () => {
    const renamed = {...paste, id: 'line-split'};
    const keys = keysOf([paste, pasteOnPlan], [paste.id]);
    expect(keys).toEqual({'line-paste': expectedKey(paste)});
    expect(resolveLine([pasteOnPlan, renamed], paste.id, keys)).toBe(renamed);
    expect(resolveLine([pasteOnPlan], paste.id, keys)).toBeNull();
  });

  it('is none when nobody knows what it was made of', () => {
    expect(resolveLine([paste], 'line-unknown', {})).toBeNull();
  });
});
