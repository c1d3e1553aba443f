import {type Catalogue, isVisible} from '../catalogue/catalogue.ts';
import type {VariantRecord} from '../catalogue/records.ts';
import type {PlatformServices} from '../services.ts';

import type {LineDocument} from './document.ts';

/** A line that got less than it asked for (§6.4). */
export interface StockShortage {
  lineId: string;
  kind: 'NOT_ENOUGH' | 'SOLD_OUT';
  /** What the line holds now. */
  quantity: number;
}

/** What one unit of a variant takes from the shelves: itself, and for a bundle its contents. */
function consumption(variant: VariantRecord): {variantId: number; units: number}[] {
  return [
    {variantId: variant.id, units: 1},
    ...variant.components.map(({variantId, quantity}) => ({variantId, units: quantity})),
  ];
}

function shelf(catalogue: Catalogue, variantId: number): number {
  const variant = catalogue.variant(variantId);
  if (variant === undefined) return 0;
  if (variant.stock === null || variant.continueSelling) return Number.POSITIVE_INFINITY;
  return Math.max(0, variant.stock);
}

/**
 * Shares the stock among the lines (§6.4). Stock counts per variant over all lines; the lines in
 * `first` are served before the others, so that raising one line takes from another of the same
 * variant. A line that gets nothing stays, with quantity 0.
 */
export function shareStock(
  services: PlatformServices,
  lines: readonly LineDocument[],
  first: ReadonlySet<string>,
): {lines: LineDocument[]; shortages: StockShortage[]} {
  const {catalogue} = services;
  const now = services.clock.now();
  const left = new Map<number, number>();
  const granted = new Map<string, number>();
  const serve = (line: LineDocument) => {
    const variant = catalogue.variant(line.variantId);
    if (variant === undefined || !isVisible(catalogue.productOf(variant), now)) {
      granted.set(line.id, 0);
      return;
    }
    const needs = consumption(variant);
    let quantity = line.quantity;
    for (const {variantId, units} of needs) {
      const there = left.get(variantId) ?? shelf(catalogue, variantId);
      left.set(variantId, there);
      quantity = Math.min(quantity, Math.floor(there / units));
    }
    for (const {variantId, units} of needs) {
      left.set(variantId, (left.get(variantId) ?? 0) - quantity * units);
    }
    granted.set(line.id, quantity);
  };
  for (const line of lines) if (first.has(line.id)) serve(line);
  for (const line of lines) if (!first.has(line.id)) serve(line);

  const shortages: StockShortage[] = [];
  const shared = lines.map((line) => {
    const quantity = granted.get(line.id) ?? 0;
    if (quantity === 0) shortages.push({lineId: line.id, kind: 'SOLD_OUT', quantity});
    else if (quantity < line.quantity) {
      shortages.push({lineId: line.id, kind: 'NOT_ENOUGH', quantity});
    }
    return quantity === line.quantity ? line : {...line, quantity};
  });
  return {lines: shared, shortages};
}
