import type {Market} from '../content/markets.ts';
import type {RequestContext} from '../graphql/context.ts';
import {formatDecimal, toMarketCents} from '../graphql/money.ts';
import {findSetting} from '../store/settings.ts';

import {type Catalogue, isAvailable} from './catalogue.ts';
import type {MetafieldRecord, ProductRecord} from './records.ts';

interface MetafieldFilter {
  namespace: string;
  key: string;
  value: string;
}

/** `ProductFilter` of the API: each input names one thing. */
export interface ProductFilter {
  available?: boolean | null;
  price?: {min?: number | null; max?: number | null} | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  productMetafield?: MetafieldFilter | null;
  variantMetafield?: MetafieldFilter | null;
  variantOption?: {name: string; value: string} | null;
  category?: {id: string} | null;
  taxonomyMetafield?: MetafieldFilter | null;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function hasMetafield(fields: readonly MetafieldRecord[], wanted: MetafieldFilter): boolean {
  return fields.some(
    (field) =>
      field.namespace === wanted.namespace &&
      field.key === wanted.key &&
      field.value === wanted.value,
  );
}

function fits(
  catalogue: Catalogue,
  market: Market,
  product: ProductRecord,
  key: string,
  filter: ProductFilter,
): boolean {
  switch (key) {
    case 'available':
      return (
        product.variants.some((variant) => isAvailable(catalogue, variant)) === filter.available
      );
    case 'price': {
      const min = (filter.price?.min ?? 0) * 100;
      const max = (filter.price?.max ?? Number.POSITIVE_INFINITY) * 100;
      return product.variants.some((variant) => {
        const price = toMarketCents(variant.price, market);
        return price >= min && price <= max;
      });
    }
    case 'productType':
      return sameText(product.productType, filter.productType ?? '');
    case 'productVendor':
      return sameText(product.vendor, filter.productVendor ?? '');
    case 'tag':
      return product.tags.some((tag) => sameText(tag, filter.tag ?? ''));
    case 'variantOption': {
      const {name = '', value = ''} = filter.variantOption ?? {};
      const index = product.options.findIndex((option) => sameText(option.name, name));
      return product.variants.some((variant) => sameText(variant.optionValues[index] ?? '', value));
    }
    case 'productMetafield':
      return hasMetafield(
        product.metafields,
        filter.productMetafield ?? {namespace: '', key: '', value: ''},
      );
    case 'variantMetafield':
      return product.variants.some((variant) =>
        hasMetafield(
          variant.metafields,
          filter.variantMetafield ?? {namespace: '', key: '', value: ''},
        ),
      );
    // The shop assigns no taxonomy categories.
    default:
      return false;
  }
}

/** Inputs that name the same thing widen each other, different ones narrow (any blue one, and in stock). */
export function filterProducts(
  products: readonly ProductRecord[],
  filters: readonly ProductFilter[] | null | undefined,
  catalogue: Catalogue,
  market: Market,
): readonly ProductRecord[] {
  const byKey = new Map<string, ProductFilter[]>();
  for (const filter of filters ?? []) {
    for (const [key, value] of Object.entries(filter)) {
      if (value === null || value === undefined) continue;
      const name = key === 'variantOption' ? `${key}:${filter.variantOption?.name ?? ''}` : key;
      byKey.set(name, [...(byKey.get(name) ?? []), filter]);
    }
  }
  if (byKey.size === 0) return products;
  return products.filter((product) =>
    [...byKey].every(([name, alternatives]) =>
      alternatives.some((filter) =>
        fits(catalogue, market, product, name.split(':')[0] ?? name, filter),
      ),
    ),
  );
}

/** Setting of the filters that a merchant offers besides availability and price, which Shopify offers by itself (§5.1). */
const OFFERED = 'filters';

type OfferedFilter = 'productType' | 'tag';

const NAMES: Readonly<Record<OfferedFilter, {id: string; label: string}>> = {
  productType: {id: 'filter.p.product_type', label: 'Product type'},
  tag: {id: 'filter.p.tag', label: 'Tags'},
};

const valuesOf = (product: ProductRecord, name: OfferedFilter): readonly string[] =>
  name === 'tag' ? product.tags : product.productType === '' ? [] : [product.productType];

function listFilter(name: OfferedFilter, products: readonly ProductRecord[]) {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of valuesOf(product, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const {id, label} = NAMES[name];
  return {
    id,
    label,
    type: 'LIST',
    presentation: 'TEXT',
    values: [...counts].map(([value, count]) => ({
      id: `${id}.${value.toLowerCase().replaceAll(' ', '-')}`,
      label: value,
      count,
      input: JSON.stringify({[name]: value}),
      image: null,
      swatch: null,
    })),
  };
}

/**
 * The filters a list offers, each value with its count and the JSON to send back (§5.1): what Shopify offers by itself, and what the
 * merchant does. The values of one filter widen each other, so they are counted as if nothing of it were chosen. Without any product
 * only the price filter remains.
 */
export function availableFilters(
  all: readonly ProductRecord[],
  chosen: readonly ProductFilter[] | null | undefined,
  {services: {catalogue, store}}: Pick<RequestContext, 'services'>,
  market: Market,
) {
  const besides = (name: keyof ProductFilter) =>
    filterProducts(
      all,
      chosen?.filter((filter) => !Object.hasOwn(filter, name)),
      catalogue,
      market,
    );
  const products = filterProducts(all, chosen, catalogue, market);
  const prices = besides('price').flatMap((product) =>
    product.variants.map((variant) => toMarketCents(variant.price, market)),
  );
  // A store may have more variants than a call takes arguments.
  const highest = prices.reduce((most, price) => Math.max(most, price), 0);
  const price = {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        id: 'filter.v.price',
        label: 'Price',
        count: products.length,
        input: `{"price":{"min":0,"max":${formatDecimal(highest)}}}`,
        image: null,
        swatch: null,
      },
    ],
  };
  if (products.length === 0) return [price];
  const stocked = besides('available');
  const inStock = stocked.filter((product) =>
    product.variants.some((variant) => isAvailable(catalogue, variant)),
  ).length;
  const availability = (available: boolean, count: number) => ({
    id: `filter.v.availability.${available ? 1 : 0}`,
    label: available ? 'In stock' : 'Out of stock',
    count,
    input: `{"available":${available}}`,
    image: null,
    swatch: null,
  });
  const offered = (findSetting(store, OFFERED) ?? []) as OfferedFilter[];
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      presentation: 'TEXT',
      values: [availability(true, inStock), availability(false, stocked.length - inStock)],
    },
    price,
    ...offered.map((name) => listFilter(name, besides(name))),
  ];
}
