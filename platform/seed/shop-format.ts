import {z} from 'zod';

import {MENU_ITEM_TYPES} from '../content/records.ts';

/** Formats of the files in `platform/seed/` that are not the catalogue: what a merchant sets up besides goods. */

const text = z.string().trim().min(1);
const handle = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const dateTime = z.iso.datetime();
/** Dollars as written, read as cents. */
const dollars = z
  .number()
  .nonnegative()
  .transform((amount) => Math.round(amount * 100));

const entitlementSchema = z
  .strictObject({
    products: z.array(handle).default([]),
    collections: z.array(handle).default([]),
  })
  .refine(({products, collections}) => products.length + collections.length > 0, {
    message: 'names at least one product or collection',
  });

const valueSchema = z.union([
  z.strictObject({percentage: z.number().gt(0).max(100)}),
  z.strictObject({amount: dollars}),
]);

const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('order'), value: valueSchema}),
  z.strictObject({
    kind: z.literal('product'),
    value: valueSchema,
    on: entitlementSchema,
    /** A fixed amount once per order instead of off each unit. */
    once: z.boolean().default(false),
  }),
  z.strictObject({kind: z.literal('shipping'), value: valueSchema}),
  z.strictObject({
    kind: z.literal('buyXGetY'),
    buy: z.strictObject({quantity: z.int().positive(), of: entitlementSchema}),
    get: z.strictObject({
      quantity: z.int().positive(),
      of: entitlementSchema,
      percentage: z.number().gt(0).max(100).default(100),
    }),
    usesPerOrder: z.int().positive().nullable().default(null),
  }),
]);

export const discountSchema = z.strictObject({
  /** Absent: an automatic discount. */
  code: z
    .string()
    .regex(/^[A-Z0-9-]+$/)
    .optional(),
  title: text,
  effect: effectSchema,
  minimumSubtotal: dollars.nullable().default(null),
  minimumQuantity: z.int().positive().nullable().default(null),
  startsAt: dateTime.default('2025-01-01T00:00:00Z'),
  endsAt: dateTime.nullable().default(null),
  active: z.boolean().default(true),
  usageLimit: z.int().positive().nullable().default(null),
  /** Times it was used before the shop opened. */
  uses: z.int().nonnegative().default(0),
  oncePerCustomer: z.boolean().default(false),
  customerTags: z.array(text).default([]),
  purchaseType: z.enum(['ONE_TIME', 'SUBSCRIPTION', 'BOTH']).default('BOTH'),
  combinesWith: z
    .array(z.enum(['order', 'product', 'shipping']))
    .default(['order', 'product', 'shipping']),
});

export const redirectSchema = z.strictObject({
  path: z.string().regex(/^\/[^\sA-Z]*$/, 'a path begins with a slash and has no capitals'),
  target: z.union([z.string().regex(/^\/(?!\/)\S*$/), z.url({protocol: /^https?$/})]),
});

export const giftCardSchema = z.strictObject({
  code: text,
  balance: dollars,
  expiresAt: dateTime.nullable().default(null),
});

const seoSchema = z
  .strictObject({title: text.nullable().default(null), description: text.nullable().default(null)})
  .default({title: null, description: null});

export const pageSchema = z.strictObject({
  handle,
  title: text,
  body: text,
  published: z.boolean().default(true),
  seo: seoSchema,
  createdAt: dateTime.default('2025-02-01T09:00:00Z'),
});

export const policySchema = z.strictObject({handle, title: text, body: text});

export const blogSchema = z.strictObject({
  handle,
  title: text,
  articles: z.array(
    z.strictObject({
      handle,
      title: text,
      excerpt: text.nullable().default(null),
      body: text,
      author: text,
      tags: z.array(text).default([]),
      publishedAt: dateTime,
    }),
  ),
});

export interface SeedMenuItem {
  title: string;
  type: (typeof MENU_ITEM_TYPES)[number];
  url: string;
  items: SeedMenuItem[];
}

const menuItemSchema: z.ZodType<SeedMenuItem, unknown> = z.lazy(() =>
  z.strictObject({
    title: text,
    type: z.enum(MENU_ITEM_TYPES),
    url: text,
    items: z.array(menuItemSchema).default([]),
  }),
);

export const menuSchema = z.strictObject({handle, title: text, items: z.array(menuItemSchema)});

export const metaobjectSchema = z.strictObject({
  type: z.string().regex(/^[a-z_]+$/),
  handle,
  status: z.enum(['ACTIVE', 'DRAFT']).default('ACTIVE'),
  fields: z.array(z.strictObject({key: text, type: text, value: z.string()})),
});

export type SeedPage = z.output<typeof pageSchema>;
export type SeedPolicy = z.output<typeof policySchema>;
export type SeedBlog = z.output<typeof blogSchema>;
export type SeedMenu = z.output<typeof menuSchema>;
export type SeedMetaobject = z.output<typeof metaobjectSchema>;
export type SeedDiscount = z.output<typeof discountSchema>;
export type SeedEntitlement = z.output<typeof entitlementSchema>;
