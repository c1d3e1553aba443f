import type {Combination} from './product';
import type {ProductView, VariantView} from './product-view';
import {VARIANT_PARAMETER} from './variant-address';

/** What choosing needs of a variant. */
type Choice = Pick<VariantView, 'number' | 'values' | 'stock'>;

/** What choosing needs of a product. */
export interface Choosable extends Pick<ProductView, 'options' | 'defaultVariant'> {
  variants: readonly Choice[];
}

export interface ChosenVariant {
  index: number;
  /**
   * The values that the address asked for and that no variant has together; the variant is then the nearest one.
   * Null when the address asked for nothing impossible.
   */
  impossible: string[] | null;
}

/** What a shopper would rather have: in stock, then what ships later, then what is sold out. */
const RANK: Readonly<Record<VariantView['stock'], number>> = {in: 2, few: 2, later: 1, out: 0};

/** The default variant, or the first that is sooner to be had: in stock, else shipping later. */
function defaultIndex({variants, defaultVariant}: Choosable): number {
  const start = variants[defaultVariant] ? defaultVariant : 0;
  return variants.reduce(
    (best, {stock}, index) => (RANK[stock] > RANK[variants[best]?.stock ?? 'out'] ? index : best),
    start,
  );
}

/**
 * The variant with most of the wanted values, of equal ones the sooner to be had, then the earlier; `must` is the option
 * whose value it has to have. -1 when none has it.
 */
function nearestIndex(
  variants: readonly Choice[],
  wanted: readonly (number | null)[],
  must: number | null = null,
): number {
  let best = -1;
  let bestScore = -1;
  variants.forEach(({values, stock}, index) => {
    if (must !== null && values[must] !== wanted[must]) return;
    const agreeing = values.filter((value, option) => value === wanted[option]).length;
    const score = agreeing * 3 + RANK[stock];
    if (score > bestScore) [best, bestScore] = [index, score];
  });
  return best;
}

/** The first value of a parameter, whatever the case of its name. */
function findParameter(parameters: URLSearchParams, name: string): string | null {
  for (const [key, value] of parameters) {
    if (key.toLowerCase() === name.toLowerCase()) return value;
  }
  return null;
}

/**
 * The variant an address shows: `?variant=` by number first, then option parameters such as `?Color=Ink`, then the
 * default. Unknown numbers, names and values are as good as absent.
 */
export function chosenVariant(product: Choosable, parameters: URLSearchParams): ChosenVariant {
  const {options, variants} = product;
  const number = parameters.get(VARIANT_PARAMETER);
  const byNumber = variants.findIndex((variant) => variant.number === number);
  if (byNumber >= 0) return {index: byNumber, impossible: null};

  const asked = options.map(({name, values}) => {
    const value = findParameter(parameters, name)?.toLowerCase();
    const index = values.findIndex((known) => known.name.toLowerCase() === value);
    return index >= 0 ? index : null;
  });
  if (asked.every((value) => value === null)) {
    return {index: defaultIndex(product), impossible: null};
  }
  const preferred = variants[defaultIndex(product)]?.values ?? [];
  const complete = asked.map((value, option) => value ?? preferred[option] ?? null);
  const agrees = ({values}: Choice) =>
    asked.every((value, option) => value === null || value === values[option]);
  const candidates = variants.filter(agrees);
  if (candidates.length > 0) {
    const soonest = Math.max(...candidates.map(({stock}) => RANK[stock]));
    const pool = candidates.filter(({stock}) => RANK[stock] === soonest);
    const nearest = pool[nearestIndex(pool, complete)];
    return {index: nearest ? variants.indexOf(nearest) : 0, impossible: null};
  }
  return {
    index: Math.max(0, nearestIndex(variants, complete)),
    impossible: asked.flatMap((value, option) =>
      value === null ? [] : (options[option]?.values[value]?.name ?? []),
    ),
  };
}

/**
 * True when the address asks for nothing but a variant or option values that the product has. Only such a page is worth
 * keeping; the addresses of all others have no end.
 */
export function choosesKnownValues(
  {options, variants}: Choosable,
  parameters: URLSearchParams,
): boolean {
  return [...parameters].every(([name, value]) => {
    if (name === VARIANT_PARAMETER) return variants.some(({number}) => number === value);
    const option = options.find((known) => known.name.toLowerCase() === name.toLowerCase());
    return (
      option?.values.some((known) => known.name.toLowerCase() === value.toLowerCase()) ?? false
    );
  });
}

export interface ValueChoice {
  name: string;
  swatch: string | null;
  selected: boolean;
  /** `missing`: no variant has this value together with the other chosen ones. */
  state: 'available' | 'soldOut' | 'missing';
  /**
   * What names the variant that choosing it shows: its number, or its values as the query of an address where the page does not know
   * the number (`Size=4+oz&Flavor=Mint`); null when no variant has the value at all.
   */
  target: string | null;
  /** For a missing combination: what choosing it changes besides, such as `4.2 oz`. */
  changes: string[];
}

export interface OptionChoice {
  name: string;
  /** The chosen value. */
  value: string;
  values: ValueChoice[];
}

/**
 * What can be chosen from where the shopper is: for each value the variant that differs in nothing else, or, where
 * there is none, the nearest that has the value, and what would change with it.
 */
export function optionChoices({options, variants}: Choosable, index: number): OptionChoice[] {
  const current = variants[index]?.values ?? [];
  return options.map(({name, values}, option) => ({
    name,
    value: values[current[option] ?? -1]?.name ?? '',
    values: values.map((value, position) => {
      const wanted = current.map((chosen, other) => (other === option ? position : chosen));
      const target = variants[nearestIndex(variants, wanted, option)];
      const exact = target?.values.every((chosen, other) => chosen === wanted[other]) ?? false;
      return {
        name: value.name,
        swatch: value.swatch,
        selected: current[option] === position,
        state: !exact ? 'missing' : target?.stock === 'out' ? 'soldOut' : 'available',
        target: target?.number ?? null,
        changes: exact
          ? []
          : (target?.values ?? []).flatMap((chosen, other) =>
              other !== option && chosen !== current[other]
                ? (options[other]?.values[chosen]?.name ?? [])
                : [],
            ),
      };
    }),
  }));
}

/** The lines under a picker that say why some of its values are not simply there. */
export function choiceNotes({values}: OptionChoice): string[] {
  const soldOut = values.filter(({state}) => state === 'soldOut').map(({name}) => name);
  const elsewhere = values.flatMap(({state, name, changes, target}) => {
    if (state !== 'missing') return [];
    return target === null ? `${name} is not made` : `${name} comes in ${changes.join(', ')} only`;
  });
  return [...(soldOut.length > 0 ? [`Sold out: ${soldOut.join(', ')}`] : []), ...elsewhere];
}

/** A variant in the words of the platform's own title: its values, such as "Ink / 2 pack"; empty without a choice. */
export function variantWords(
  {options}: Pick<Choosable, 'options'>,
  {values}: Pick<VariantView, 'values'>,
): string {
  return options
    .flatMap(({values: named}, option) => named[values[option] ?? -1]?.name ?? [])
    .join(' / ');
}

/** The query that names a variant by itself, from what `ValueChoice.target` says. */
export const targetQuery = (target: string) =>
  target.includes('=') ? target : `${VARIANT_PARAMETER}=${target}`;

/** The query of another variant: everything else in the address stays, option parameters give way. */
export function variantSearch(
  product: Pick<Choosable, 'options'>,
  parameters: URLSearchParams,
  target: string,
): string {
  const changed = new URLSearchParams(parameters);
  const settled = product.options.map(({name}) => name.toLowerCase());
  for (const key of new Set(parameters.keys())) {
    if (settled.includes(key.toLowerCase())) changed.delete(key);
  }
  changed.delete(VARIANT_PARAMETER);
  for (const [name, value] of new URLSearchParams(targetQuery(target))) changed.set(name, value);
  return `?${changed.toString()}`;
}

/**
 * What can be chosen of a product whose page does not have all variants: each combination that is made, named by its values, or by
 * its number where the page has it. The variants of the page decide their own stock.
 */
export function toChoosable(
  {options, variants, defaultVariant}: Pick<ProductView, 'options' | 'variants' | 'defaultVariant'>,
  combinations: readonly Combination[],
): Choosable {
  const known = new Map(variants.map((variant) => [variant.values.join(), variant]));
  const start = variants[defaultVariant]?.values.join();
  return {
    options,
    defaultVariant: Math.max(
      0,
      combinations.findIndex(({values}) => values.join() === start),
    ),
    variants: combinations.map(({values, availableForSale}): Choice => {
      const loaded = known.get(values.join());
      if (loaded) return loaded;
      const query = new URLSearchParams(namedValues(options, values));
      return {number: query.toString(), values, stock: availableForSale ? 'in' : 'out'};
    }),
  };
}

/** Names of options with their values, from the places of the values. */
export function namedValues(
  options: ProductView['options'],
  values: readonly number[],
): [name: string, value: string][] {
  return options.flatMap(({name, values: named}, option): [string, string][] => {
    const value = named[values[option] ?? -1]?.name;
    return value === undefined ? [] : [[name, value]];
  });
}
