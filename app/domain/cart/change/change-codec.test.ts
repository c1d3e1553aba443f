import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import type {LineRequest} from '~/domain/cart/lines';

import {type CartChange, lineIdsOf, requestOf} from './change';
import {toCartFields} from './change-fields';
import {parseCartChange} from './change-parser';
import {BUY_NOW_FIELD, CART_FORM_FIELD} from './field-names';

const VARIANT = 'gid://shopify/ProductVariant/7';
const LINE = 'gid://shopify/CartLine/abc?cart=c1';
const PLAN = 'gid://shopify/SellingPlan/3';

function post(form: CartChange | string, fields: Record<string, string> = {}) {
  const written = typeof form === 'string' ? {[CART_FORM_FIELD]: form} : toCartFields(form);
  return parseCartChange(Object.entries({...written, ...fields}));
}
const valueOf = (form: CartChange | string, fields?: Record<string, string>) => {
  const read = post(form, fields);
  return read.ok ? read.value : read.message;
};

describe('an add', () => {
  const input: CartChange = {kind: 'add', lines: [requestOf(VARIANT)]};
  const line = {merchandiseId: VARIANT, quantity: 1, sellingPlanId: null, attributes: []};

  it('is one unit, one-time, when the form says no more', () => {
    const bare = JSON.stringify({action: 'LinesAdd', inputs: {lines: [{merchandiseId: VARIANT}]}});
    expect(valueOf(bare)).toEqual({kind: 'add', lines: [line]});
    expect(valueOf(JSON.stringify({action: 'LinesAdd'}), {merchandiseId: VARIANT})).toEqual({
      kind: 'add',
      lines: [line],
    });
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
    'of %j units is refused before the platform is called',
    (quantity) => {
      expect(post(input, {quantity})).toEqual({
        ok: false,
        message: 'Enter a whole number from 1 to 10.',
      });
    },
  );

  it.each([-1, 0, 1.5, NaN])('of %j units from a script is refused as well', (quantity) => {
    const posted = JSON.stringify({
      action: 'LinesAdd',
      inputs: {lines: [{merchandiseId: VARIANT, quantity}]},
    });
    // NaN travels as null.
    expect(post(posted).ok).toBe(false);
  });

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

const setTo = (quantity: number): CartChange => ({
  kind: 'update',
  lines: [{id: LINE, quantity}],
});

it.each<[string, CartChange, Record<string, string>, CartChange]>([
  ['a new quantity', setTo(4), {}, {kind: 'update', lines: [{id: LINE, quantity: 4}]}],
  [
    'a typed quantity',
    setTo(4),
    {quantity: '6'},
    {kind: 'update', lines: [{id: LINE, quantity: 6}]},
  ],
  ['0, which removes', setTo(0), {}, {kind: 'remove', lineIds: [LINE]}],
  ['a removal', {kind: 'remove', lineIds: [LINE]}, {}, {kind: 'remove', lineIds: [LINE]}],
  [
    'a plan',
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: null},
    {sellingPlanId: PLAN},
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: PLAN},
  ],
  [
    'back to one-time',
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: null},
    {sellingPlanId: ''},
    {kind: 'switch-plan', lineId: LINE, sellingPlanId: null},
  ],
  [
    'a declined gift',
    {kind: 'decline-gift', lineId: LINE, promotionIds: ['gift-over-50']},
    {},
    {kind: 'decline-gift', lineId: LINE, promotionIds: ['gift-over-50']},
  ],
  [
    'a restored gift',
    {kind: 'restore-gift', promotionId: 'gift-over-50'},
    {},
    {kind: 'restore-gift', promotionId: 'gift-over-50'},
  ],
  [
    'a note',
    {kind: 'note', note: ''},
    {note: ' Ring twice\r\nplease '},
    {kind: 'note', note: 'Ring twice\nplease'},
  ],
  [
    'a note without control characters',
    {kind: 'note', note: ''},
    {note: 'a\u0000b\u001b[31mc\u007fd\u0085e\u202f\tf\rg\n\u{1f600}'},
    {kind: 'note', note: 'ab[31mcde\u202f\tf\ng\n\u{1f600}'},
  ],
  ['a cleared note', {kind: 'note', note: ''}, {note: ''}, {kind: 'note', note: ''}],
  [
    'a code',
    {kind: 'apply-code', code: '', current: ['A']},
    {discountCode: ' save10 '},
    {kind: 'apply-code', code: 'save10', current: ['A']},
  ],
  [
    'a removed code',
    {kind: 'remove-code', code: 'A', current: ['A', 'B']},
    {},
    {kind: 'remove-code', code: 'A', current: ['A', 'B']},
  ],
  [
    'attributes',
    {kind: 'attributes', changes: {a: '1', b: null}},
    {},
    {kind: 'attributes', changes: {a: '1', b: null}},
  ],
])('reads %s', (_name, form, fields, change) => {
  expect(valueOf(form, fields)).toEqual(change);
});

describe('what cannot be read', () => {
  it.each<[string, CartChange | string]>([
    ['no JSON', 'garbage'],
    ['an unknown action', JSON.stringify({action: 'Everything', inputs: {}})],
    ['a name of the prototype', JSON.stringify({action: 'constructor', inputs: {}})],
    ['a foreign id', {kind: 'add', lines: [requestOf('https://elsewhere.example/1')]}],
    ['no lines', JSON.stringify({action: 'LinesAdd', inputs: {lines: []}})],
    ['lines of another kind', JSON.stringify({action: 'LinesUpdate', inputs: {lines: 'x'}})],
    ['null', 'null'],
  ])('%s is refused in words', (_name, input) => {
    expect(post(input)).toMatchObject({ok: false, message: expect.stringContaining('.')});
  });

  it('a form without the field is refused', () => {
    expect(parseCartChange([]).ok).toBe(false);
  });

  it('an empty code and a note that is too long say what is wrong', () => {
    expect(valueOf({kind: 'apply-code', code: '', current: []}, {discountCode: '  '})).toBe(
      'Enter a discount code.',
    );
    expect(valueOf({kind: 'note', note: ''}, {note: 'x'.repeat(5001)})).toBe(
      'Keep the note under 5000 characters.',
    );
    expect(post({kind: 'note', note: ''}, {note: 'x'.repeat(5000)}).ok).toBe(true);
  });

  it('does not change any prototype', () => {
    post({kind: 'note', note: 'x'}, {__proto__: 'y'});
    post('{"action":"NoteUpdate","inputs":{"__proto__":{"a":1},"note":"x"}}');
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe('a change and its form', () => {
  const arbId = (type: string) =>
    fc.stringMatching(/^[\w-]{1,20}$/).map((id) => `gid://shopify/${type}/${id}`);
  const arbLine = arbId('CartLine');
  const arbPlan = fc.option(arbId('SellingPlan'));
  const arbText = fc.string({unit: 'grapheme', maxLength: 40});
  const arbName = fc.string({minLength: 1, maxLength: 40});
  const arbCode = arbName.filter((code) => code.trim() === code);
  const arbRequest = fc.record<LineRequest>({
    merchandiseId: arbId('ProductVariant'),
    quantity: fc.integer({min: 1, max: 999_999}),
    sellingPlanId: arbPlan,
    attributes: fc.array(fc.record({key: arbName, value: arbText}), {maxLength: 4}),
  });
  const code = {code: arbCode, current: fc.option(fc.array(arbName, {maxLength: 4}))};
  const of = <Kind extends CartChange['kind']>(kind: Kind) => fc.constant(kind);
  const arbUpdate = fc.record({id: arbLine, quantity: fc.nat(99)});
  const arbChange: fc.Arbitrary<CartChange> = fc.oneof(
    fc.record({kind: of('add'), lines: fc.array(arbRequest, {minLength: 1, maxLength: 5})}),
    fc.record({kind: of('buy-now'), line: arbRequest}),
    fc
      .record({kind: of('update'), lines: fc.array(arbUpdate, {minLength: 1, maxLength: 5})})
      .filter(({lines}) => lines.some(({quantity}) => quantity > 0)),
    fc.record({kind: of('remove'), lineIds: fc.array(arbLine, {minLength: 1, maxLength: 5})}),
    fc.record({kind: of('switch-plan'), lineId: arbLine, sellingPlanId: arbPlan}),
    fc.record({
      kind: of('decline-gift'),
      lineId: arbLine,
      promotionIds: fc.array(arbName, {maxLength: 4}),
    }),
    fc.record({kind: of('restore-gift'), promotionId: arbName}),
    fc.record({kind: of('note'), note: fc.string({maxLength: 40}).map((note) => note.trim())}),
    fc.record({kind: of('apply-code'), ...code}),
    fc.record({kind: of('remove-code'), ...code}),
    fc.record({
      kind: of('attributes'),
      changes: fc.dictionary(arbName, fc.option(arbText), {maxKeys: 4}),
    }),
  );
  const NAMES = [
    'lines',
    'id',
    'lineId',
    'lineIds',
    'merchandiseId',
    'quantity',
    'sellingPlanId',
    'note',
    'attributes',
    'key',
    'value',
    'promotionId',
    'promotionIds',
    'discountCode',
    'discountCodes',
  ];
  const ACTIONS = [
    'LinesAdd',
    'LinesUpdate',
    'LinesRemove',
    'CustomPlanSwitch',
    'CustomGiftDecline',
    'CustomGiftRestore',
    'NoteUpdate',
    'DiscountCodesUpdate',
    'CustomDiscountCodeRemove',
    'AttributesUpdateInput',
  ];
  const TEXTS = ['', '0', '3', 'text', VARIANT, LINE, PLAN];
  /** Inputs of the right names and any shape. */
  const {inputs: arbInputs} = fc.letrec((tie) => ({
    value: fc.oneof(
      {maxDepth: 3},
      fc.constantFrom(...TEXTS, null, true, -1, 1.5),
      fc.nat(12),
      fc.array(tie('value'), {maxLength: 3}),
      tie('inputs'),
    ),
    inputs: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), {maxKeys: 5}),
  }));
  const arbFields = fc.dictionary(
    fc.constantFrom('note', 'discountCode', BUY_NOW_FIELD, ...NAMES),
    fc.constantFrom(...TEXTS),
    {maxKeys: 3},
  );

  it('every change is read back from its form as it was', () => {
    fc.assert(
      fc.property(arbChange, (change) => {
        expect(valueOf(change)).toEqual(change);
      }),
      {numRuns: 500},
    );
  });

  it('whatever form is read, the change it means has a form that means the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTIONS), arbInputs, arbFields, (action, inputs, fields) => {
        const read = post(JSON.stringify({action, inputs}), fields);
        if (read.ok) expect(post(read.value)).toEqual(read);
        else expect(read.message).toMatch(/^[A-Z].*\.$/);
      }),
      {numRuns: 2000},
    );
  });

  it('names the lines of the cart that it is about', () => {
    expect(lineIdsOf(setTo(3))).toEqual([LINE]);
    expect(lineIdsOf({kind: 'remove', lineIds: [LINE, 'other']})).toEqual([LINE, 'other']);
    expect(lineIdsOf({kind: 'switch-plan', lineId: LINE, sellingPlanId: null})).toEqual([LINE]);
    expect(lineIdsOf({kind: 'note', note: LINE})).toEqual([]);
  });
});
