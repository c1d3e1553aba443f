import {useEffect} from 'react';

import {cartState, setCartState} from '~/browser/cart/store.client';
import {expectedCart} from '~/domain/cart/change/expected-cart';
import type {CartReply, CartSuggestions, ShopperCart} from '~/domain/visitor/shopper';

import {CartPage} from './CartPage';
import {useCart} from './use-cart';
import {checkOut, useCartSuggestions} from './use-cart-view';

/** The cart's page: what the server read, and from then on the tab's own cart. */
export function CartRoute({
  loaded,
  suggestions,
  reply,
}: {
  loaded: ShopperCart & {unreachable: boolean};
  suggestions: CartSuggestions | null;
  /** The answer to a form that was posted without scripts. */
  reply: CartReply | null;
}) {
  const cart = useCart();
  const own = cart?.status === 'known' ? cart : null;
  useEffect(() => {
    // A page that was just read spares the tab a read of its own; a newer cart of the tab stands.
    if (cartState().status !== 'known' && !loaded.unreachable)
      setCartState({shopper: loaded, expected: expectedCart(loaded.cart, []), status: 'known'});
  }, [loaded]);
  const shopper = own?.shopper ?? loaded;
  const expected = own?.expected ?? expectedCart(loaded.cart, []);
  const fetched = useCartSuggestions(own !== null && expected.lines.length === 0);
  return (
    <CartPage
      shopper={shopper}
      expected={expected}
      refusal={own ? (own.refusal ?? reply?.refusal ?? null) : (reply?.refusal ?? null)}
      alerts={own && own.alerts.length > 0 ? own.alerts : (reply?.alerts ?? [])}
      unreachable={own ? false : loaded.unreachable}
      suggestions={fetched ?? suggestions}
      onCheckout={own ? checkOut : undefined}
    />
  );
}
