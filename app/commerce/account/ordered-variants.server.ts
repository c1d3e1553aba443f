import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {OrderVariant} from '~/domain/account/orders';

import {ORDER_VARIANT, toOrderVariant} from './order-variant.server';

const ORDERED_VARIANTS_QUERY = `#graphql
  query OrderedVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ...OrderVariantFields
    }
  }
  ${ORDER_VARIANT}
` as const;

/** The platform's own limit for one list of ids. */
const MOST_IDS = 250;

async function readVariants(
  storefront: Storefront,
  ids: readonly string[],
): Promise<[string, OrderVariant][]> {
  const answer = await storefront.query(ORDERED_VARIANTS_QUERY, {
    variables: {ids: [...ids]},
    cache: storefront.CacheNone(),
  });
  requireNoErrors(answer);
  return answer.nodes.flatMap((node): [string, OrderVariant][] => {
    const variant = node?.__typename === 'ProductVariant' ? toOrderVariant(node) : null;
    return variant === null ? [] : [[variant.id, variant]];
  });
}

/**
 * What is sold still of the variants with these ids. A catalogue that does not answer hides no order: its lines then have no links
 * and no pictures, and nothing can be bought again from them.
 */
export async function findOrderedVariants(
  storefront: Storefront,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderVariant>> {
  const wanted = [...new Set(ids)];
  const pages = Array.from({length: Math.ceil(wanted.length / MOST_IDS)}, (_, page) =>
    wanted.slice(page * MOST_IDS, (page + 1) * MOST_IDS),
  );
  try {
    const found = await Promise.all(pages.map((page) => readVariants(storefront, page)));
    return new Map(found.flat());
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`ordered variants: ${fault.message}`);
    return new Map();
  }
}
