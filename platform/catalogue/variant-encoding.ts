import type {ProductRecord, VariantRecord} from './records.ts';

type Trie = Map<number, Trie>;

function ranges(values: readonly number[]): string {
  const parts: string[] = [];
  for (let index = 0; index < values.length;) {
    const start = values[index] ?? 0;
    let end = start;
    while (values[index + 1] === end + 1) {
      index += 1;
      end += 1;
    }
    index += 1;
    parts.push(start === end ? String(start) : `${start}-${end}`);
  }
  return parts.join(' ');
}

function encode(trie: Trie, levels: number): string {
  const values = [...trie.keys()].sort((a, b) => a - b);
  if (levels <= 1) return ranges(values);
  return values
    .map((value) => `${value}:${encode(trie.get(value) ?? new Map<number, Trie>(), levels - 1)},`)
    .join('');
}

/**
 * The trie over option-value positions behind `encodedVariantExistence` and
 * `encodedVariantAvailability` (§4.5): `:` goes to the next option, `,` ends a prefix.
 */
export function encodeVariants(product: ProductRecord, variants: readonly VariantRecord[]): string {
  const trie: Trie = new Map();
  for (const variant of variants) {
    let level = trie;
    for (const [index, option] of product.options.entries()) {
      const position = option.values.findIndex(
        (value) => value.name === variant.optionValues[index],
      );
      if (position === -1) break;
      let next = level.get(position);
      if (next === undefined) {
        next = new Map();
        level.set(position, next);
      }
      level = next;
    }
  }
  return `v1_${encode(trie, product.options.length)}`;
}
