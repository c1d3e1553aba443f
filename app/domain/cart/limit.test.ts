import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {type CartChange, requestOf} from '~/domain/cart/change/change';

import {buildLine, buildPlan} from '../../../tests/support/cart-builders';

import type {CartLine} from './cart';
import {
  allowance,
  type AskedUnits,
  askedUnits,
  formatQuantityAlert,
  grant,
  keepLimit,
  withinTen,
} from './limit';
import {unitsOf} from './lines';

const variantOf = (handle: string) => `gid://shopify/ProductVariant/${handle}`;
const PASTE = variantOf('paste');
const plain = (quantity: number) => buildLine({id: 'plain', handle: 'paste', quantity});
const planned = (quantity: number) =>
  buildLine({id: 'planned', handle: 'paste', quantity, plan: buildPlan()});
const add = (...wanted: [handle: string, quantity: number][]): CartChange => ({
  kind: 'add',
  lines: wanted.map(([handle, quantity]) => requestOf(variantOf(handle), quantity)),
});
const setTo = (quantity: number, id = 'plain'): CartChange => ({
  kind: 'update',
  lines: [{id, quantity}],
});
const NOTHING: AskedUnits = {requests: [], updates: []};

/** The lines with what the limit lowers. */
function kept(lines: readonly CartLine[], asked: AskedUnits): CartLine[] {
  const {updates} = keepLimit(lines, asked);
  return lines.map((line) => ({
    ...line,
    quantity: updates.find(({id}) => id === line.id)?.quantity ?? line.quantity,
  }));
}

describe('a change before it is carried out', () => {
  it('asks for ten of a variant at most, several requests for one variant sharing them', () => {
    expect(withinTen(add(['a', 6], ['b', 2], ['a', 6], ['a', 1]))).toEqual(
      add(['a', 6], ['b', 2], ['a', 4]),
    );
    expect(withinTen(setTo(44))).toEqual(setTo(10));
    expect(withinTen({kind: 'buy-now', line: requestOf(PASTE, 99)})).toEqual({
      kind: 'buy-now',
      line: requestOf(PASTE, 10),
    });
  });

  it.each<CartChange>([add(['a', 10], ['b', 10]), setTo(10), {kind: 'note', note: 'x'}])(
    'is as it was asked for when it asks for no more: $kind',
    (change) => {
      expect(withinTen(change)).toEqual(change);
    },
  );
});

describe('ten of a variant across the cart', () => {
  it('count its one-time and plan lines together: 6 and 3 leave 1 of 4 asked for', () => {
    const asked = askedUnits(add(['paste', 4]));
    expect(keepLimit([plain(10), planned(3)], asked)).toEqual({
      updates: [{id: 'plain', quantity: 7}],
      alerts: [{merchandiseId: PASTE, requested: 4, granted: 1}],
    });
  });

  it.each([
    [9, 2, 1, true],
    [10, 1, 0, true],
    [9, 1, 1, false],
    [0, 10, 10, false],
    [0, 11, 10, true],
    [9, 500, 1, true],
  ])('%i in the cart, %i asked: %i granted, alert %s', (held, asked, granted, isAlerted) => {
    const change = add(['paste', asked]);
    const after = [plain(held + Math.min(10, asked))];
    const {alerts} = keepLimit(after, askedUnits(change));
    expect(unitsOf(kept(after, askedUnits(change)), PASTE)).toBe(held + granted);
    expect(alerts).toEqual(isAlerted ? [{merchandiseId: PASTE, requested: asked, granted}] : []);
  });

  it('are taken from the changed line first, then from the top of the list', () => {
    const both = [planned(9), plain(4)];
    expect(keepLimit(both, askedUnits(setTo(4))).updates).toEqual([{id: 'plain', quantity: 1}]);
    expect(keepLimit(both, NOTHING).updates).toEqual([{id: 'planned', quantity: 6}]);
    expect(keepLimit([plain(3), planned(12)], askedUnits(setTo(3))).updates).toEqual([
      {id: 'plain', quantity: 0},
      {id: 'planned', quantity: 10},
    ]);
  });

  it('know a line that was moved to a plan by what it has become', () => {
    const {id = null} = planned(1).sellingPlan ?? {};
    const moved = {requests: [{...requestOf(PASTE, 4), sellingPlanId: id}], updates: []};
    expect(keepLimit([plain(8), planned(4)], moved)).toEqual({
      updates: [{id: 'planned', quantity: 2}],
      alerts: [{merchandiseId: PASTE, requested: 4, granted: 2}],
    });
  });

  it('say of a cart that another client filled that it holds enough, whatever was asked for', () => {
    expect(keepLimit([plain(12)], NOTHING).alerts).toEqual([
      {merchandiseId: PASTE, requested: 0, granted: 0},
    ]);
  });

  it('say nothing of a variant that its stock cut below ten', () => {
    expect(keepLimit([plain(8)], askedUnits(setTo(12)))).toEqual({updates: [], alerts: []});
    expect(keepLimit([plain(10)], askedUnits(setTo(12))).alerts).toEqual([
      {merchandiseId: PASTE, requested: 12, granted: 10},
    ]);
  });

  it('touch nothing within them', () => {
    expect(keepLimit([plain(5), planned(5)], askedUnits(setTo(5)))).toEqual({
      updates: [],
      alerts: [],
    });
  });

  it('are exactly what is left of every variant that had more', () => {
    const arbLines = fc.array(
      fc.record({handle: fc.constantFrom('a', 'b'), quantity: fc.integer({min: 0, max: 25})}),
      {maxLength: 6},
    );
    fc.assert(
      fc.property(arbLines, fc.nat(6), fc.nat(30), (options, touched, quantity) => {
        const lines = options.map((line, index) => buildLine({...line, id: `l${index}`}));
        const asked = askedUnits(setTo(quantity, `l${touched}`));
        const after = kept(lines, asked);
        for (const variant of ['a', 'b'].map(variantOf))
          expect(unitsOf(after, variant)).toBe(Math.min(10, unitsOf(lines, variant)));
        expect(keepLimit(after, NOTHING)).toEqual({updates: [], alerts: []});
      }),
    );
  });

  it('leave as many to add as are missing, never fewer than none', () => {
    expect(allowance([plain(6), planned(3)], PASTE)).toBe(1);
    expect(allowance([plain(12)], PASTE)).toBe(0);
    expect(allowance([], PASTE)).toBe(10);
  });
});

describe('what is left to send of a change', () => {
  const alert = (granted: number, requested = 4) => [{merchandiseId: PASTE, requested, granted}];

  it('is what the alerts grant of the units that are added', () => {
    const change = add(['paste', 4], ['brush', 2]);
    expect(grant(change, [plain(9)], alert(1))).toEqual({
      granted: add(['paste', 1], ['brush', 2]),
      alerts: alert(1),
    });
    expect(grant(change, [plain(1)], [])).toEqual({granted: change, alerts: []});
  });

  it('is nothing when none is granted, and then there is only something to say', () => {
    expect(grant(add(['paste', 4]), [plain(10)], alert(0))).toEqual({
      granted: null,
      alerts: alert(0),
    });
    expect(grant(setTo(9), [plain(8), planned(2)], alert(8, 9)).granted).toBeNull();
  });

  it('is the quantity to which a line may be raised', () => {
    const lines = [plain(4), planned(4)];
    expect(grant(setTo(7), lines, alert(6, 7))).toEqual({granted: setTo(6), alerts: alert(6, 7)});
  });

  it('is any lower quantity, even in a cart that another client filled beyond ten', () => {
    const lines = [plain(8), planned(12)];
    expect(grant(setTo(7), lines, alert(0, 7))).toEqual({granted: setTo(7), alerts: []});
    expect(grant(setTo(9), lines, alert(0, 9)).granted).toBeNull();
  });

  it('leaves a line that is not known, and what is about no units, to the edge', () => {
    expect(grant(setTo(7), [], alert(0, 7))).toEqual({granted: setTo(7), alerts: []});
    const note: CartChange = {kind: 'note', note: 'x'};
    expect(grant(note, [plain(12)], alert(0, 0))).toEqual({granted: note, alerts: []});
  });
});

it('the alert says what was granted', () => {
  const alert = {merchandiseId: PASTE, requested: 4, granted: 1};
  expect(formatQuantityAlert(alert, 'Mint paste')).toContain('1 of the 4');
  expect(formatQuantityAlert({...alert, granted: 0}, 'Mint paste')).toContain('already holds');
});

it('the alert names the limit of ten as the reason, and never what is left', () => {
  const alert = {merchandiseId: PASTE, requested: 4, granted: 1};
  expect(formatQuantityAlert(alert, 'Mint paste')).toBe(
    'You can have up to 10 of one item, so your cart stops at 10 of Mint paste: 1 of the 4 you asked for.',
  );
});
