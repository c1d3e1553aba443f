import type {CartQueryDataReturn} from '@shopify/hydrogen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';

import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {Cart} from '~/domain/cart/cart';

import {CART_LINES_QUERY} from './documents.server';
import {toCart, toCartLine} from './mapping.server';

/** Hydrogen types its answers by the whole schema; what is in them is what our fragments select. */
export function selected(
  cart: CartQueryDataReturn['cart'] | null | undefined,
): CartApiMutationFragment | null {
  return (cart as unknown as CartApiMutationFragment | null | undefined) ?? null;
}

/** Appends the further pages of lines: none may be invisible, uncounted or missed by the promotions (decisions.md). */
export async function withAllLines(
  storefront: Storefront,
  raw: CartApiMutationFragment,
): Promise<Cart> {
  const cart = toCart(raw);
  let {pageInfo} = raw.lines;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const page = await storefront.query(CART_LINES_QUERY, {
      variables: {cartId: raw.id, after: pageInfo.endCursor},
      cache: storefront.CacheNone(),
    });
    const lines = page.cart?.lines;
    if (!lines) break;
    cart.lines.push(...lines.nodes.map(toCartLine));
    pageInfo = lines.pageInfo;
  }
  return cart;
}
