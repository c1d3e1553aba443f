import {describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config.ts';

import {
  productPictures,
  productSchema,
  type SeedProduct,
  selectedOptions,
  variantPicture,
  variantTitle,
} from './format.ts';
import {findBrokenReferences, loadCatalogue} from './load-catalogue.ts';

const catalogue = loadCatalogue();
const {slug} = config.brand;
const products = new Map(catalogue.products.map((product) => [product.handle, product]));
const variants = catalogue.products.flatMap((product) =>
  product.variants.map((variant) => ({product, variant})),
);

function requireProduct(handle: string): SeedProduct {
  const product = products.get(handle);
  if (product === undefined) throw new Error(`no product ${handle}`);
  return product;
}

/** Subcategories with the handles that content, promotions and routes name. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'whitening-treatments': [
    'optic-white-express-teeth-whitening-pen',
    'optic-white-overnight-teeth-whitening-pen',
    'optic-white-comfort-fit-teeth-whitening-device-and-kit',
    'optic-white-led-whitening-kit',
    'gentle-glow-whitening-strips-14',
    'weekend-bright-whitening-strips-7',
    'bright-touch-whitening-foam',
    'violet-tone-whitening-serum',
  ],
  'whitening-toothpaste': [
    'optic-white-daily-whitening-toothpaste',
    'optic-white-pro-series-toothpaste',
    'optic-white-stain-fighter-toothpaste',
    'optic-white-charcoal-toothpaste',
    'total-plaque-pro-release-whitening-toothpaste-3-oz-tube',
  ],
  'whitening-bundles': [
    'optic-white-bundle',
    'optic-white-pen-and-paste-bundle',
    'comfort-fit-complete-whitening-bundle',
    'bright-weekend-bundle',
  ],
  'teeth-whitening-bundles': [
    'optic-white-bundle',
    'optic-white-pen-and-paste-bundle',
    'comfort-fit-complete-whitening-bundle',
    'bright-weekend-bundle',
  ],
  'adult-toothbrushes': [
    'hum-smart-electric-toothbrush',
    'hum-smart-battery-toothbrush',
    'pulse-rechargeable-toothbrush',
    'everyday-manual-toothbrush-4-pack',
    'gum-comfort-ultra-soft-toothbrush-2-pack',
    'bamboo-handle-toothbrush-2-pack',
    'travel-fold-toothbrush',
  ],
  'kids-toothbrushes': [
    'hum-kids-smart-toothbrush',
    'kids-pulse-battery-toothbrush',
    'kids-first-brush-ages-2-plus',
    'kids-manual-toothbrush-4-pack',
  ],
  'toothbrush-replacement-heads-and-chargers': [
    'hum-replacement-heads-2-pack',
    'hum-replacement-heads-4-pack',
    'hum-kids-replacement-heads-2-pack',
    'pulse-replacement-heads-3-pack',
    'hum-charging-base',
    'hum-travel-case',
    'hum-brush-head-club',
  ],
  'toothbrush-bundles': [
    'smart-brush-starter-bundle',
    'family-brush-bundle',
    'trick-or-teeth-bundle',
  ],
  'adult-toothpaste': [
    'total-plaque-pro-release-fresh-mint-toothpaste-3-oz-tube',
    'total-daily-care-toothpaste',
    'sensitive-calm-toothpaste',
    'sensitive-enamel-care-toothpaste',
    'fresh-burst-mint-gel-toothpaste',
    'baking-soda-fresh-toothpaste',
    'gum-care-toothpaste',
    'fluoride-free-botanical-toothpaste',
    'travel-size-toothpaste-trio',
  ],
  'kids-toothpaste': [
    'kids-strawberry-toothpaste',
    'kids-watermelon-toothpaste',
    'kids-bubble-fruit-toothpaste',
    'kids-cavity-protection-toothpaste',
    'kids-training-toothpaste-fluoride-free',
  ],
  'freshening-bundles': [
    'summer-freshness-bundle',
    'fresh-breath-daily-bundle',
    'kids-strawberry-burst-bundle',
    'kids-watermelon-burst-bundle',
    'kids-cavity-protection-bundle',
    'student-essentials-bundle',
  ],
};
const UNFILED = [
  'fresh-rinse-mouthwash',
  'whitening-rinse-mouthwash',
  'woven-floss-mint',
  'kids-floss-picks',
  'tongue-cleaner-duo',
];
const GIFTS = [
  'free-gift-1',
  'uv-restore-mini',
  'next-generation-whitening-pen',
  'overnight-whitening-pen',
  'kids-manual-toothbrush-2-pack',
];
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  [`${slug}-teeth-whitening`]: [
    'whitening-treatments',
    'whitening-toothpaste',
    'whitening-bundles',
  ],
  [`${slug}-smart-toothbrushes`]: [
    'adult-toothbrushes',
    'kids-toothbrushes',
    'toothbrush-replacement-heads-and-chargers',
    'toothbrush-bundles',
  ],
  [`${slug}-toothpaste`]: ['adult-toothpaste', 'kids-toothpaste'],
  [`${slug}-oral-care-bundles`]: [
    'freshening-bundles',
    'teeth-whitening-bundles',
    'toothbrush-bundles',
  ],
};

describe('the catalogue', () => {
  it('holds exactly the products that content, promotions and routes name', () => {
    const expected = new Set([...Object.values(EXPECTED).flat(), ...UNFILED, ...GIFTS]);
    expect([...products.keys()].sort()).toEqual([...expected].sort());
  });

  it.each(Object.entries(EXPECTED))('the subcategory %s lists its products', (handle, expected) => {
    const collection = catalogue.collections.find((entry) => entry.handle === handle);
    expect([...(collection?.products ?? [])].sort()).toEqual([...expected].sort());
  });

  it.each(Object.entries(CATEGORIES))(
    'the category %s lists what its subcategories list',
    (handle, subcategories) => {
      const collection = catalogue.collections.find((entry) => entry.handle === handle);
      const expected = new Set(subcategories.flatMap((sub) => EXPECTED[sub] ?? []));
      expect([...(collection?.products ?? [])].sort()).toEqual([...expected].sort());
    },
  );

  it('has twelve kids SKUs, the variants of the kids toothbrushes and toothpastes', () => {
    const kids = [...(EXPECTED['kids-toothbrushes'] ?? []), ...(EXPECTED['kids-toothpaste'] ?? [])];
    const skus = kids.flatMap((handle) => requireProduct(handle).variants.map(({sku}) => sku));
    expect(skus).toEqual(
      Array.from({length: 12}, (_, index) => `BW-KID-${String(index + 1).padStart(2, '0')}`),
    );
    expect(variants.filter(({variant}) => variant.sku.startsWith('BW-KID-'))).toHaveLength(12);
  });

  it('lists no gift in any collection and prices each at nothing', () => {
    const listed = new Set(catalogue.collections.flatMap((collection) => collection.products));
    for (const handle of GIFTS) {
      const gift = requireProduct(handle);
      expect(listed.has(handle)).toBe(false);
      expect(gift.tags).toContain('gift');
      expect(gift.variants.map(({price}) => price)).toEqual([0]);
    }
  });

  it('sells everything that is not a gift between $1.50 and $200', () => {
    for (const {product, variant} of variants) {
      if (GIFTS.includes(product.handle)) continue;
      expect(variant.price, variant.sku).toBeGreaterThanOrEqual(150);
      expect(variant.price, variant.sku).toBeLessThanOrEqual(20_000);
      expect(Number.isInteger(variant.price)).toBe(true);
    }
  });

  it('prices every bundle below its parts and compares it with their sum', () => {
    const prices = new Map(variants.map(({variant}) => [variant.sku, variant.price]));
    const bundles = catalogue.products.filter((product) => product.tags.includes('bundle'));
    expect(bundles).toHaveLength(13);
    for (const bundle of bundles) {
      const sum = bundle.components.reduce(
        (total, {sku, quantity}) => total + (prices.get(sku) ?? NaN) * quantity,
        0,
      );
      expect(bundle.components.length, bundle.handle).toBeGreaterThanOrEqual(2);
      expect(bundle.variants[0]?.compareAtPrice, bundle.handle).toBe(sum);
    }
  });

  it('shows every state of stock a shopper can meet', () => {
    const folding = requireProduct('travel-fold-toothbrush');
    expect(folding.variants.every(({stock}) => stock === 0)).toBe(true);
    const base = requireProduct('hum-charging-base').variants[0];
    expect(base).toMatchObject({stock: -2, continueSelling: true});
    expect(variants.some(({variant}) => variant.stock === null)).toBe(true);
    expect(variants.some(({variant}) => variant.stock === 3)).toBe(true);
    const partly = catalogue.products.filter(
      ({variants: all}) =>
        all.some(({stock, continueSelling}) => stock === 0 && !continueSelling) &&
        all.some(({stock}) => stock === null || stock > 0),
    );
    expect(partly.length).toBeGreaterThanOrEqual(5);
  });

  it('leaves out one pair of size and flavor of the daily whitening toothpaste', () => {
    const daily = requireProduct('optic-white-daily-whitening-toothpaste');
    const titles = daily.variants.map(variantTitle);
    expect(titles).toContain('6 oz / Clean mint');
    expect(titles).not.toContain('6 oz / Cinnamon glow');
    expect(titles).toHaveLength(5);
  });

  it('requires a plan of the brush head club alone', () => {
    const required = catalogue.products.filter(({requiresSellingPlan}) => requiresSellingPlan);
    expect(required.map(({handle}) => handle)).toEqual(['hum-brush-head-club']);
  });

  it('ships the smart brush and the comfort-fit kit free by tag', () => {
    const free = catalogue.products.filter(({tags}) => tags.includes('cart_free_shipping'));
    expect(free.map(({handle}) => handle)).toEqual([
      'optic-white-comfort-fit-teeth-whitening-device-and-kit',
      'hum-smart-electric-toothbrush',
    ]);
  });

  it('describes each product in its own words, in paragraphs', () => {
    const seen = new Set<string>();
    for (const product of catalogue.products) {
      expect(product.description.match(/<p>/g)?.length ?? 0, product.handle).toBeGreaterThan(1);
      expect(product.description).not.toMatch(/lorem|clinically|dentist recommended|cures?\b/i);
      const opening = product.description.slice(0, 60);
      expect(seen.has(opening), product.handle).toBe(false);
      seen.add(opening);
    }
  });

  it('gives each product three pictures with distinct alternative texts', () => {
    for (const product of catalogue.products) {
      const pictures = productPictures(product);
      expect(pictures).toHaveLength(3);
      expect(new Set(pictures.map(({alt}) => alt)).size, product.handle).toBe(3);
      for (const {alt} of pictures) expect(alt).not.toMatch(/^(image|picture|photo) of/i);
    }
  });

  it('gives each color of a brush other than the first a picture of its own', () => {
    for (const {product, variant} of variants) {
      const color = product.options.findIndex(({name}) => name === 'Color');
      if (color < 0 || variant.values[color] === product.options[color]?.values[0]?.name) continue;
      expect(variantPicture(product, variant)?.name, variant.sku).toBe(
        `products/${product.handle}-${variant.sku.toLowerCase()}`,
      );
    }
  });

  it('gives every color a swatch', () => {
    const colors = catalogue.products.flatMap((product) =>
      product.options.filter(({name}) => name === 'Color').flatMap(({values}) => values),
    );
    expect(colors.length).toBeGreaterThan(20);
    expect(colors.filter(({swatch}) => swatch === null)).toEqual([]);
  });

  it('names the options of a product without options as Shopify does', () => {
    const strips = requireProduct('gentle-glow-whitening-strips-14');
    const [variant] = strips.variants;
    if (variant === undefined) throw new Error('no variant');
    expect(selectedOptions(strips, variant)).toEqual([{name: 'Title', value: 'Default Title'}]);
    expect(variantTitle(variant)).toBe('Default Title');
  });

  it('finds references that lead nowhere', () => {
    const [first, ...rest] = catalogue.products;
    if (first === undefined) throw new Error('no product');
    const broken = {
      ...first,
      recommended: ['no-such-thing'],
      sellingPlanGroups: ['no-such-plan'],
      components: [{sku: 'BW-NO', quantity: 1}],
      alternateVariant: {sku: 'BW-NO-2', title: 'No'},
    };
    expect(findBrokenReferences(catalogue)).toEqual([]);
    const faults = findBrokenReferences({...catalogue, products: [broken, ...rest]});
    expect(faults.map(({message}) => message)).toEqual([
      `${first.handle} recommends unknown no-such-thing`,
      `${first.handle} names unknown plan group no-such-plan`,
      `${first.handle} holds unknown SKU BW-NO`,
      `${first.handle} offers unknown SKU BW-NO-2`,
      `optic-white-bundle holds another bundle, ${first.handle}`,
    ]);
    expect(findBrokenReferences({...catalogue, products: rest})[0]?.word).toBe(first.handle);
  });
});

describe('the format of a product', () => {
  const valid = {
    handle: 'test-brush',
    title: 'Test brush',
    productType: 'Manual toothbrush',
    tags: ['adults'],
    description: '<p>A brush.</p>',
    options: [{name: 'Size', values: ['Small', 'Large']}],
    variants: [{sku: 'BW-T-1', values: ['Small'], price: 7.99, stock: 1, weight: 10}],
    benefitLine: 'Brushes',
    howToUse: 'Brush.',
    inTheBox: ['A brush'],
    art: {
      form: 'manual-brush',
      tint: 'sky',
      color: '#FFFFFF',
      accent: '#D3203B',
      label: {name: 'Test'},
    },
    pictures: {hero: 'a', use: 'b', box: 'c', captions: ['d']},
  };

  it('reads dollars as cents', () => {
    expect(productSchema.parse(valid).variants[0]?.price).toBe(799);
  });

  it.each([
    ['a third of a cent', {variants: [{...valid.variants[0], price: 7.993}]}],
    ['an option value nobody declared', {variants: [{...valid.variants[0], values: ['Huge']}]}],
    [
      'two variants with the same values',
      {variants: [valid.variants[0], {...valid.variants[0], sku: 'BW-T-2'}]},
    ],
    ['a compare-at price below the price', {variants: [{...valid.variants[0], compareAtPrice: 5}]}],
    ['negative stock that is not sold on', {variants: [{...valid.variants[0], stock: -1}]}],
    ['a required plan without a group', {requiresSellingPlan: true}],
    ['a default index beyond the variants', {variantDefaultIndex: 1}],
    ['a misspelt key', {benefit_line: 'Brushes'}],
  ])('refuses %s', (_, change) => {
    expect(productSchema.safeParse({...valid, ...change}).success).toBe(false);
  });
});
