import {data} from 'virtual:content/data';

import {TOP_PICK_DEFAULTS, TOP_PICK_PAIRINGS} from '~/domain/cart/top-pick';
import {flattenCategories} from '~/domain/content/navigation';

import {allArticles} from './articles.server';

/**
 * Handles of the products that the content speaks of, each once, those first without which a page would be wrong: gifts and products that
 * stand in for others, then what pages show, then what categories hold. A large store is asked for them together, so that what the shop
 * offers is known without its whole catalogue.
 */
export function namedProducts(): readonly string[] {
  return [
    ...new Set([
      ...data.promotions.map(({handle}) => handle),
      ...data.experiments.flatMap(({variants}) =>
        variants.flatMap(({swapProducts = []}) =>
          swapProducts.flatMap(({product, swap}) => [product, swap]),
        ),
      ),
      ...data.home.bestSellers.products,
      ...data.home.categoryTiles.map(({product}) => product),
      ...data.quiz.results.flatMap(({product, companion}) => [product, companion ?? product]),
      ...data.campaigns.flatMap(({products}) => products?.handles ?? []),
      ...data.bundles.flatMap(({slots}) => slots.flatMap(({products}) => products)),
      ...Object.entries(TOP_PICK_PAIRINGS).flat(),
      ...TOP_PICK_DEFAULTS,
      ...flattenCategories(data.categories).flatMap(({products}) => products),
      ...allArticles.flatMap(({products}) => products),
    ]),
  ];
}
