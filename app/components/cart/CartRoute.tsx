import {expectedCart} from '~/domain/cart-changes';
import type {CartReply, CartSuggestions, ShopperCart} from '~/domain/shopper';

import {CartPage} from './CartPage';

/** The cart's page: what the server read. */
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
  return (
    <CartPage
      shopper={loaded}
      expected={expectedCart(loaded.cart, [])}
      refusal={reply?.refusal ?? null}
      alerts={reply?.alerts ?? []}
      unreachable={loaded.unreachable}
      suggestions={suggestions}
    />
  );
}
