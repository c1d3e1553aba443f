import type {Market} from '../content/markets.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import {gid} from '../graphql/gid.ts';
import {marketMoney} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {isAvailable} from './catalogue.ts';
import {
  collectionNode,
  filmNode,
  imageNode,
  mediaImageNode,
  type ProductNode,
  variantNode,
} from './nodes.ts';
import {plainText, truncate} from './plain-text.ts';
import type {PlanGroupNode} from './plan-resolvers.ts';
import type {
  ImageRecord,
  OptionRecord,
  OptionValueRecord,
  ProductRecord,
  VariantRecord,
} from './records.ts';
import {encodeVariants} from './variant-encoding.ts';
import {
  adjacentVariants,
  findSelectedVariant,
  firstAvailableVariant,
  type SelectionArguments,
} from './variant-selection.ts';

interface SortedPage extends PageArguments {
  sortKey?: string | null;
}

interface OptionNode {
  __typename: 'ProductOption';
  option: OptionRecord;
  product: ProductRecord;
  market: Market;
}

interface OptionValueNode extends Omit<OptionNode, '__typename'> {
  __typename: 'ProductOptionValue';
  value: OptionValueRecord;
}

function priceRange(prices: readonly number[], market: Market) {
  return {
    minVariantPrice: marketMoney(prices.length === 0 ? 0 : Math.min(...prices), market),
    maxVariantPrice: marketMoney(prices.length === 0 ? 0 : Math.max(...prices), market),
  };
}

function byId<T extends {id: number}>(items: readonly T[], sortKey: string | null | undefined) {
  return sortKey === 'ID' || sortKey === 'CREATED_AT'
    ? [...items].sort((a, b) => a.id - b.id)
    : items;
}

function sortedVariants(product: ProductRecord, sortKey: string | null | undefined) {
  const variants = [...product.variants];
  switch (sortKey) {
    case 'ID':
      return variants.sort((a, b) => a.id - b.id);
    case 'SKU':
      return variants.sort((a, b) => (a.sku ?? '').localeCompare(b.sku ?? ''));
    case 'TITLE':
      return variants.sort((a, b) => a.title.localeCompare(b.title));
    default:
      return variants;
  }
}

/** The variant with this value and, for every other option, the earliest value there is. */
function firstSelectable({product, option, value}: OptionValueNode): VariantRecord | null {
  const index = product.options.indexOf(option);
  const rank = (variant: VariantRecord) =>
    product.options.map((other, at) =>
      other.values.findIndex((one) => one.name === variant.optionValues[at]),
    );
  const fitting = product.variants.filter((variant) => variant.optionValues[index] === value.name);
  fitting.sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((one, position) => one !== right[position]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
  return fitting[0] ?? null;
}

const orNull = (variant: VariantRecord | null, market: Market) =>
  variant === null ? null : variantNode(variant, market);

const imageKey = (image: ImageRecord) => image.id;

export const productResolvers: Resolvers = {
  Product: {
    id: ({record}: ProductNode) => gid('Product', record.id),
    handle: ({record}: ProductNode) => record.handle,
    title: ({record}: ProductNode) => record.title,
    description: ({record}: ProductNode, {truncateAt}: {truncateAt?: number | null}) =>
      truncate(plainText(record.descriptionHtml), truncateAt),
    descriptionHtml: ({record}: ProductNode) => record.descriptionHtml,
    productType: ({record}: ProductNode) => record.productType,
    vendor: ({record}: ProductNode) => record.vendor,
    tags: ({record}: ProductNode) => record.tags,
    category: () => null,
    isGiftCard: ({record}: ProductNode) => record.isGiftCard,
    requiresSellingPlan: ({record}: ProductNode) => record.requiresSellingPlan,
    seo: ({record}: ProductNode) => record.seo,
    createdAt: ({record}: ProductNode) => record.createdAt,
    publishedAt: ({record}: ProductNode) => record.publishedAt,
    updatedAt: ({record}: ProductNode) => record.updatedAt,
    onlineStoreUrl: ({record}: ProductNode, _args: unknown, {origin}) =>
      record.onlineStore ? `${origin}/products/${record.handle}` : null,
    trackingParameters: ({trackingParameters}: ProductNode) => trackingParameters ?? null,
    availableForSale: ({record}: ProductNode, _args: unknown, {services}) =>
      record.variants.some((variant) => isAvailable(services.catalogue, variant)),
    totalInventory: ({record}: ProductNode) =>
      record.variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
    priceRange: ({record, market}: ProductNode) =>
      priceRange(
        record.variants.map((variant) => variant.price),
        market,
      ),
    compareAtPriceRange: ({record, market}: ProductNode) =>
      priceRange(
        record.variants.map((variant) => variant.compareAtPrice).filter((price) => price !== null),
        market,
      ),
    featuredImage: ({record}: ProductNode) =>
      record.images[0] === undefined ? null : imageNode(record.images[0]),
    images: ({record}: ProductNode, args: SortedPage, context) =>
      connection(byId(record.images, args.sortKey), args, context, imageKey, imageNode),
    media: ({record}: ProductNode, args: SortedPage, context) =>
      connection(
        byId([...record.images, ...(record.films ?? [])], args.sortKey),
        args,
        context,
        ({id}) => id,
        (medium) => ('sources' in medium ? filmNode(medium) : mediaImageNode(medium)),
      ),
    options: ({record, market}: ProductNode, {first}: {first?: number | null}) =>
      record.options.slice(0, first ?? undefined).map((option): OptionNode => ({
        __typename: 'ProductOption',
        option,
        product: record,
        market,
      })),
    variants: ({record, market}: ProductNode, args: SortedPage, context) =>
      connection(
        sortedVariants(record, args.sortKey),
        args,
        context,
        (variant) => variant.id,
        (variant) => variantNode(variant, market),
        args.sortKey ?? 'POSITION',
      ),
    variantsCount: ({record}: ProductNode) => ({
      count: record.variants.length,
      precision: 'EXACT',
    }),
    collections: ({record, market}: ProductNode, args: PageArguments, context) => {
      const collections = context.services.catalogue.collectionsOf(record.id);
      return {
        ...connection(
          collections,
          args,
          context,
          (collection) => collection.id,
          (collection) => collectionNode(collection, market),
        ),
        totalCount: String(collections.length),
      };
    },
    sellingPlanGroups: ({record, market}: ProductNode, args: PageArguments, context) =>
      connection(
        record.sellingPlanGroupIds.flatMap((id) => {
          const group = context.services.catalogue.sellingPlanGroup(id);
          return group === undefined ? [] : [group];
        }),
        args,
        context,
        (group) => group.id,
        (group): PlanGroupNode => ({record: group, market}),
      ),
    selectedOrFirstAvailableVariant: (
      {record, market}: ProductNode,
      args: SelectionArguments,
      {services},
    ) =>
      orNull(
        findSelectedVariant(record, args) ?? firstAvailableVariant(services.catalogue, record),
        market,
      ),
    variantBySelectedOptions: ({record, market}: ProductNode, args: SelectionArguments) =>
      orNull(findSelectedVariant(record, args), market),
    adjacentVariants: ({record, market}: ProductNode, args: SelectionArguments, {services}) =>
      adjacentVariants(services.catalogue, record, args).map((variant) =>
        variantNode(variant, market),
      ),
    encodedVariantExistence: ({record}: ProductNode) => encodeVariants(record, record.variants),
    encodedVariantAvailability: ({record}: ProductNode, _args: unknown, {services}) =>
      encodeVariants(
        record,
        record.variants.filter((variant) => isAvailable(services.catalogue, variant)),
      ),
  },
  ProductOption: {
    id: ({option}: OptionNode) => gid('ProductOption', option.id),
    name: ({option}: OptionNode) => option.name,
    values: ({option}: OptionNode) => option.values.map((value) => value.name),
    optionValues: ({option, product, market}: OptionNode) =>
      option.values.map((value): OptionValueNode => ({
        __typename: 'ProductOptionValue',
        option,
        product,
        market,
        value,
      })),
  },
  ProductOptionValue: {
    id: ({value}: OptionValueNode) => gid('ProductOptionValue', value.id),
    name: ({value}: OptionValueNode) => value.name,
    swatch: ({value}: OptionValueNode) =>
      value.swatch === null ? null : {color: value.swatch.toLowerCase(), image: null},
    firstSelectableVariant: (source: OptionValueNode) =>
      orNull(firstSelectable(source), source.market),
  },
};

/** Source of an option for `node(id:)`. */
export function optionNode(option: OptionRecord, product: ProductRecord, market: Market) {
  return {__typename: 'ProductOption', option, product, market} satisfies OptionNode;
}
