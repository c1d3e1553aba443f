import {z} from 'zod';

import {config} from '../../hydrogen.config.ts';

/** A price as a merchandiser writes it (`7.99`), read as integer cents. */
const price = z
  .number()
  .nonnegative()
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    message: 'a price has at most two decimals',
  })
  .transform((dollars) => Math.round(dollars * 100));

const handle = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a handle is lower-case words joined by hyphens');
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is written #RRGGBB in capitals');
const sku = z.string().regex(/^BW-[A-Z0-9-]+$/, 'a SKU begins BW-');
const text = z.string().trim().min(1);
const dateTime = z.iso.datetime();

/** The shapes the product renderer (platform/art) can draw. */
export const ART_FORMS = [
  'tube',
  'tube-trio',
  'manual-brush',
  'bamboo-brush',
  'fold-brush',
  'smart-brush',
  'battery-brush',
  'kids-brush',
  'kids-battery-brush',
  'kids-smart-brush',
  'pen',
  'device-kit',
  'led-kit',
  'strips',
  'foam',
  'serum',
  'mouthwash',
  'floss',
  'floss-picks',
  'tongue-cleaner',
  'heads',
  'charger',
  'travel-case',
  'sunscreen',
  'gift-pouch',
  'bundle',
] as const;

/** Backdrops by benefit. */
const ART_TINTS = ['sky', 'lilac', 'mint', 'lemon', 'peach', 'sand'] as const;
/** The printed figure on a label; a character takes its place where one is named. */
const ART_MOTIFS = [
  'sun',
  'arches',
  'waves',
  'burst',
  'leaf',
  'dots',
  'ring',
  'bars',
  'none',
] as const;
/** What lies or stands beside a product in use. */
const ART_PROPS = [
  'drops',
  'mint',
  'eucalyptus',
  'sage',
  'glass',
  'towel',
  'coffee',
  'tea',
  'soda',
  'strawberry',
  'watermelon',
  'pear',
  'orange',
  'lime',
  'bubbles',
  'phone',
] as const;
export const ART_CHARACTERS = ['fox', 'otter', 'owl', 'bear'] as const;
/** Which of a product's three pictures: on its backdrop, in use or in detail, what is in the box. */
export const PICTURE_VIEWS = ['hero', 'use', 'box'] as const;

const artFields = {
  form: z.enum(ART_FORMS),
  tint: z.enum(ART_TINTS),
  /** Body colour of the thing. */
  color: hexColor,
  /** Cap, stripe, second colour. */
  accent: hexColor,
  label: z.object({
    /** The range, set small above the name. */
    line: z.string().trim().default(''),
    name: text,
    /** Flavour, size or what it is for, set below the name. */
    note: z.string().trim().default(''),
  }),
  motif: z.enum(ART_MOTIFS).default('sun'),
  prop: z.enum(ART_PROPS).default('drops'),
  character: z.enum(ART_CHARACTERS).optional(),
  /** How many of the thing a pack holds. */
  count: z.int().min(1).max(14).default(1),
};

export const artSchema = z.strictObject(artFields);
/** What one variant changes in its product's art. */
export const artChangeSchema = z
  .strictObject({
    tint: artFields.tint,
    color: artFields.color,
    accent: artFields.accent,
    note: text,
    character: z.enum(ART_CHARACTERS),
    count: z.int().min(1).max(14),
  })
  .partial();

const optionSchema = z.strictObject({
  name: z.enum(['Size', 'Color', 'Flavor']),
  values: z
    .array(
      z.union([
        text.transform((name) => ({name, swatch: null})),
        z.strictObject({name: text, swatch: hexColor}),
      ]),
    )
    .min(1),
});

const variantSchema = z.strictObject({
  sku,
  /** One value per option of the product, in the options' order; empty for a product without options. */
  values: z.array(text).default([]),
  /** Cents. */
  price,
  /** Cents; null where the variant was never dearer. */
  compareAtPrice: price.nullable().default(null),
  /** Units on hand; null: stock is not tracked. Negative with `continueSelling`: units owed. */
  stock: z.int().nullable(),
  continueSelling: z.boolean().default(false),
  /** Grams. */
  weight: z.int().nonnegative(),
  barcode: z
    .string()
    .regex(/^\d{12}$/)
    .nullable()
    .default(null),
  /** Variant metafield `details.ingredients`, where it differs from the product's. */
  ingredients: text.nullable().default(null),
  /** A picture of its own for this variant: what differs from the product's art, and its alternative text. */
  picture: z.strictObject({art: artChangeSchema, alt: text}).nullable().default(null),
});

/** A product as one entry of a file in `platform/seed/catalogue/`. */
export const productSchema = z
  .strictObject({
    handle,
    title: text.max(90),
    productType: text,
    vendor: text.default(config.brand.name),
    status: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']).default('ACTIVE'),
    tags: z.array(z.string().regex(/^[a-z_:-]+$/)),
    /** HTML. */
    description: text,
    seo: z
      .strictObject({
        title: text.max(70).nullable().default(null),
        description: text.max(160).nullable().default(null),
      })
      .default({title: null, description: null}),
    options: z.array(optionSchema).max(3).default([]),
    variants: z.array(variantSchema).min(1).max(10),
    /** Keys of `selling-plans.yaml`. */
    sellingPlanGroups: z.array(z.string()).max(5).default([]),
    requiresSellingPlan: z.boolean().default(false),
    /** Metafield `details.benefit_line` (single_line_text_field). */
    benefitLine: text.max(90),
    /** `details.ingredients` (multi_line_text_field); null for things without. */
    ingredients: text.nullable().default(null),
    /** `details.how_to_use` (multi_line_text_field), one step per line. */
    howToUse: text,
    /** `details.in_the_box` (list.single_line_text_field). */
    inTheBox: z.array(text).min(1),
    /** `details.flavor_note` (single_line_text_field). */
    flavorNote: text.nullable().default(null),
    /** `details.recommended` (list.product_reference), as handles. */
    recommended: z.array(handle).max(8).default([]),
    /** `details.variant_default_index` (number_integer), zero-based; null: not set. */
    variantDefaultIndex: z.int().nonnegative().nullable().default(null),
    /** `subscription.alternate_variant` (variant_reference, as a SKU) and `subscription.alternate_variant_title`. */
    alternateVariant: z.strictObject({sku, title: text}).nullable().default(null),
    /** A fixed bundle's contents, the same for each of its variants; empty for an ordinary product. */
    components: z.array(z.strictObject({sku, quantity: z.int().positive()})).default([]),
    createdAt: dateTime.default('2025-01-15T09:00:00Z'),
    publishedAt: dateTime.default('2025-02-01T09:00:00Z'),
    art: artSchema,
    pictures: z.strictObject({
      /** Alternative text of the three pictures. */
      hero: text,
      use: text,
      box: text,
      /** What is printed below each thing of the box picture, in the order in which the form lays them out. */
      captions: z.array(text).min(1),
    }),
  })
  .superRefine((product, context) => {
    const seen = new Set<string>();
    for (const variant of product.variants) {
      if (variant.values.length !== product.options.length) {
        context.addIssue({code: 'custom', message: `${variant.sku}: needs one value per option`});
        continue;
      }
      product.options.forEach((option, index) => {
        if (!option.values.some((value) => value.name === variant.values[index])) {
          context.addIssue({
            code: 'custom',
            message: `${variant.sku}: ${option.name} has no value ${String(variant.values[index])}`,
          });
        }
      });
      const key = variant.values.join(' / ');
      if (seen.has(key))
        context.addIssue({code: 'custom', message: `${variant.sku}: repeats ${key}`});
      seen.add(key);
      if (variant.compareAtPrice !== null && variant.compareAtPrice <= variant.price) {
        context.addIssue({
          code: 'custom',
          message: `${variant.sku}: compare-at price must exceed the price`,
        });
      }
      if (variant.stock !== null && variant.stock < 0 && !variant.continueSelling) {
        context.addIssue({
          code: 'custom',
          message: `${variant.sku}: only continueSelling allows negative stock`,
        });
      }
    }
    if (product.requiresSellingPlan && product.sellingPlanGroups.length === 0) {
      context.addIssue({code: 'custom', message: 'requires a selling plan but names no group'});
    }
    if (
      product.variantDefaultIndex !== null &&
      product.variantDefaultIndex >= product.variants.length
    ) {
      context.addIssue({code: 'custom', message: 'variantDefaultIndex is beyond the variants'});
    }
  });

export const collectionSchema = z.strictObject({
  handle,
  title: text,
  /** HTML. */
  description: text,
  /** Product handles in the collection's manual order. */
  products: z.array(handle).min(1),
});

export const sellingPlanGroupSchema = z.strictObject({
  key: handle,
  name: text,
  appName: text.nullable(),
  /** Name of the group's one option, e.g. `Delivery every`. */
  option: text,
  plans: z
    .array(
      z.strictObject({
        key: handle,
        name: text,
        description: text.nullable().default(null),
        /** Value of the group's option. */
        value: text,
        interval: z.enum(['WEEK', 'MONTH']),
        intervalCount: z.int().positive(),
        adjustment: z.discriminatedUnion('type', [
          z.strictObject({type: z.literal('percentage'), value: z.int().min(1).max(100)}),
          /** Cents per unit. */
          z.strictObject({type: z.literal('fixedPrice'), value: price}),
        ]),
      }),
    )
    .min(1)
    .max(10),
});

export type Art = z.output<typeof artSchema>;
export type ArtChange = z.output<typeof artChangeSchema>;
export type ArtForm = Art['form'];
export type ArtTint = Art['tint'];
export type ArtCharacter = (typeof ART_CHARACTERS)[number];
export type PictureView = (typeof PICTURE_VIEWS)[number];
export type SeedVariant = z.output<typeof variantSchema>;
export type SeedProduct = z.output<typeof productSchema>;
export type SeedCollection = z.output<typeof collectionSchema>;
export type SeedSellingPlanGroup = z.output<typeof sellingPlanGroupSchema>;

export interface SeedCatalogue {
  /** In the order of the files; ids may follow it. */
  products: readonly SeedProduct[];
  collections: readonly SeedCollection[];
  sellingPlanGroups: readonly SeedSellingPlanGroup[];
}

interface SeedSelectedOption {
  name: string;
  value: string;
}

/** A variant's options by name; a product without options has Shopify's `Title: Default Title`. */
export function selectedOptions(product: SeedProduct, variant: SeedVariant): SeedSelectedOption[] {
  if (product.options.length === 0) return [{name: 'Title', value: 'Default Title'}];
  return product.options.map((option, index) => ({
    name: option.name,
    value: variant.values[index] ?? '',
  }));
}

/** A variant's title: its option values joined by ` / `, or `Default Title`. */
export function variantTitle(variant: SeedVariant): string {
  return variant.values.length === 0 ? 'Default Title' : variant.values.join(' / ');
}

export interface SeedPicture {
  /** The image service serves it at `/images/<name>.png`. */
  name: string;
  alt: string;
  view: PictureView;
}

/** A product's three pictures in gallery order; the first is the featured image. */
export function productPictures(product: SeedProduct): SeedPicture[] {
  return PICTURE_VIEWS.map((view) => ({
    name: `products/${product.handle}-${view}`,
    alt: product.pictures[view],
    view,
  }));
}

/** The picture of one variant: its own where it has one, else null (then the product's first stands in, §4.5 of the API). */
export function variantPicture(product: SeedProduct, variant: SeedVariant): SeedPicture | null {
  if (variant.picture === null) return null;
  return {
    name: `products/${product.handle}-${variant.sku.toLowerCase()}`,
    alt: variant.picture.alt,
    view: 'hero',
  };
}
