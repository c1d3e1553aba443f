import type {Market} from '../content/markets.ts';
import {spreadCents} from '../discounts/spread.ts';
import {gid} from '../graphql/gid.ts';
import {toMarketCents} from '../graphql/money.ts';
import type {PlatformServices} from '../services.ts';
import {derivedUuid} from '../store/ids.ts';

import type {PricedCart, PricedLine} from './pricing.ts';

/** Source of the API's `Cart`. */
export interface CartNode {
  __typename: 'Cart';
  priced: PricedCart;
  /** Whether the caller knows the cart's key (§3.1). */
  trusted: boolean;
}

/** Source of a cart line, of a bundle line, and of a bundle's component. */
export interface CartLineNode {
  __typename: 'CartLine' | 'ComponentizableCartLine';
  line: PricedLine;
  priced: PricedCart;
}

export const cartNode = (priced: PricedCart, trusted: boolean): CartNode => ({
  __typename: 'Cart',
  priced,
  trusted,
});

export function lineNode(line: PricedLine, priced: PricedCart): CartLineNode {
  return {
    __typename: line.variant.components.length > 0 ? 'ComponentizableCartLine' : 'CartLine',
    line,
    priced,
  };
}

/** A cart's id without its key: target of warnings, parent of metafields (§3.1). */
export const keylessCartId = (token: string) => gid('Cart', token);

export const lineGid = (uuid: string, cartToken: string) =>
  `${gid('CartLine', uuid)}?cart=${cartToken}`;

/**
 * A bundle's contents as lines: their costs are proportional shares that sum to the bundle's
 * (§6.10).
 */
export function componentLines(
  services: PlatformServices,
  parent: PricedLine,
  market: Market,
): PricedLine[] {
  const parts = parent.variant.components.flatMap(({variantId, quantity}) => {
    const variant = services.catalogue.variant(variantId);
    return variant === undefined ? [] : [{variant, quantity: quantity * parent.quantity}];
  });
  const weights = parts.map(({variant, quantity}) => variant.price * quantity);
  const subtotals = spreadCents(parent.subtotal, weights);
  const totals = spreadCents(parent.total, weights);
  return parts.map(({variant, quantity}, index) => {
    const subtotal = subtotals[index] ?? 0;
    return {
      ...parent,
      id: derivedUuid(`${parent.id}/${variant.id}`),
      variant,
      product: services.catalogue.productOf(variant),
      plan: null,
      quantity,
      variantPrice: toMarketCents(variant.price, market),
      unitPrice: quantity === 0 ? 0 : Math.round(subtotal / quantity),
      compareAtPrice: null,
      subtotal,
      total: totals[index] ?? 0,
      allocations: [],
    };
  });
}
