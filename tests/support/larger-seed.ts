import type {ProductRecord} from '../../platform/catalogue/records.ts';
import type {Seed} from '../../platform/seed/seed.ts';

/** The shop's own products, then copies of them under other names until there are `count`. */
export function withProducts(seed: Seed, count: number): Seed {
  const products: ProductRecord[] = seed.products.slice(0, count);
  for (let copy = 1; products.length < count; copy += 1) {
    for (const original of seed.products) {
      if (products.length >= count) break;
      const shift = copy * 10_000_000_000_000;
      products.push({
        ...original,
        id: original.id + shift,
        handle: `${original.handle}-${copy}`,
        variants: original.variants.map((variant) => ({
          ...variant,
          id: variant.id + shift,
          productId: original.id + shift,
          sku: `${variant.sku ?? ''}-${copy}`,
          components: [],
        })),
      });
    }
  }
  return {...seed, products};
}
