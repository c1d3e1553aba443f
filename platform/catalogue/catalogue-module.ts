import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {badRequest} from '../graphql/errors.ts';
import {findGidNumber, gid, type GlobalId} from '../graphql/gid.ts';
import {mergeResolvers} from '../graphql/schemas.ts';
import type {PlatformModule} from '../module.ts';
import {matches, parseSearchQuery} from '../search/syntax.ts';

import {isVisible} from './catalogue.ts';
import {imageResolvers} from './image-resolvers.ts';
import {metafieldResolvers} from './metafield-resolvers.ts';
import {
  type CollectionNode,
  collectionNode,
  imageNode,
  mediaImageNode,
  productNode,
  variantNode,
} from './nodes.ts';
import {plainText, truncate} from './plain-text.ts';
import {planResolvers} from './plan-resolvers.ts';
import {availableFilters, filterProducts, type ProductFilter} from './product-filters.ts';
import {orderProducts} from './product-order.ts';
import {optionNode, productResolvers} from './product-resolvers.ts';
import {collectionMatcher, productMatcher} from './product-search.ts';
import {recommendations} from './recommendations.ts';
import type {CollectionRecord, ProductRecord} from './records.ts';
import {variantResolvers} from './variant-resolvers.ts';
import {byBestSelling, findVisibleProduct, visibleProducts} from './visible.ts';

interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
}

interface Lookup {
  id?: string | null;
  handle?: string | null;
}

function findProduct({id, handle}: Lookup, context: RequestContext): ProductRecord | null {
  const {catalogue} = context.services;
  if (id !== undefined && id !== null) {
    const number = findGidNumber(id, 'Product');
    return findVisibleProduct(context, number === null ? undefined : catalogue.product(number));
  }
  if (handle === undefined || handle === null) return null;
  return findVisibleProduct(context, catalogue.productByHandle(handle.toLowerCase()));
}

function findCollection({id, handle}: Lookup, context: RequestContext): CollectionRecord | null {
  const {catalogue} = context.services;
  if (id !== undefined && id !== null) {
    const number = findGidNumber(id, 'Collection');
    return number === null ? null : (catalogue.collection(number) ?? null);
  }
  if (handle === undefined || handle === null) return null;
  return catalogue.collectionByHandle(handle.toLowerCase()) ?? null;
}

const product = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findProduct(args, context);
  return found === null ? null : productNode(found, context.market);
};

const collection = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findCollection(args, context);
  return found === null ? null : collectionNode(found, context.market);
};

/** A page of product names: tags, types. */
function names(values: readonly string[], first: number, context: RequestContext) {
  const unique = [...new Set(values)].filter((value) => value !== '').sort();
  return connection(
    unique,
    {first},
    context,
    (value) => value,
    (value) => value,
  );
}

/** A node of the catalogue by its number; null for what a storefront may not see. */
function byNumber<T>(
  type: string,
  find: (number: number, context: RequestContext) => T | null,
): (id: GlobalId, context: RequestContext) => T | null {
  return ({id}, context) => {
    const number = findGidNumber(gid(type, id), type);
    return number === null ? null : find(number, context);
  };
}

function imageById(number: number, context: RequestContext) {
  for (const one of visibleProducts(context)) {
    const image = one.images.find((candidate) => candidate.id === number);
    if (image !== undefined) return image;
  }
  return null;
}

export const catalogueModule: PlatformModule = {
  name: 'catalogue',
  resolvers: mergeResolvers([
    imageResolvers,
    metafieldResolvers,
    planResolvers,
    variantResolvers,
    productResolvers,
    {
      QueryRoot: {
        product,
        productByHandle: product,
        products: (_source: unknown, args: ListArguments, context) => {
          const sortKey = args.sortKey ?? 'ID';
          const query = args.query ?? '';
          const expression = parseSearchQuery(query);
          const matcher = productMatcher(context.services.catalogue);
          const now = context.services.clock.now();
          const fits = (one: ProductRecord) =>
            isVisible(one, now) && matches(one, expression, matcher);
          const all = context.services.catalogue.ordered(sortKey, (unordered) =>
            sortKey === 'BEST_SELLING'
              ? byBestSelling(context, unordered)
              : orderProducts(unordered, sortKey),
          );
          return {
            ...connection(
              all,
              args,
              context,
              (one) => one.id,
              (one) => productNode(one, context.market),
              sortKey,
              fits,
            ),
            filters: () => availableFilters(all.filter(fits), null, context, context.market),
          };
        },
        productTags: (_source: unknown, {first}: {first: number}, context) =>
          names(
            visibleProducts(context).flatMap((one) => one.tags),
            first,
            context,
          ),
        productTypes: (_source: unknown, {first}: {first: number}, context) =>
          names(
            visibleProducts(context).map((one) => one.productType),
            first,
            context,
          ),
        productRecommendations: (
          _source: unknown,
          args: {productId?: string | null; productHandle?: string | null; intent?: string | null},
          context,
        ) => {
          if ((args.productId ?? null) === null && (args.productHandle ?? null) === null) {
            throw badRequest('Must provide either a productId or a productHandle.');
          }
          const found = findProduct({id: args.productId, handle: args.productHandle}, context);
          if (found === null) return null;
          return recommendations(found, args.intent ?? 'RELATED', context).map((one) =>
            productNode(one, context.market),
          );
        },
        collection,
        collectionByHandle: collection,
        collections: (_source: unknown, args: ListArguments, context) => {
          const sortKey = args.sortKey ?? 'ID';
          const expression = parseSearchQuery(args.query ?? '');
          const found = context.services.catalogue
            .collections()
            .filter((one) => matches(one, expression, collectionMatcher))
            .sort((a, b) => {
              if (sortKey === 'TITLE') return a.title.localeCompare(b.title, 'en') || a.id - b.id;
              if (sortKey === 'UPDATED_AT') {
                return a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id;
              }
              return a.id - b.id;
            });
          return {
            ...connection(
              found,
              args,
              context,
              (one) => one.id,
              (one) => collectionNode(one, context.market),
              sortKey,
            ),
            totalCount: String(found.length),
          };
        },
      },
      Collection: {
        id: ({record}: CollectionNode) => gid('Collection', record.id),
        handle: ({record}: CollectionNode) => record.handle,
        title: ({record}: CollectionNode) => record.title,
        description: ({record}: CollectionNode, {truncateAt}: {truncateAt?: number | null}) =>
          truncate(plainText(record.descriptionHtml), truncateAt),
        descriptionHtml: ({record}: CollectionNode) => record.descriptionHtml,
        image: ({record}: CollectionNode) =>
          record.image === null ? null : imageNode(record.image),
        seo: ({record}: CollectionNode) => record.seo,
        updatedAt: ({record}: CollectionNode) => record.updatedAt,
        onlineStoreUrl: ({record}: CollectionNode, _args: unknown, {origin}) =>
          `${origin}/collections/${record.handle}`,
        trackingParameters: ({trackingParameters}: CollectionNode) => trackingParameters ?? null,
        products: (
          {record, market}: CollectionNode,
          args: ListArguments & {filters?: ProductFilter[] | null},
          context,
        ) => {
          const {catalogue} = context.services;
          const sortKey = args.sortKey ?? 'COLLECTION_DEFAULT';
          const listed = record.productIds.flatMap((id) => {
            const one = findVisibleProduct(context, catalogue.product(id));
            return one === null ? [] : [one];
          });
          const found = filterProducts(listed, args.filters, catalogue, market);
          const ordered =
            sortKey === 'BEST_SELLING'
              ? byBestSelling(context, found)
              : orderProducts(found, sortKey);
          return {
            ...connection(
              ordered,
              args,
              context,
              (one) => one.id,
              (one) => productNode(one, market),
              sortKey,
            ),
            filters: () => availableFilters(listed, args.filters, context, market),
          };
        },
      },
    },
  ]),
  nodes: {
    Product: byNumber('Product', (number, context) => {
      const found = findVisibleProduct(context, context.services.catalogue.product(number));
      return found === null ? null : productNode(found, context.market);
    }),
    ProductVariant: byNumber('ProductVariant', (number, context) => {
      const {catalogue} = context.services;
      const found = catalogue.variant(number);
      if (found === undefined) return null;
      const visible = findVisibleProduct(context, catalogue.productOf(found));
      return visible === null ? null : variantNode(found, context.market);
    }),
    ProductOption: byNumber('ProductOption', (number, context) => {
      for (const one of visibleProducts(context)) {
        const option = one.options.find((candidate) => candidate.id === number);
        if (option !== undefined) return optionNode(option, one, context.market);
      }
      return null;
    }),
    Collection: byNumber('Collection', (number, context) => {
      const found = context.services.catalogue.collection(number);
      return found === undefined ? null : collectionNode(found, context.market);
    }),
    MediaImage: byNumber('MediaImage', (number, context) => {
      const image = imageById(number, context);
      return image === null ? null : mediaImageNode(image);
    }),
  },
};
