import type {CartQueryDataReturn} from '@shopify/hydrogen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';

import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {readWholeList} from '~/commerce/platform-client/whole-list.server';
import type {OwnedCart} from '~/domain/cart/cart';

import {CART_LINES_QUERY} from './documents.server';
import {toCart, toCartLine} from './mapping.server';

/** Hydrogen types its answers by the whole schema; what is in them is what our fragments select. */
export function selected(
  cart: CartQueryDataReturn['cart'] | null | undefined,
): CartApiMutationFragment | null {
  return (cart as unknown as CartApiMutationFragment | null | undefined) ?? null;
}

/**
 * The cart with the further pages of its lines: none may be invisible, uncounted or missed by the promotions (decisions.md).
 * Throws PlatformUnavailable where one of them cannot be read.
 */
export async function withAllLines(
  storefront: Storefront,
  raw: CartApiMutationFragment,
): Promise<OwnedCart> {
  const lines = await readWholeList(raw.lines, async (after) => {
    const {cart, errors} = await storefront.query(CART_LINES_QUERY, {
      variables: {cartId: raw.id, after},
      cache: storefront.CacheNone(),
    });
    return {page: cart?.lines, errors};
  });
  return {...toCart(raw), lines: lines.map(toCartLine)};
}
