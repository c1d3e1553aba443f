import {describe, expect, it} from 'vitest';

import {buildLine} from '../../../tests/support/cart-builders';

import {CART_UNWATCHED, type CartLook, checkoutEvent, paidItems, watchCart} from './cart-watch';

const PASTE = buildLine({handle: 'paste', title: 'Paste', price: 5});
const LOOK: CartLook = {
  isShown: false,
  isKnown: true,
  isAdding: false,
  lines: [PASTE],
  refusal: null,
  enteredCodes: [],
};

/** What is reported of looks one after the other: names of events, and errors as `error: …`. */
function reports(...looks: Partial<CartLook>[]): string[][] {
  let watch = CART_UNWATCHED;
  return looks.map((over) => {
    const report = watchCart(watch, {...LOOK, ...over}, 'Brightwell');
    ({watch} = report);
    const error = report.error === null ? [] : [`error: ${report.error}`];
    return [...report.events.map((event) => JSON.stringify(event)), ...error];
  });
}

const names = (all: string[][]) =>
  all.map((some) => some.map((text) => /"event":"(\w+)"/.exec(text)?.[1] ?? text));

describe('watchCart', () => {
  it('reports a view once for each time that the cart comes on the screen', () => {
    const [shown, hidden] = [{isShown: true}, {isShown: false}];
    expect(names(reports(hidden, shown, shown, hidden, shown))).toEqual([
      [],
      ['view_cart'],
      [],
      [],
      ['view_cart'],
    ]);
  });

  it('waits with the view until the cart is known and holds something paid', () => {
    const shown = {isShown: true};
    expect(names(reports({...shown, isKnown: false}, {...shown, lines: []}, shown, shown))).toEqual(
      [[], [], ['view_cart'], []],
    );
  });

  it('waits with the view that an add causes until the add is answered', () => {
    const shown = {isShown: true};
    expect(names(reports({...shown, isAdding: true}, {...shown, isAdding: true}, shown))).toEqual([
      [],
      [],
      ['view_cart'],
    ]);
  });

  it('reports a refused code once, by the code that was entered, and any other refusal as an error', () => {
    const wrong = {place: 'code', message: 'Invalid discount code'};
    const [entered, refused, again, line] = reports(
      {enteredCodes: ['SMILE10']},
      {refusal: wrong},
      {refusal: wrong},
      {refusal: {place: 'line', message: 'Ten is the most.'}},
    );
    expect(entered).toEqual([]);
    expect(refused).toEqual([
      JSON.stringify({event: 'coupon', coupon: 'SMILE10', status: 'invalid'}),
    ]);
    expect(again).toEqual([]);
    expect(line).toEqual(['error: Ten is the most.']);
  });

  it('reports the same refusal anew after it was gone', () => {
    const wrong = {place: 'line', message: 'Ten is the most.'};
    expect(reports({refusal: wrong}, {refusal: null}, {refusal: wrong})).toEqual([
      ['error: Ten is the most.'],
      [],
      ['error: Ten is the most.'],
    ]);
  });
});

it('counts neither gifts nor what is sold out as paid', () => {
  const gift = buildLine({handle: 'free-gift-1'});
  const gone = buildLine({handle: 'floss', quantity: 0});
  expect(paidItems([gift, PASTE, gone], 'Brightwell').map(({item_id}) => item_id)).toEqual([
    'paste',
  ]);
});

it('names the first code that applies when the shopper leaves for the checkout', () => {
  const codes = [
    {code: 'OLD', applicable: false},
    {code: 'SMILE10', applicable: true},
  ];
  expect(checkoutEvent([PASTE], codes, 'Brightwell')).toMatchObject({
    event: 'begin_checkout',
    ecommerce: {value: 5, coupon: 'SMILE10'},
  });
  expect(JSON.stringify(checkoutEvent([PASTE], [], 'Brightwell'))).not.toContain('coupon');
  expect(checkoutEvent([], codes, 'Brightwell')).toBeNull();
});
