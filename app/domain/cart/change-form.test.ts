import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, buildPlan, buildPreview} from '../../../tests/support/cart-builders';

import {isCarriedOut, readCartChange, toCartFormFields} from './change-form';
import {type CartChange, toLineReference} from './changes';
import {parseCartCommand} from './command';
import {CART_FORM_FIELD, linesAddInput, lineUpdateInput} from './form';

const VARIANT = 'gid://shopify/ProductVariant/paste';
const PLAN = 'gid://shopify/SellingPlan/2';
const line = buildLine({handle: 'paste', quantity: 2});
const cart = buildCart([line], {discountCodes: [{code: 'A', applicable: true}]});
const request = {
  merchandiseId: VARIANT,
  quantity: 2,
  sellingPlanId: PLAN,
  attributes: [{key: 'a', value: 'b'}],
};
const reference = toLineReference(line);

const changes: CartChange[] = [
  {kind: 'add', lines: [request], previews: []},
  {kind: 'buy-now', line: request},
  {kind: 'quantity', line: reference, quantity: 4},
  {kind: 'remove', line: reference},
  {kind: 'plan', line: reference, sellingPlanId: PLAN},
  {kind: 'plan', line: reference, sellingPlanId: null},
  {kind: 'decline-gift', line: reference, promotionIds: ['gift-over-50']},
  {kind: 'restore-gift', promotionId: 'gift-over-50'},
  {kind: 'note', note: 'Ring twice'},
  {kind: 'apply-code', code: 'B'},
  {kind: 'remove-code', code: 'A'},
];

describe('a change and its form', () => {
  it.each(changes)('$kind is read back from the form it is posted with', (change) => {
    expect(readCartChange(toCartFormFields(change, cart), cart.lines)).toEqual(change);
  });

  it.each<CartChange>([...changes, {kind: 'attributes', changes: {a: null}}])(
    '$kind is posted in the form that the edge reads',
    (change) => {
      expect(parseCartCommand(Object.entries(toCartFormFields(change, cart))).ok).toBe(true);
    },
  );

  it('takes quantity and plan from the fields that a shopper fills in, and the preview from the page', () => {
    const preview = buildPreview({handle: 'paste'});
    expect(
      readCartChange(
        {
          [CART_FORM_FIELD]: linesAddInput([{merchandiseId: VARIANT}]),
          quantity: '3',
          sellingPlanId: '',
        },
        [],
        [preview],
      ),
    ).toEqual({
      kind: 'add',
      lines: [{merchandiseId: VARIANT, quantity: 3, sellingPlanId: null, attributes: []}],
      previews: [preview],
    });
  });

  it('a line set to 0 is a removal (case C036)', () => {
    const fields = {[CART_FORM_FIELD]: lineUpdateInput(line.id, 0)};
    expect(readCartChange(fields, cart.lines)).toEqual({kind: 'remove', line: reference});
  });

  it.each(['-1', '1.5', 'many', ''])('leaves the quantity %j to the edge', (quantity) => {
    const fields = {[CART_FORM_FIELD]: lineUpdateInput(line.id), quantity};
    expect(readCartChange(fields, cart.lines)).toBeNull();
  });

  it('names the line by the id it has at the moment of sending', () => {
    const split = {...line, id: 'gid://shopify/CartLine/split?cart=c1'};
    const fields = toCartFormFields({kind: 'remove', line: reference}, buildCart([split]));
    expect(fields[CART_FORM_FIELD]).toContain('split');
  });

  it('sends the codes of the newest cart along with a new one', () => {
    expect(toCartFormFields({kind: 'apply-code', code: 'B'}, cart)[CART_FORM_FIELD]).toContain(
      '["A"]',
    );
  });
});

describe('isCarriedOut', () => {
  const five = buildCart([{...line, quantity: 5}]);
  const planned = buildCart([buildLine({handle: 'paste', plan: buildPlan({id: PLAN})})]);
  it.each([
    [
      'an add that arrived',
      {kind: 'add', lines: [{...request, sellingPlanId: null}], previews: []},
      five,
      true,
    ],
    [
      'an add that did not',
      {kind: 'add', lines: [{...request, sellingPlanId: null}], previews: []},
      cart,
      false,
    ],
    ['an add of another plan', {kind: 'add', lines: [request], previews: []}, five, false],
    ['a quantity', {kind: 'quantity', line: reference, quantity: 5}, five, true],
    ['a removal', {kind: 'remove', line: reference}, buildCart([]), true],
    ['a removal that did not arrive', {kind: 'remove', line: reference}, cart, false],
    ['a plan', {kind: 'plan', line: reference, sellingPlanId: PLAN}, planned, true],
    [
      'a plan whose line was left out',
      {kind: 'plan', line: reference, sellingPlanId: PLAN},
      buildCart([]),
      false,
    ],
    [
      'a plan whose line was put back',
      {kind: 'plan', line: reference, sellingPlanId: PLAN},
      buildCart([{...line, id: 'gid://shopify/CartLine/back'}]),
      false,
    ],
    ['a code', {kind: 'apply-code', code: 'A'}, cart, true],
    ['a removed code', {kind: 'remove-code', code: 'A'}, cart, false],
  ] as [string, CartChange, typeof cart, boolean][])('%s: %#', (_name, change, after, done) => {
    expect(isCarriedOut(change, cart, after)).toBe(done);
  });

  it('takes no add for made when the cart before it is not known', () => {
    const change: CartChange = {
      kind: 'add',
      lines: [{...request, sellingPlanId: null}],
      previews: [],
    };
    expect(isCarriedOut(change, null, five)).toBe(true);
    expect(isCarriedOut(change, 'unknown', five)).toBe(false);
  });
});
