import type {ProductRecord} from '../../platform/catalogue/records.ts';
import type {Seed} from '../../platform/seed/seed.ts';

const DAY = '2026-03-01T09:00:00Z';

/** What a joiner's store sells, in cents: nothing of the content's goods, no gift, no plan. */
const GOODS: readonly [handle: string, title: string, cents: number][] = [
  ['oak-stool', 'Oak stool', 9000],
  ['ash-bench', 'Ash bench', 24_000],
  ['walnut-tray', 'Walnut tray', 1200],
  ['beech-hook-rail', 'Beech hook rail', 3500],
  ['linseed-oil', 'Linseed oil', 900],
];

function toProduct([handle, title, price]: (typeof GOODS)[number], place: number): ProductRecord {
  const id = 7001 + place;
  return {
    id,
    handle,
    title,
    descriptionHtml: '',
    productType: 'Furniture',
    vendor: 'Joinery',
    status: 'ACTIVE',
    // A word that many merchants use, and no free gift of this shop.
    tags: ['gift', 'wood'],
    seo: {title: null, description: null},
    options: [
      {id: id + 100, name: 'Title', values: [{id: id + 200, name: 'Default Title', swatch: null}]},
    ],
    variants: [
      {
        id: id + 300,
        productId: id,
        position: 0,
        sku: null,
        barcode: null,
        title: 'Default Title',
        optionValues: ['Default Title'],
        price,
        compareAtPrice: null,
        stock: null,
        continueSelling: false,
        image: null,
        weight: 500,
        requiresShipping: true,
        taxable: true,
        quantityRule: {minimum: 1, maximum: null, increment: 1},
        components: [],
        metafields: [],
      },
    ],
    images: [],
    sellingPlanGroupIds: [],
    requiresSellingPlan: false,
    isGiftCard: false,
    onlineStore: true,
    metafields: [],
    createdAt: DAY,
    publishedAt: DAY,
    updatedAt: DAY,
  };
}

/** Another merchant's store, of quite another trade: a handful of goods and nothing else that the content speaks of. */
export function foreignSeed(): Seed {
  return {
    shop: {
      name: 'Joinery',
      email: 'desk@joinery.example',
      hasSun: false,
      description: null,
      slogan: null,
      shortDescription: null,
    },
    products: GOODS.map(toProduct),
    collections: [],
    sellingPlanGroups: [],
    contents: [],
    redirects: [],
    discounts: [],
    giftCards: [],
  };
}
