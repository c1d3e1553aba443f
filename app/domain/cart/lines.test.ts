import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, buildPlan} from '../../../tests/support/cart-builders';

import type {CartLine} from './cart';
import {
  allowance,
  allowedQuantity,
  cutToAllowance,
  cutToLimit,
  formatQuantityAlert,
  formatVariant,
  keyOf,
  lineKey,
  parseQuantity,
  sortLines,
  unitsOf,
} from './lines';

const request = (variant: string, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variant}`,
  quantity,
  sellingPlanId: null,
  attributes: [],
});

describe('identity of a line', () => {
  const base = {
    merchandiseId: 'v',
    sellingPlanId: null,
    attributes: [
      {key: 'a', value: '1'},
      {key: 'b', value: '2'},
    ],
  };
  it('is the same whatever the order of attributes, the last value of a key counting', () => {
    expect(
      lineKey({
        ...base,
        attributes: [
          {key: 'b', value: '2'},
          {key: 'a', value: '1'},
        ],
      }),
    ).toBe(lineKey(base));
    expect(lineKey({...base, attributes: [{key: 'a', value: '0'}, ...base.attributes]})).toBe(
      lineKey(base),
    );
  });
  it.each([
    ['another variant', {...base, merchandiseId: 'w'}],
    ['a plan', {...base, sellingPlanId: 'p'}],
    ['another attribute value', {...base, attributes: [{key: 'a', value: '1'}]}],
  ])('differs with %s', (_name, other) => {
    expect(lineKey(other)).not.toBe(lineKey(base));
  });
  it('tells the plan line of a variant from its one-time line', () => {
    expect(keyOf(buildLine({plan: buildPlan()}))).not.toBe(keyOf(buildLine()));
  });
});

describe('ten per variant across the cart', () => {
  it('counts one-time and plan lines together: 6 and 3 leave 1 of 4 asked for (case C040)', () => {
    const lines = [
      buildLine({handle: 'paste', quantity: 6}),
      buildLine({handle: 'paste', quantity: 3, plan: buildPlan()}),
    ];
    expect(cutToAllowance(lines, [request('paste', 4)])).toEqual({
      lines: [request('paste', 1)],
      alerts: [{merchandiseId: 'gid://shopify/ProductVariant/paste', requested: 4, granted: 1}],
    });
  });

  it.each([
    [9, 2, 1, true],
    [10, 1, 0, true],
    [9, 1, 1, false],
    [0, 10, 10, false],
    [0, 11, 10, true],
  ])('%i in the cart, %i asked: %i added, alert %s (case C032)', (held, asked, added, alert) => {
    const lines = held > 0 ? [buildLine({handle: 'paste', quantity: held})] : [];
    const cut = cutToAllowance(lines, [request('paste', asked)]);
    expect(cut.lines.reduce((units, {quantity}) => units + quantity, 0)).toBe(added);
    expect(cut.alerts.length > 0).toBe(alert);
  });

  it('shares what is left among requests for one variant', () => {
    const {lines, alerts} = cutToAllowance([], [request('a', 6), request('b', 2), request('a', 6)]);
    expect(lines).toEqual([request('a', 6), request('b', 2), request('a', 4)]);
    expect(alerts).toHaveLength(1);
  });

  it('grants what is asked or what is left, and says so exactly when it cuts', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 14}), fc.integer({min: 1, max: 30}), (held, asked) => {
        const lines = [buildLine({handle: 'a', quantity: held})];
        const granted = cutToAllowance(lines, [request('a', asked)]).lines[0]?.quantity ?? 0;
        expect(granted).toBe(Math.min(asked, allowance(lines, request('a', 1).merchandiseId)));
      }),
    );
  });

  it.each([
    [4, 6, 6, false],
    [4, 7, 6, true],
    [4, 1, 1, false],
    [4, 0, 0, false],
  ])(
    'a line of %i beside 4 others set to %i becomes %i, alert %s',
    (held, wanted, quantity, alert) => {
      const line = buildLine({id: 'l', handle: 'a', quantity: held});
      const other = buildLine({id: 'o', handle: 'a', quantity: 4, plan: buildPlan()});
      const allowed = allowedQuantity([line, other], line, wanted);
      expect(allowed.quantity).toBe(quantity);
      expect(allowed.alert !== null).toBe(alert);
    },
  );

  it('always lets a shopper lower a line, even in a cart that another client filled beyond ten', () => {
    const line = buildLine({id: 'l', handle: 'a', quantity: 8});
    const other = buildLine({id: 'o', handle: 'a', quantity: 12, plan: buildPlan()});
    expect(allowedQuantity([line, other], line, 7)).toEqual({quantity: 7, alert: null});
    expect(allowedQuantity([line, other], line, 9).quantity).toBe(8);
  });

  it('says what was granted', () => {
    const alert = {merchandiseId: 'v', requested: 4, granted: 1};
    expect(formatQuantityAlert(alert, 'Mint paste')).toContain('1 of the 4');
    expect(formatQuantityAlert({...alert, granted: 0}, 'Mint paste')).toContain('already holds');
  });
});

describe('cutToLimit', () => {
  const plain = (quantity: number) => buildLine({id: 'plain', handle: 'a', quantity});
  const planned = (quantity: number) =>
    buildLine({id: 'planned', handle: 'a', quantity, plan: buildPlan()});

  it('cuts the changed line first, and says how far over the variant was', () => {
    expect(cutToLimit([planned(9), plain(4)], ({id}) => id === 'plain')).toEqual({
      updates: [{id: 'plain', quantity: 1}],
      excess: [{merchandiseId: 'gid://shopify/ProductVariant/a', units: 3}],
    });
  });

  it('sets a line that is left with nothing to 0', () => {
    expect(cutToLimit([plain(2), planned(10)], ({id}) => id === 'plain').updates).toEqual([
      {id: 'plain', quantity: 0},
    ]);
  });

  it('touches nothing within the limit', () => {
    expect(cutToLimit([plain(5), planned(5)], () => true)).toEqual({updates: [], excess: []});
  });

  it('leaves exactly ten of every variant that was over', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({handle: fc.constantFrom('a', 'b'), quantity: fc.integer({min: 0, max: 25})}),
          {
            maxLength: 6,
          },
        ),
        (options) => {
          const lines = options.map((line, index) => buildLine({...line, id: `l${index}`}));
          const {updates, excess} = cutToLimit(lines, ({id}) => id === 'l1');
          const after = lines.map((line) => ({
            ...line,
            quantity: updates.find(({id}) => id === line.id)?.quantity ?? line.quantity,
          }));
          for (const handle of ['a', 'b']) {
            const {merchandiseId} = request(handle, 1);
            expect(unitsOf(after, merchandiseId)).toBe(Math.min(10, unitsOf(lines, merchandiseId)));
          }
          expect(excess.length).toBe(cutToLimit(lines, () => false).excess.length);
        },
      ),
    );
  });
});

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    [' 7 ', 7],
    [0, 0],
    ['0', 0],
    [10, 10],
  ])('reads %j as %i', (value, quantity) => {
    expect(parseQuantity(value)).toBe(quantity);
  });
  it.each([
    -1,
    '-1',
    1.5,
    '1.5',
    null,
    undefined,
    '',
    'two',
    NaN,
    Infinity,
    '1e3',
    ['2'],
    true,
    1e300,
  ])('refuses %j (case C038)', (value) => {
    expect(parseQuantity(value)).toBeNull();
  });
});

describe('line order', () => {
  const isGift = ({merchandise}: CartLine) => merchandise.product.handle === 'gift';

  it('puts gifts last and sorts the rest by title', () => {
    const titles = [
      ['gift', 'A gift'],
      ['b-brush', 'brush 10'],
      ['a-brush', 'Brush 9'],
      ['zed', 'Zed'],
    ];
    const lines = titles.map(([handle, title]) => buildLine({handle, title}));
    expect(sortLines(lines, isGift).map(({merchandise}) => merchandise.product.handle)).toEqual([
      'a-brush',
      'b-brush',
      'zed',
      'gift',
    ]);
  });

  it('is stable: sorting twice changes nothing, and a one-time line stands before its plan line', () => {
    const plan = buildLine({id: 'plan', title: 'Paste', plan: buildPlan()});
    const once = buildLine({id: 'once', title: 'Paste'});
    const sorted = sortLines(buildCart([plan, once]).lines, isGift);
    expect(sorted.map(({id}) => id)).toEqual(['once', 'plan']);
    expect(sortLines(sorted, isGift)).toEqual(sorted);
  });
});

describe('formatVariant', () => {
  it('names the options, and nothing for a product without any', () => {
    expect(
      formatVariant({
        title: 'Coral / 2',
        selectedOptions: [
          {name: 'Color', value: 'Coral'},
          {name: 'Size', value: '2'},
        ],
      }),
    ).toBe('Color: Coral, Size: 2');
    expect(
      formatVariant({
        title: 'Default Title',
        selectedOptions: [{name: 'Title', value: 'Default Title'}],
      }),
    ).toBe('');
  });
});
