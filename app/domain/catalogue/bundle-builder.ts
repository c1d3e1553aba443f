import type {BundleConfig} from '~/domain/content/content';
import {type Money, remainder, sum, WHOLE, ZERO} from '~/domain/values/money';

import {backdropOf} from './benefits';
import {type Image, type ProductSummary, shipsLater} from './product';
import {isUnlisted} from './product-card';
import {variantNumber} from './variant-address';

/** The parameters of a bundle's address: which bundle, and the variants in it by number. */
export const BUNDLE_PARAMETER = 'bundle';
export const PICK_PARAMETER = 'pick';

/** One thing that can be picked: a variant. Prices are cents of its product's currency. */
export interface BundleVariant {
  number: string;
  /** Its flavor or color; empty where there is none to choose. */
  label: string;
  price: number;
  isSold: boolean;
  /** Sold, and not in stock. */
  shipsLater: boolean;
}

export interface BundleProduct {
  handle: string;
  title: string;
  backdrop: string;
  image: Image | null;
  currencyCode: string;
  variants: BundleVariant[];
}

export interface BundleSlotView {
  title: string;
  hint: string;
  min: number;
  max: number;
  products: BundleProduct[];
}

/** A bundle as its builder needs it, in the browser and without. */
export interface BundleView {
  handle: string;
  title: string;
  description: string;
  minItems: number;
  maxItems: number;
  percentage: number;
  slots: BundleSlotView[];
}

const SIZE_OPTION = 'Size';

/**
 * A bundle takes one size of a product, that of its default variant: what is chosen in it is the flavor or the
 * color. Each variant comes with the words that tell it from the others.
 */
function bundleVariants({variants, variantDefaultIndex, options}: ProductSummary): BundleVariant[] {
  const size = (variants[variantDefaultIndex] ?? variants[0])?.selectedOptions.find(
    ({name}) => name === SIZE_OPTION,
  )?.value;
  const hasChoice = options.some(({name}) => name !== SIZE_OPTION);
  return variants
    .filter(({selectedOptions}) =>
      selectedOptions.every(({name, value}) => name !== SIZE_OPTION || value === size),
    )
    .map((variant) => ({
      number: variantNumber(variant.id),
      label: hasChoice
        ? variant.selectedOptions
            .filter(({name}) => name !== SIZE_OPTION)
            .map(({value}) => value)
            .join(', ')
        : '',
      price: variant.price.amount,
      isSold: variant.availableForSale,
      shipsLater: shipsLater(variant),
    }));
}

/** The bundle with what the shop sells of it now: products that are gone, gifts and plan-only ones are left out. */
export function toBundleView(
  {handle, title, description, minItems, maxItems, discount, slots}: BundleConfig,
  products: ReadonlyMap<string, ProductSummary>,
): BundleView {
  return {
    handle,
    title,
    description,
    minItems,
    maxItems,
    percentage: discount.percentage,
    slots: slots.map((slot) => ({
      title: slot.title,
      hint: slot.hint,
      min: slot.min,
      max: slot.max,
      products: slot.products.flatMap((name): BundleProduct[] => {
        const product = products.get(name);
        if (!product || isUnlisted(product) || product.requiresSellingPlan) return [];
        return [
          {
            handle: product.handle,
            title: product.title,
            backdrop: backdropOf(product.tags),
            image: product.images[0] ?? null,
            currencyCode: product.priceRange.min.currencyCode,
            variants: bundleVariants(product),
          },
        ];
      }),
    })),
  };
}

export interface PickedItem {
  product: BundleProduct;
  variant: BundleVariant;
}

export interface BundleState {
  /** What is picked, in the order of the slots. */
  items: PickedItem[];
  /** How many are picked of each slot. */
  counts: number[];
  /** What has to happen before it can go into the cart; empty when it can. */
  missing: string[];
  /** Titles of picks that are sold out, and so are not in it. */
  soldOut: string[];
  /** Before the discount. */
  subtotal: Money;
  /** What is taken off, worked out per line as the platform does; nothing below `minItems`. */
  saving: Money;
  total: Money;
}

/** So much of an amount, rounded to the smallest part of its currency. */
function percentOf({amount, currencyCode}: Money, percentage: number): Money {
  const part = WHOLE.test(currencyCode) ? 100 : 1;
  return {amount: Math.round((amount * percentage) / 100 / part) * part, currencyCode};
}

function pieces(count: number): string {
  return count === 1 ? '1 more' : `${count} more`;
}

/**
 * What the picked variants make of the bundle. Numbers that no slot offers are ignored, each variant counts once.
 */
export function bundleState(bundle: BundleView, picks: readonly string[]): BundleState {
  const wanted = new Set(picks);
  const items: PickedItem[] = [];
  const soldOut: string[] = [];
  const counts: number[] = [];
  const missing: string[] = [];
  for (const slot of bundle.slots) {
    let count = 0;
    for (const product of slot.products) {
      for (const variant of product.variants) {
        if (!wanted.has(variant.number)) continue;
        if (!variant.isSold) {
          soldOut.push([product.title, variant.label].filter(Boolean).join(', '));
          continue;
        }
        items.push({product, variant});
        count += 1;
      }
    }
    counts.push(count);
    if (count < slot.min) missing.push(`${slot.title}: choose ${pieces(slot.min - count)}`);
    if (count > slot.max) missing.push(`${slot.title}: take away ${count - slot.max}`);
  }
  if (missing.length === 0 && items.length < bundle.minItems) {
    missing.push(`Choose ${pieces(bundle.minItems - items.length)} of anything`);
  }
  if (items.length > bundle.maxItems) {
    missing.push(`Take away ${items.length - bundle.maxItems}: a bundle holds ${bundle.maxItems}`);
  }
  // The bundle's own currency, also while nothing is picked.
  const [{currencyCode} = ZERO] = bundle.slots.flatMap(({products}) => products);
  const nothing = {amount: 0, currencyCode};
  const prices = items.map(({variant}) => ({amount: variant.price, currencyCode}));
  const subtotal = sum([nothing, ...prices]);
  const saved = items.length < bundle.minItems ? [] : prices;
  const saving = sum([nothing, ...saved.map((price) => percentOf(price, bundle.percentage))]);
  return {items, counts, missing, soldOut, subtotal, saving, total: remainder(subtotal, saving)};
}

/**
 * The picks after a variant was pressed: away if it was there; where its slot takes one only it replaces the other.
 */
export function togglePick(bundle: BundleView, picks: readonly string[], number: string): string[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  const slot = bundle.slots.find(({products}) =>
    products.some(({variants}) => variants.some((variant) => variant.number === number)),
  );
  if (!slot) return [...picks];
  const inSlot = new Set(
    slot.products.flatMap(({variants}) => variants.map((variant) => variant.number)),
  );
  const kept = slot.max === 1 ? picks.filter((pick) => !inSlot.has(pick)) : picks;
  return [...kept, number];
}

/** True when a slot, or the whole bundle, takes no further pick. A slot of one never is: a pick there replaces. */
export function isSlotFull(
  bundle: BundleView,
  {counts, items}: BundleState,
  slot: number,
): boolean {
  const {max = 1} = bundle.slots[slot] ?? {};
  if (max === 1) return (counts[slot] ?? 0) === 0 && items.length >= bundle.maxItems;
  return (counts[slot] ?? 0) >= max || items.length >= bundle.maxItems;
}

/** How a slot stands: what it takes, or, once it has enough, how many are chosen. `count` is of the picks in it. */
export function slotStatus(
  {min, max}: Pick<BundleSlotView, 'min' | 'max'>,
  count: number,
): {done: boolean; text: string} {
  if (count > 0 && count >= min) return {done: true, text: `${count} chosen`};
  if (min === max) return {done: false, text: `Choose ${min}`};
  return {
    done: false,
    text: min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`,
  };
}

/** The query of a bundle with these picks: an address to share. */
export function bundleSearch(handle: string, picks: readonly string[]): string {
  const parameters = new URLSearchParams([
    [BUNDLE_PARAMETER, handle],
    ...picks.map((pick) => [PICK_PARAMETER, pick]),
  ]);
  return `?${parameters.toString()}`;
}
