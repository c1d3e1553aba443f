import {describe, expect, it} from 'vitest';

import {buildCart, buildLine} from '../../../tests/support/cart-builders';

import {type CartReply, NO_CART, type Shopper, type ShopperCart} from './shopper';
import {parseCartReply, parseShopper} from './shopper-parser';

const shopper: ShopperCart = {...NO_CART, cart: buildCart([buildLine()])};
const reply: CartReply = {
  ok: true,
  shopper,
  alerts: ['You can have up to 10 of one item.'],
  refusal: null,
  checkoutUrl: null,
};
/** As it comes over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the reply to a change', () => {
  it.each<[string, CartReply]>([
    ['with the cart', reply],
    ['without a cart yet', {...reply, shopper: {...shopper, cart: null}}],
    ['that has to be read again', {...reply, ok: false, shopper: null}],
    ['that refuses', {...reply, ok: false, refusal: {message: 'No.', place: 'line', lineId: 'l'}}],
    ['that goes on to the checkout', {...reply, checkoutUrl: 'https://checkout.example/c'}],
  ])('%s is read as it was written', (_name, written) => {
    expect(parseCartReply(sent(written))).toEqual({ok: true, value: written});
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'ok'],
    ['a list', [reply]],
    ['the error of a closed shop', {error: 'The shop is closed for maintenance.'}],
    ['one without a verdict', {...reply, ok: undefined}],
    ['one whose cart has no lines', {...reply, shopper: {...shopper, cart: {totalQuantity: 1}}}],
    ['one whose gifts are missing', {...reply, shopper: {...shopper, gifts: undefined}}],
    ['one whose gifts are told in another way', {...reply, shopper: {...shopper, gifts: []}}],
    ['one whose alerts are no texts', {...reply, alerts: [1]}],
    ['one that refuses without words', {...reply, refusal: {place: 'line', lineId: null}}],
    ['one whose checkout is no address', {...reply, checkoutUrl: 7}],
  ])('is not %s', (_name, answer) => {
    expect(parseCartReply(answer).ok).toBe(false);
  });
});

describe('the answer about a shopper', () => {
  const read: Shopper = {...shopper, unreachable: false};

  it('is read as it was written', () => {
    expect(parseShopper(sent(read))).toEqual({ok: true, value: read});
    const unknown: Shopper = {...NO_CART, unreachable: true};
    expect(parseShopper(sent(unknown))).toEqual({ok: true, value: unknown});
  });

  it.each<[string, unknown]>([
    ['the error of a locked shop', {error: 'This shop asks for a password.'}],
    ['a cart alone', shopper],
    ['one that does not say whether the platform answered', {...read, unreachable: undefined}],
    ['null', null],
  ])('is not %s', (_name, answer) => {
    expect(parseShopper(answer).ok).toBe(false);
  });
});
