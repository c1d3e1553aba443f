import {describe, expect, it} from 'vitest';

import {parseCartCommand} from './command';
import {
  attributesInput,
  CART_FORM_FIELD,
  discountCodeInput,
  discountCodeRemoveInput,
  giftDeclineInput,
  giftRestoreInput,
  lineRemoveInput,
  linesAddInput,
  lineUpdateInput,
  noteInput,
  planSwitchInput,
} from './form';

const VARIANT = 'gid://shopify/ProductVariant/7';
const LINE = 'gid://shopify/CartLine/abc?cart=c1';
const PLAN = 'gid://shopify/SellingPlan/3';

function post(input: string, fields: Record<string, string> = {}) {
  return parseCartCommand(Object.entries({[CART_FORM_FIELD]: input, ...fields}));
}
const valueOf = (input: string, fields?: Record<string, string>) => {
  const read = post(input, fields);
  return read.ok ? read.value : read.message;
};

describe('an add', () => {
  const input = linesAddInput([{merchandiseId: VARIANT}]);
  const line = {merchandiseId: VARIANT, quantity: 1, sellingPlanId: null, attributes: []};

  it('is one unit, one-time, when the form says no more', () => {
    expect(valueOf(input)).toEqual({kind: 'add', lines: [line]});
  });

  it('is completed by the form’s own fields, so that it works without JavaScript', () => {
    expect(valueOf(input, {quantity: '3', sellingPlanId: PLAN})).toEqual({
      kind: 'add',
      lines: [{...line, quantity: 3, sellingPlanId: PLAN}],
    });
    expect(valueOf(input, {sellingPlanId: ''})).toEqual({kind: 'add', lines: [line]});
  });

  it('becomes "buy now" by the button that was pressed', () => {
    expect(valueOf(input, {buyNow: '1', quantity: '2'})).toEqual({
      kind: 'buy-now',
      line: {...line, quantity: 2},
    });
  });

  it.each(['-1', '0', '1.5', '', 'two', '1e2'])(
    'of %j units is refused before the platform is called (case C038)',
    (quantity) => {
      expect(post(input, {quantity})).toEqual({
        ok: false,
        message: 'Enter a whole number from 1 to 10.',
      });
    },
  );

  it.each([-1, 0, 1.5, NaN])(
    'of %j units from a script is refused as well (case C038)',
    (quantity) => {
      const posted = JSON.stringify({
        action: 'LinesAdd',
        inputs: {lines: [{merchandiseId: VARIANT, quantity}]},
      });
      // NaN travels as null.
      expect(post(posted).ok).toBe(false);
    },
  );

  it('reads "2" as two', () => {
    expect(valueOf(input, {quantity: '2'})).toMatchObject({lines: [{quantity: 2}]});
  });

  it('keeps attributes', () => {
    const posted = JSON.stringify({
      action: 'LinesAdd',
      inputs: {lines: [{merchandiseId: VARIANT, attributes: [{key: 'bundle', value: 'b1'}]}]},
    });
    expect(valueOf(posted)).toMatchObject({lines: [{attributes: [{key: 'bundle', value: 'b1'}]}]});
  });
});

it.each([
  [
    'a new quantity',
    lineUpdateInput(LINE, 4),
    {},
    {kind: 'update', lines: [{id: LINE, quantity: 4}]},
  ],
  [
    'a typed quantity',
    lineUpdateInput(LINE, 4),
    {quantity: '6'},
    {kind: 'update', lines: [{id: LINE, quantity: 6}]},
  ],
  [
    '0, which removes',
    lineUpdateInput(LINE, 0),
    {},
    {kind: 'update', lines: [{id: LINE, quantity: 0}]},
  ],
  ['a removal', lineRemoveInput(LINE), {}, {kind: 'remove', lineIds: [LINE]}],
  [
    'a plan',
    planSwitchInput(LINE),
    {sellingPlanId: PLAN},
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: PLAN},
  ],
  [
    'back to one-time',
    planSwitchInput(LINE),
    {sellingPlanId: ''},
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: null},
  ],
  [
    'a declined gift',
    giftDeclineInput(LINE, ['gift-over-50']),
    {},
    {kind: 'decline-gift', lineId: LINE, promotionIds: ['gift-over-50']},
  ],
  [
    'a restored gift',
    giftRestoreInput('gift-over-50'),
    {},
    {kind: 'restore-gift', promotionId: 'gift-over-50'},
  ],
  [
    'a note',
    noteInput(),
    {note: ' Ring twice\r\nplease '},
    {kind: 'note', note: 'Ring twice\nplease'},
  ],
  [
    'a note without control characters',
    noteInput(),
    {note: 'a\u0000b\u001b[31mc\u007fd\u0085e\u202f\tf\rg\n\u{1f600}'},
    {kind: 'note', note: 'ab[31mcde\u202f\tf\ng\n\u{1f600}'},
  ],
  ['a cleared note', noteInput(), {note: ''}, {kind: 'note', note: ''}],
  [
    'a code',
    discountCodeInput(['A']),
    {discountCode: ' save10 '},
    {kind: 'apply-code', code: 'save10', current: ['A']},
  ],
  [
    'a removed code',
    discountCodeRemoveInput(['A', 'B'], 'A'),
    {},
    {kind: 'remove-code', code: 'A', current: ['A', 'B']},
  ],
  [
    'attributes',
    attributesInput({a: '1', b: null}),
    {},
    {kind: 'attributes', changes: {a: '1', b: null}},
  ],
])('reads %s', (_name, input, fields, command) => {
  expect(valueOf(input, fields as Record<string, string>)).toEqual(command);
});

describe('what cannot be read', () => {
  it.each([
    ['no JSON', 'garbage'],
    ['an unknown action', JSON.stringify({action: 'Everything', inputs: {}})],
    ['a name of the prototype', JSON.stringify({action: 'constructor', inputs: {}})],
    ['a foreign id', linesAddInput([{merchandiseId: 'https://elsewhere.example/1'}])],
    ['no lines', JSON.stringify({action: 'LinesAdd', inputs: {lines: []}})],
    ['lines of another kind', JSON.stringify({action: 'LinesUpdate', inputs: {lines: 'x'}})],
    ['null', 'null'],
  ])('%s is refused in words', (_name, input) => {
    expect(post(input)).toMatchObject({ok: false, message: expect.stringContaining('.')});
  });

  it('a form without the field is refused', () => {
    expect(parseCartCommand([]).ok).toBe(false);
  });

  it('an empty code and a note that is too long say what is wrong', () => {
    expect(valueOf(discountCodeInput([]), {discountCode: '  '})).toBe('Enter a discount code.');
    expect(valueOf(noteInput(), {note: 'x'.repeat(5001)})).toBe(
      'Keep the note under 5000 characters.',
    );
    expect(post(noteInput(), {note: 'x'.repeat(5000)}).ok).toBe(true);
  });

  it('does not change any prototype', () => {
    post(noteInput('x'), {__proto__: 'y'});
    post('{"action":"NoteUpdate","inputs":{"__proto__":{"a":1},"note":"x"}}');
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
