import type {RequestContext} from '../graphql/context.ts';

import {isVisible} from './catalogue.ts';
import type {ProductRecord} from './records.ts';

/** Products a storefront may see, by id (§4.1). */
export function visibleProducts({services}: RequestContext): ProductRecord[] {
  const now = services.clock.now();
  return services.catalogue.products().filter((product) => isVisible(product, now));
}

export function findVisibleProduct(
  {services}: RequestContext,
  product: ProductRecord | undefined,
): ProductRecord | null {
  return product !== undefined && isVisible(product, services.clock.now()) ? product : null;
}

/** The shop's best sellers first: in the order in which the merchant lists them. */
export function byBestSelling(
  context: RequestContext,
  products: readonly ProductRecord[],
): ProductRecord[] {
  const rank = context.services.catalogue.merchantOrder();
  return [...products].sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
