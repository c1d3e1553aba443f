import {hasTag} from '~/domain/values/tags';

import {BENEFITS} from './benefits';
import {entryPrice} from './plan-price';
import type {ProductSummary} from './product';

/** The filters of a category page, in the order shown. Also the names of their parameters. */
export const FACETS = ['benefit', 'audience', 'form', 'price'] as const;
export type FacetName = (typeof FACETS)[number];

export const FACET_LABELS: Record<FacetName, string> = {
  benefit: 'Benefit',
  audience: 'For',
  form: 'Form',
  price: 'Price',
};

export interface FacetOption {
  value: string;
  label: string;
}

export type FacetFacts = Pick<
  ProductSummary,
  'tags' | 'type' | 'priceRange' | 'requiresSellingPlan' | 'sellingPlanGroups'
>;

/**
 * Audience tags (coverage: catalogue-tags). `bundle` is one of them too; it is a form here, where a shopper looks for
 * it.
 */
export const AUDIENCES: readonly (FacetOption & {tags: readonly string[]})[] = [
  {value: 'adults', label: 'Adults', tags: ['adults']},
  {value: 'kids', label: 'Kids', tags: ['kids', 'age:kids']},
  {value: 'student', label: 'Students', tags: ['student']},
];

export const PRICE_BANDS: readonly (FacetOption & {from: number; below: number})[] = [
  {value: 'under-10', label: 'Under $10', from: 0, below: 1000},
  {value: '10-to-25', label: '$10 to $25', from: 1000, below: 2500},
  {value: '25-to-50', label: '$25 to $50', from: 2500, below: 5000},
  {value: 'over-50', label: '$50 and more', from: 5000, below: Number.POSITIVE_INFINITY},
];

export const BUNDLE_FORM: FacetOption = {value: 'bundle', label: 'Bundle'};

/** "Kids' toothpaste" as the value of a parameter: `kids-toothpaste`. */
export function toFormValue(type: string): string {
  return type
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The options of one facet that a product belongs to, in the shop's words. */
export function facetOptions(facet: FacetName, product: FacetFacts): FacetOption[] {
  switch (facet) {
    case 'benefit':
      return BENEFITS.filter(({tag}) => hasTag(product.tags, tag)).map(({tag, label}) => ({
        value: tag,
        label,
      }));
    case 'audience':
      return AUDIENCES.filter(({tags}) => tags.some((tag) => hasTag(product.tags, tag)));
    case 'form': {
      if (hasTag(product.tags, 'bundle')) return [BUNDLE_FORM];
      const value = toFormValue(product.type);
      return value === '' ? [] : [{value, label: product.type}];
    }
    case 'price': {
      const {amount} = entryPrice(product);
      return PRICE_BANDS.filter(({from, below}) => amount >= from && amount < below);
    }
  }
}

/** Options of a facet in the shop's order; forms in the alphabet's. */
export function facetOrder<Option extends FacetOption>(
  facet: FacetName,
  options: readonly Option[],
): Option[] {
  const known: readonly {value: string}[] =
    facet === 'benefit'
      ? BENEFITS.map(({tag}) => ({value: tag}))
      : facet === 'audience'
        ? AUDIENCES
        : facet === 'price'
          ? PRICE_BANDS
          : [];
  const position = (option: FacetOption) => known.findIndex(({value}) => value === option.value);
  return [...options].sort(
    (a, b) => position(a) - position(b) || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
  );
}
