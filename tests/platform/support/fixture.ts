import type {
  CollectionRecord,
  MetafieldRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  VariantRecord,
} from '../../../platform/catalogue/records.ts';
import type {MetaobjectRow} from '../../../platform/content/records.ts';
import type {DiscountRecord} from '../../../platform/discounts/records.ts';
import type {Seed} from '../../../platform/seed/seed.ts';

/** A small shop with every edge that the conformance list speaks of. Ids are chosen, so that tests can name them. */

export const gidOf = (type: string, id: number) => `gid://shopify/${type}/${id}`;
export const variantGid = (id: number) => gidOf('ProductVariant', id);

interface VariantSpec extends Partial<Omit<VariantRecord, 'id' | 'productId'>> {
  id: number;
}

interface ProductSpec extends Partial<Omit<ProductRecord, 'id' | 'handle' | 'variants'>> {
  id: number;
  handle: string;
  variants: VariantSpec[];
}

function product(spec: ProductSpec): ProductRecord {
  const title = spec.title ?? spec.handle;
  const options = spec.options ?? [
    {
      id: spec.id * 10,
      name: 'Title',
      values: [{id: spec.id * 10 + 1, name: 'Default Title', swatch: null}],
    },
  ];
  return {
    title,
    descriptionHtml: `<p>About ${title}.</p>`,
    productType: 'Toothpaste',
    vendor: 'Brightwell',
    status: 'ACTIVE',
    tags: [],
    seo: {title: null, description: null},
    images: [],
    sellingPlanGroupIds: [],
    requiresSellingPlan: false,
    isGiftCard: false,
    onlineStore: true,
    metafields: [],
    createdAt: '2025-01-15T09:00:00Z',
    publishedAt: '2025-02-01T09:00:00Z',
    updatedAt: '2025-02-01T09:00:00Z',
    ...spec,
    options,
    variants: spec.variants.map((variant, index) => ({
      productId: spec.id,
      position: index + 1,
      sku: `SKU-${variant.id}`,
      barcode: null,
      title: variant.optionValues?.join(' / ') ?? 'Default Title',
      optionValues: ['Default Title'],
      price: 1_000,
      compareAtPrice: null,
      stock: 100,
      continueSelling: false,
      image: null,
      weight: 100,
      requiresShipping: true,
      taxable: true,
      quantityRule: {minimum: 1, maximum: null, increment: 1},
      components: [],
      metafields: [],
      ...variant,
    })),
  };
}

const option = (id: number, name: string, values: readonly string[]) => ({
  id,
  name,
  values: values.map((value, index) => ({id: id * 10 + index, name: value, swatch: null})),
});

const field = (key: string, type: string, value: string): MetafieldRecord => ({
  namespace: 'details',
  key,
  type,
  value,
});

export const PASTE = 101;
export const FLOSS = 102;
export const BRUSH_RED = 201;
const BRUSH_BLUE = 202;
export const SCARCE = 301;
const SOLD_OUT_FIRST = 401;
export const SECOND_IN_STOCK = 402;
export const ALL_OUT = 501;
export const BACKORDER = 601;
export const UNTRACKED = 701;
export const DRAFT = 801;
export const PLAN_KIT = 901;
export const PLAN_ONLY = 1001;
export const BUNDLE = 1101;
export const KIDS_PASTE = 1201;
export const RULED = 1301;
export const CHEAP = 1401;

export const MONTHLY_PLAN = 9_001;
export const CLUB_PLAN = 9_101;

const groups: SellingPlanGroupRecord[] = [
  {
    id: 9_000,
    name: 'Subscribe and save 15%',
    appName: null,
    option: 'Delivery every',
    plans: [
      {
        id: MONTHLY_PLAN,
        groupId: 9_000,
        name: 'Every month',
        description: null,
        option: '1 month',
        interval: 'MONTH',
        intervalCount: 1,
        adjustments: [{adjustment: {type: 'percentage', value: 15}, orderCount: null}],
      },
    ],
  },
  {
    id: 9_100,
    name: 'Club',
    appName: 'ordergroove',
    option: 'Delivery every',
    plans: [
      {
        id: CLUB_PLAN,
        groupId: 9_100,
        name: 'Every 3 months',
        description: null,
        option: '3 months',
        interval: 'MONTH',
        intervalCount: 3,
        adjustments: [{adjustment: {type: 'fixedPrice', value: 1_200}, orderCount: null}],
      },
    ],
  },
];

const products: ProductRecord[] = [
  product({
    id: 1,
    handle: 'paste',
    title: 'Mint Paste',
    tags: ['adults', 'freshening'],
    variants: [{id: PASTE, price: 1_990}],
    metafields: [
      field(
        'recommended',
        'list.product_reference',
        JSON.stringify([gidOf('Product', 2), gidOf('Product', 8)]),
      ),
      field('note', 'single_line_text_field', 'Cool'),
      field('draft_ref', 'metaobject_reference', gidOf('Metaobject', 7_002)),
    ],
  }),
  product({
    id: 2,
    handle: 'floss',
    title: 'Woven Floss',
    productType: 'Floss',
    variants: [{id: FLOSS, price: 500}],
  }),
  product({
    id: 3,
    handle: 'brush',
    title: 'Smart Brush',
    productType: 'Toothbrush',
    options: [
      option(30, 'Color', ['Red', 'Blue', 'Green']),
      option(31, 'Size', ['Small', 'Large']),
    ],
    variants: [
      {id: BRUSH_RED, price: 4_000, optionValues: ['Red', 'Small']},
      {id: BRUSH_BLUE, price: 4_500, optionValues: ['Blue', 'Small'], stock: 0},
      {id: 203, price: 5_000, optionValues: ['Blue', 'Large']},
    ],
  }),
  product({
    id: 4,
    handle: 'scarce',
    title: 'Scarce Pen',
    variants: [{id: SCARCE, price: 2_500, stock: 3}],
  }),
  product({
    id: 5,
    handle: 'half-gone',
    options: [option(50, 'Flavor', ['Mint', 'Berry'])],
    variants: [
      {id: SOLD_OUT_FIRST, stock: 0, optionValues: ['Mint']},
      {id: SECOND_IN_STOCK, stock: 5, optionValues: ['Berry']},
    ],
  }),
  product({
    id: 6,
    handle: 'all-gone',
    title: 'Gone Whitening Foam',
    options: [option(60, 'Flavor', ['Mint', 'Berry'])],
    variants: [
      {id: ALL_OUT, stock: 0, optionValues: ['Mint']},
      {id: 502, stock: 0, optionValues: ['Berry']},
    ],
  }),
  product({
    id: 7,
    handle: 'backorder',
    variants: [{id: BACKORDER, stock: -2, continueSelling: true}],
  }),
  product({
    id: 9,
    handle: 'untracked',
    title: 'Whitening Strips',
    variants: [{id: UNTRACKED, stock: null, price: 1_425}],
  }),
  product({
    id: 8,
    handle: 'hidden',
    title: 'Hidden Whitening Draft',
    status: 'DRAFT',
    variants: [{id: DRAFT}],
  }),
  product({
    id: 10,
    handle: 'plan-kit',
    title: 'Whitening Kit',
    variants: [{id: PLAN_KIT, price: 14_900}],
    sellingPlanGroupIds: [9_000],
  }),
  product({
    id: 11,
    handle: 'plan-only',
    title: 'Head Club',
    requiresSellingPlan: true,
    variants: [{id: PLAN_ONLY, price: 1_500}],
    sellingPlanGroupIds: [9_100],
  }),
  product({
    id: 12,
    handle: 'bundle',
    title: 'Fresh Bundle',
    variants: [
      {
        id: BUNDLE,
        price: 2_200,
        stock: null,
        components: [
          {variantId: PASTE, quantity: 1},
          {variantId: FLOSS, quantity: 2},
        ],
      },
    ],
  }),
  product({
    id: 13,
    handle: 'kids-paste',
    title: 'Kids Strawberry Paste',
    tags: ['kids'],
    variants: [{id: KIDS_PASTE, price: 499}],
  }),
  product({
    id: 14,
    handle: 'ruled',
    variants: [{id: RULED, quantityRule: {minimum: 2, maximum: 6, increment: 2}}],
  }),
  product({id: 15, handle: 'cheap', title: 'Sample', variants: [{id: CHEAP, price: 333}]}),
];

const collection = (id: number, handle: string, productIds: number[]): CollectionRecord => ({
  id,
  handle,
  title: handle,
  descriptionHtml: '',
  productIds,
  image: null,
  seo: {title: null, description: null},
  metafields: [],
  updatedAt: '2025-02-01T09:00:00Z',
});

const metaobject = (id: number, slug: string, status: 'ACTIVE' | 'DRAFT'): MetaobjectRow => ({
  id,
  handle: `ingredient/${slug}`,
  type: 'ingredient',
  slug,
  status,
  fields: [{key: 'name', type: 'single_line_text_field', value: slug}],
  updatedAt: '2025-02-01T09:00:00Z',
});

let discountId = 5_000;
/** A discount with everything unsaid open to everybody and combining with all. */
export function discount(
  spec: Partial<DiscountRecord> & Pick<DiscountRecord, 'code' | 'effect'>,
): DiscountRecord {
  discountId += 1;
  return {
    id: discountId,
    title: spec.code ?? 'Automatic',
    minimumSubtotal: null,
    minimumQuantity: null,
    startsAt: '2025-01-01T00:00:00Z',
    endsAt: null,
    active: true,
    usageLimit: null,
    oncePerCustomer: false,
    customerTags: [],
    purchaseType: 'BOTH',
    combinesWith: {order: true, product: true, shipping: true},
    ...spec,
  };
}

const only = (...productIds: number[]) => ({all: false, productIds, collectionIds: []});

export const DISCOUNTS: DiscountRecord[] = [
  discount({
    code: 'SAVE10',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 10}},
    combinesWith: {order: false, product: true, shipping: true},
  }),
  discount({
    code: 'SAVE20',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 20}},
    combinesWith: {order: false, product: true, shipping: true},
  }),
  discount({
    code: 'FIFTY',
    effect: {kind: 'order', value: {type: 'amount', cents: 5_000}},
    combinesWith: {order: false, product: true, shipping: true},
  }),
  discount({code: 'BIG', effect: {kind: 'order', value: {type: 'amount', cents: 500_000}}}),
  discount({
    code: 'MIN40',
    effect: {kind: 'order', value: {type: 'amount', cents: 500}},
    minimumSubtotal: 4_000,
  }),
  discount({
    code: 'PASTE25',
    effect: {
      kind: 'product',
      value: {type: 'percentage', percentage: 25},
      entitled: only(1),
      once: false,
    },
  }),
  discount({
    code: 'EACH1',
    effect: {
      kind: 'product',
      value: {type: 'amount', cents: 100},
      entitled: only(1, 2),
      once: false,
    },
  }),
  discount({
    code: 'FREESHIP',
    effect: {kind: 'shipping', value: {type: 'percentage', percentage: 100}},
  }),
  discount({
    code: 'FLOSS3',
    effect: {
      kind: 'buyXGetY',
      buys: {entitled: only(2), quantity: 2},
      gets: {entitled: only(2), quantity: 1, percentage: 100},
      usesPerOrder: 1,
    },
  }),
  discount({
    code: 'OLD',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 5}},
    endsAt: '2025-06-30T00:00:00Z',
  }),
  discount({
    code: 'ONCE',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 5}},
    oncePerCustomer: true,
  }),
  discount({
    code: 'FULL',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 5}},
    usageLimit: 1,
  }),
  discount({
    code: 'EDU',
    effect: {kind: 'order', value: {type: 'percentage', percentage: 5}},
    customerTags: ['edu'],
  }),
];

export const FIXTURE: Seed = {
  shop: {
    name: 'Brightwell',
    email: 'hello@brightwell.example',
    hasSun: true,
    description: null,
    slogan: null,
    shortDescription: null,
  },
  products,
  collections: [
    collection(
      1,
      'all',
      products.map((one) => one.id),
    ),
    collection(2, 'empty', []),
  ],
  sellingPlanGroups: groups,
  contents: [
    {kind: 'metaobject', row: metaobject(7_001, 'fluoride', 'ACTIVE')},
    {kind: 'metaobject', row: metaobject(7_002, 'secret', 'DRAFT')},
    {
      kind: 'page',
      row: {
        id: 7_101,
        handle: 'about',
        title: 'About whitening',
        bodyHtml: '<p>We are few.</p>',
        published: true,
        seo: {title: null, description: null},
        metafields: [],
        createdAt: '2025-02-01T09:00:00Z',
        updatedAt: '2025-02-01T09:00:00Z',
      } as never,
    },
    {
      kind: 'menu',
      row: {
        id: 7_201,
        handle: 'main',
        title: 'Main',
        items: [
          {
            id: 7_202,
            title: 'Paste',
            type: 'PRODUCT',
            url: '/products/paste',
            resourceId: gidOf('Product', 1),
            items: [],
          },
          {id: 7_203, title: 'Search', type: 'SEARCH', url: '/search', resourceId: null, items: []},
        ],
      } as never,
    },
  ],
  redirects: [
    {path: '/old', target: '/products/paste'},
    {path: '/about', target: '/pages/about'},
    {path: '/Capital', target: '/never'},
  ],
  discounts: DISCOUNTS.map((record) => ({record, uses: record.code === 'FULL' ? 1 : 0})),
  giftCards: [{code: 'GIFT10', balance: 1_000, expiresAt: null}],
};
