import {describe, expect, it} from 'vitest';

import type {CartLine} from '~/domain/cart/cart';

import {buildCart, buildLine, buildPlan} from '../../../../tests/support/cart-builders';

import {type CartChange, requestOf} from './change';
import {enqueueChange, isCarriedOut, toPendingChange, toSentChange} from './pending-change';

const VARIANT = 'gid://shopify/ProductVariant/paste';
const PLAN = 'gid://shopify/SellingPlan/2';
const line = buildLine({handle: 'paste', quantity: 2});
const other = buildLine({handle: 'brush'});
const cart = buildCart([line], {discountCodes: [{code: 'A', applicable: true}]});
const pending = (change: CartChange, lines: CartLine[] = [line, other]) =>
  toPendingChange(change, lines);
const setTo = (quantity: number, {id} = line): CartChange => ({
  kind: 'update',
  lines: [{id, quantity}],
});
const add = (quantity: number, sellingPlanId: string | null = null): CartChange => ({
  kind: 'add',
  lines: [{...requestOf(VARIANT, quantity), sellingPlanId}],
});

describe('a change when it is sent', () => {
  const split = {...line, id: 'gid://shopify/CartLine/split?cart=c1'};
  const {id} = split;

  it.each<[CartChange['kind'], CartChange, CartChange]>([
    ['update', setTo(4), setTo(4, split)],
    ['remove', {kind: 'remove', lineIds: [line.id]}, {kind: 'remove', lineIds: [id]}],
    [
      'switch-plan',
      {kind: 'switch-plan', lineId: line.id, sellingPlanId: PLAN},
      {kind: 'switch-plan', lineId: id, sellingPlanId: PLAN},
    ],
    [
      'decline-gift',
      {kind: 'decline-gift', lineId: line.id, promotionIds: ['g']},
      {kind: 'decline-gift', lineId: id, promotionIds: ['g']},
    ],
  ])('names the line by the id that it has by then: %s', (_kind, change, sent) => {
    expect(toSentChange(pending(change), buildCart([split]))).toEqual(sent);
  });

  it('names a line that is gone as it was, for the edge to say so', () => {
    expect(toSentChange(pending(setTo(4)), null)).toEqual(setTo(4));
  });

  it.each(['apply-code', 'remove-code'] as const)(
    'takes the codes of the newest cart along: %s',
    (kind) => {
      const change: CartChange = {kind, code: 'B', current: null};
      expect(toSentChange(pending(change), cart)).toEqual({...change, current: ['A']});
    },
  );

  it.each<CartChange>([
    add(2, PLAN),
    {kind: 'buy-now', line: requestOf(VARIANT)},
    {kind: 'restore-gift', promotionId: 'g'},
    {kind: 'note', note: 'Ring twice'},
    {kind: 'attributes', changes: {a: null}},
  ])('is otherwise what was asked for: $kind', (change) => {
    expect(toSentChange(pending(change), cart)).toEqual(change);
  });
});

describe('the waiting changes', () => {
  const queue = (...changes: CartChange[]) =>
    changes
      .reduce<{change: CartChange}[]>((waiting, change) => enqueueChange(waiting, {change}), [])
      .map(({change}) => change);
  const planned = (sellingPlanId: string | null): CartChange => ({
    kind: 'switch-plan',
    lineId: line.id,
    sellingPlanId,
  });

  it('keep only the last of several unsent quantities of one line', () => {
    expect(queue(setTo(2), setTo(3), setTo(4))).toEqual([setTo(4)]);
  });

  it('let a removal stand for the quantity before it, and nothing for a removal', () => {
    const removal: CartChange = {kind: 'remove', lineIds: [line.id]};
    expect(queue(setTo(2), removal)).toEqual([removal]);
    expect(queue(removal, setTo(2))).toEqual([removal, setTo(2)]);
  });

  it('keep only the last plan of a line, and the last note', () => {
    expect(queue(planned(PLAN), planned(null))).toEqual([planned(null)]);
    expect(queue({kind: 'note', note: 'a'}, {kind: 'note', note: 'b'})).toEqual([
      {kind: 'note', note: 'b'},
    ]);
  });

  it('keep changes of different lines, and every add, in order', () => {
    const changes = [setTo(2), setTo(5, other), setTo(3), add(1), add(1), planned(PLAN)];
    expect(queue(...changes)).toEqual(changes);
  });

  it('keep a quantity of two lines of which a later one names only one', () => {
    const both: CartChange = {
      kind: 'update',
      lines: [
        {id: line.id, quantity: 2},
        {id: other.id, quantity: 3},
      ],
    };
    expect(queue(both, setTo(4))).toEqual([both, setTo(4)]);
    expect(queue(setTo(4), both)).toEqual([both]);
  });
});

describe('isCarriedOut', () => {
  const five = buildCart([{...line, quantity: 5}]);
  const planned = buildCart([buildLine({handle: 'paste', plan: buildPlan({id: PLAN})})]);
  it.each<[string, CartChange, typeof cart, boolean]>([
    ['an add that arrived', add(2), five, true],
    ['an add that did not', add(2), cart, false],
    ['an add of another plan', add(2, PLAN), five, false],
    ['a quantity', setTo(5), five, true],
    ['a removal', {kind: 'remove', lineIds: [line.id]}, buildCart([]), true],
    ['a removal that did not arrive', {kind: 'remove', lineIds: [line.id]}, cart, false],
    ['a plan', {kind: 'switch-plan', lineId: line.id, sellingPlanId: PLAN}, planned, true],
    [
      'a plan whose line was left out',
      {kind: 'switch-plan', lineId: line.id, sellingPlanId: PLAN},
      buildCart([]),
      false,
    ],
    [
      'a plan whose line was put back',
      {kind: 'switch-plan', lineId: line.id, sellingPlanId: PLAN},
      buildCart([{...line, id: 'gid://shopify/CartLine/back'}]),
      false,
    ],
    [
      'quantities of several lines, one of which is missing',
      {
        kind: 'update',
        lines: [
          {id: line.id, quantity: 5},
          {id: other.id, quantity: 1},
        ],
      },
      five,
      false,
    ],
    ['a code', {kind: 'apply-code', code: 'A', current: null}, cart, true],
    ['a removed code', {kind: 'remove-code', code: 'A', current: null}, cart, false],
  ])('%s: %#', (_name, change, after, done) => {
    expect(isCarriedOut(pending(change), cart, after)).toBe(done);
  });

  it('takes no add for made when the cart before it is not known', () => {
    expect(isCarriedOut(pending(add(2)), null, five)).toBe(true);
    expect(isCarriedOut(pending(add(2)), 'unknown', five)).toBe(false);
  });
});
