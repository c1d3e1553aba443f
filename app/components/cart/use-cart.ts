import {useSyncExternalStore} from 'react';

import {cartState, subscribeCart, type CartState} from '~/browser/cart.client';

/** The tab's cart; null on the server and while hydrating, where nobody's cart is known. */
export function useCart(): CartState | null {
  return useSyncExternalStore<CartState | null>(
    (listener) => subscribeCart(listener),
    () => cartState(),
    () => null,
  );
}
