import {toImage} from '~/commerce/catalogue/product-mapping.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {findIdNumber} from '~/domain/account/customer';
import {type Frequency, parseFrequency} from '~/domain/account/subscriptions';
import type {Image} from '~/domain/catalogue/product';

const SUBSCRIBED_VARIANTS_QUERY = `#graphql
  query SubscribedVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        title
        image {
          url
          altText
          width
          height
        }
        product {
          title
          handle
        }
        sellingPlanAllocations(first: 10) @include(if: true) {
          nodes {
            sellingPlan {
              options {
                value
              }
            }
          }
        }
      }
    }
  }
` as const;

/** What a subscription shows of the product that it sends. */
export interface SubscribedVariant {
  title: string;
  variantTitle: string;
  handle: string;
  image: Image | null;
  /** The rhythms of the variant's selling plans. */
  frequencies: Frequency[];
}

/** The variants behind the provider's product numbers; those that are no longer sold are missing from the answer. */
export async function loadSubscribedVariants(
  storefront: Storefront,
  numbers: readonly string[],
): Promise<Map<string, SubscribedVariant>> {
  const found = new Map<string, SubscribedVariant>();
  const wanted = [...new Set(numbers)].filter((number) => /^\d{1,20}$/.test(number));
  if (wanted.length === 0) return found;
  const answer = await storefront.query(SUBSCRIBED_VARIANTS_QUERY, {
    variables: {ids: wanted.map((number) => `gid://shopify/ProductVariant/${number}`)},
    cache: storefront.CacheShort(),
  });
  requireNoErrors(answer);
  for (const node of answer.nodes) {
    if (node?.__typename !== 'ProductVariant') continue;
    const {id, title, image, product, sellingPlanAllocations} = node;
    found.set(findIdNumber(id) ?? '', {
      title: product.title,
      variantTitle: title === 'Default Title' ? '' : title,
      handle: product.handle,
      image: toImage(image, product.title),
      frequencies: (sellingPlanAllocations?.nodes ?? []).flatMap(({sellingPlan}) =>
        sellingPlan.options.flatMap(({value}) => parseFrequency(value ?? '') ?? []),
      ),
    });
  }
  return found;
}
