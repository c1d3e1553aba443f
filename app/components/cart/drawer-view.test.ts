import {expect, it} from 'vitest';

import {requestOf} from '~/domain/cart/change/change';
import {expectedCart} from '~/domain/cart/change/expected-cart';
import type {PendingChange} from '~/domain/cart/change/pending-change';
import {NO_CART} from '~/domain/visitor/shopper';

import {buildCart, buildLine, buildPreview} from '../../../tests/support/cart-builders';

import {drawerView} from './drawer-view';

const line = buildLine({handle: 'paste'});
const addition: PendingChange = {
  change: {kind: 'add', lines: [requestOf(line.merchandise.id)]},
  keys: {},
  previews: [buildPreview({handle: 'paste'})],
};
/** An addition of something that neither the page nor another line knows. */
const unknownAddition: PendingChange = {...addition, previews: []};

function view(
  status: 'unknown' | 'known' | 'unreachable',
  cart: ReturnType<typeof buildCart> | null,
  ...changes: PendingChange[]
) {
  const shopper = status === 'known' ? {...NO_CART, cart} : null;
  return drawerView({status, shopper, changes, expected: expectedCart(cart, changes)});
}

it('shows totals only for a confirmed cart with lines', () => {
  const cart = buildCart([line]);
  expect(view('known', cart).totalled).toBe(cart);
  expect(view('known', buildCart([])).totalled).toBeNull();
  expect(view('known', null, addition).totalled).toBeNull();
  expect(view('unknown', null).totalled).toBeNull();
});

it('calls a cart empty when it is known to be, and nothing is on its way into it', () => {
  expect(view('known', buildCart([])).isEmpty).toBe(true);
  expect(view('known', null).isEmpty).toBe(true);
  expect(view('unknown', null).isEmpty).toBe(false);
  expect(view('unreachable', null).isEmpty).toBe(false);
  expect(view('known', null, unknownAddition).isEmpty).toBe(false);
});

it('announces an addition until its line is drawn', () => {
  expect(view('known', null, unknownAddition).waitingFor).toBe('addition');
  expect(view('unknown', null, unknownAddition).waitingFor).toBe('addition');
  expect(view('known', null, addition).waitingFor).toBeNull();
});

it('announces the first reading of the cart, and says when it cannot be read', () => {
  expect(view('unknown', null)).toMatchObject({waitingFor: 'cart', isUnreachable: false});
  expect(view('unreachable', null)).toMatchObject({waitingFor: null, isUnreachable: true});
  expect(view('known', buildCart([line]))).toMatchObject({waitingFor: null});
});
