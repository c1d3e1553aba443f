import {useSyncExternalStore} from 'react';

import {type CartState, cartState, subscribeCart} from '~/browser/cart/store.client';

/** The tab's cart; null on the server and while hydrating, where nobody's cart is known. */
export function useCart(): CartState | null {
  return useSyncExternalStore<CartState | null>(
    (listener) => subscribeCart(listener),
    () => cartState(),
    () => null,
  );
}
