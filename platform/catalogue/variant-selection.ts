import {type Catalogue, isAvailable} from './catalogue.ts';
import type {ProductRecord, VariantRecord} from './records.ts';

export interface SelectionArguments {
  selectedOptions?: readonly {name: string; value: string}[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

/** The chosen value per option of the product; null when the choice cannot be met at all. */
function chosenValues(
  product: ProductRecord,
  {selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch}: SelectionArguments,
): (string | null)[] | null {
  const fold = (text: string) => (caseInsensitiveMatch === true ? text.toLowerCase() : text);
  const values: (string | null)[] = product.options.map(() => null);
  for (const selected of selectedOptions ?? []) {
    const index = product.options.findIndex((option) => fold(option.name) === fold(selected.name));
    const option = product.options[index];
    if (option === undefined) {
      if (ignoreUnknownOptions === true) continue;
      return null;
    }
    values[index] =
      option.values.find((value) => fold(value.name) === fold(selected.value))?.name ??
      selected.value;
  }
  return values;
}

/** The first variant that agrees with every option chosen; null when none does (§4.5). */
export function findSelectedVariant(
  product: ProductRecord,
  args: SelectionArguments,
): VariantRecord | null {
  const values = chosenValues(product, args);
  if (values === null || values.every((value) => value === null)) return null;
  return (
    product.variants.find((variant) =>
      values.every((value, index) => value === null || variant.optionValues[index] === value),
    ) ?? null
  );
}

/** The first variant that can be bought, else the first. */
export function firstAvailableVariant(
  catalogue: Catalogue,
  product: ProductRecord,
): VariantRecord | null {
  return (
    product.variants.find((variant) => isAvailable(catalogue, variant)) ??
    product.variants[0] ??
    null
  );
}

/** Variants that differ from the selection in exactly one option, by id (§4.5). */
export function adjacentVariants(
  catalogue: Catalogue,
  product: ProductRecord,
  args: SelectionArguments,
): VariantRecord[] {
  const chosen = chosenValues(product, args);
  if (chosen === null) return [];
  const base = chosen.some((value) => value !== null)
    ? chosen.map((value, index) => value ?? product.options[index]?.values[0]?.name ?? '')
    : (firstAvailableVariant(catalogue, product)?.optionValues ?? []);
  return product.variants
    .filter(
      (variant) =>
        variant.optionValues.filter((value, index) => value !== base[index]).length === 1,
    )
    .sort((a, b) => a.id - b.id);
}
