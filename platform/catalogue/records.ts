/** What the catalogue holds, as the platform stores it. Prices are integer cents of the shop's own currency. */

export type ProductStatus = 'ACTIVE' | 'DRAFT' | 'ARCHIVED';

export interface ImageRecord {
  id: number;
  /** Served at `/images/{name}.png`. */
  name: string;
  /** Changes when the picture does: answers may be kept for good. */
  version: string;
  altText: string | null;
  width: number | null;
  height: number | null;
}

/** A film of a product: files of the store, or a page elsewhere. */
export interface FilmRecord {
  id: number;
  alt: string | null;
  preview: ImageRecord | null;
  sources: {url: string; mimeType: string; width: number; height: number}[] | null;
  /** Where it plays, for one that is not the store's. */
  link: string | null;
}

export interface MetafieldRecord {
  namespace: string;
  key: string;
  type: string;
  /** Always text, whatever the type; references are gids, lists are JSON. */
  value: string;
}

export interface OptionValueRecord {
  id: number;
  name: string;
  /** `#RRGGBB`, or null without a swatch. */
  swatch: string | null;
}

export interface OptionRecord {
  id: number;
  name: string;
  values: OptionValueRecord[];
}

export interface QuantityRuleRecord {
  minimum: number;
  maximum: number | null;
  increment: number;
}

export interface VariantRecord {
  id: number;
  productId: number;
  position: number;
  sku: string | null;
  barcode: string | null;
  title: string;
  /** One value name per option of the product, in their order. */
  optionValues: string[];
  price: number;
  compareAtPrice: number | null;
  /** Units on hand; null: not tracked. */
  stock: number | null;
  /** Sold on when out of stock (backorder). */
  continueSelling: boolean;
  image: ImageRecord | null;
  /** Grams. */
  weight: number;
  requiresShipping: boolean;
  taxable: boolean;
  quantityRule: QuantityRuleRecord;
  /** Contents of a fixed bundle; empty for an ordinary variant. */
  components: {variantId: number; quantity: number}[];
  metafields: MetafieldRecord[];
}

export interface ProductRecord {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  status: ProductStatus;
  tags: string[];
  seo: {title: string | null; description: string | null};
  options: OptionRecord[];
  variants: VariantRecord[];
  images: ImageRecord[];
  /** After the pictures, in the gallery. */
  films?: FilmRecord[];
  sellingPlanGroupIds: number[];
  requiresSellingPlan: boolean;
  isGiftCard: boolean;
  /** On the online store channel: what `onlineStoreUrl` depends on. */
  onlineStore: boolean;
  metafields: MetafieldRecord[];
  createdAt: string;
  publishedAt: string;
  updatedAt: string;
}

export interface CollectionRecord {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  productIds: number[];
  image: ImageRecord | null;
  seo: {title: string | null; description: string | null};
  metafields: MetafieldRecord[];
  updatedAt: string;
}

export type PlanAdjustment =
  | {type: 'percentage'; value: number}
  | {type: 'fixedAmount'; value: number}
  | {type: 'fixedPrice'; value: number};

export interface SellingPlanRecord {
  id: number;
  groupId: number;
  name: string;
  description: string | null;
  /** Value of the group's option. */
  option: string;
  interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  intervalCount: number;
  /** First orders, then later ones: one or two entries; `orderCount` null means for good. */
  adjustments: {adjustment: PlanAdjustment; orderCount: number | null}[];
}

export interface SellingPlanGroupRecord {
  id: number;
  name: string;
  appName: string | null;
  /** Name of the group's one option. */
  option: string;
  plans: SellingPlanRecord[];
}
