import {type Finding, ok, some, stop, warning} from './finding';
import {type AskStore, readAll} from './store';

/** More than so many variants and pictures of a product are on its page alone. */
const VARIANTS_READ = 10;
const PICTURES_READ = 10;

/** A product as the doctor sees it. */
export interface StoreProduct {
  handle: string;
  description: string;
  availableForSale: boolean;
  requiresSellingPlan: boolean;
  images: {nodes: {url: string}[]};
  variants: {nodes: {sku: string | null; price: {amount: string; currencyCode: string}}[]};
  /** Absent where the store denies them. */
  tags?: string[] | null;
  sellingPlanGroups?: {nodes: {name: string}[]} | null;
}

const productsQuery = (more: string) => `query ($after: String) {
  products(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes {
    handle description availableForSale requiresSellingPlan
    images(first: ${PICTURES_READ + 1}) { nodes { url } }
    variants(first: ${VARIANTS_READ + 1}) { nodes { sku price { amount currencyCode } } } ${more}
  } } }`;

const TAGS = 'tags';
const PLANS = 'sellingPlanGroups(first: 1) { nodes { name } }';

/** Every product that the store shows to this channel, with as much of it as the store does not deny; null without an answer. */
export async function readProducts(ask: AskStore): Promise<StoreProduct[] | null> {
  for (const more of [`${TAGS} ${PLANS}`, PLANS, TAGS, '']) {
    const products = await readAll<StoreProduct>(ask, productsQuery(more), 'products');
    if (products) return products;
  }
  return null;
}

const admin = (page: string) => `Shopify admin → ${page}`;

/** One finding for the products of which something is so; what they lack is said of each by its handle. */
function about(
  products: readonly StoreProduct[],
  check: string,
  isSo: (product: StoreProduct) => boolean,
  trouble: {text: string; shopper: string; mend: string; well: string},
): Finding {
  const handles = products.filter(isSo).map(({handle}) => handle);
  if (handles.length === 0) return ok(check, trouble.well);
  return warning(check, {
    text: `${handles.length} ${trouble.text}: ${some(handles)}.`,
    shopper: trouble.shopper,
    mend: trouble.mend,
  });
}

const hasPlan = ({sellingPlanGroups}: StoreProduct) => (sellingPlanGroups?.nodes.length ?? 0) > 0;

function planFinding(products: readonly StoreProduct[]): Finding {
  const stuck = products.filter(
    (product) => product.requiresSellingPlan && product.sellingPlanGroups && !hasPlan(product),
  );
  if (stuck.length > 0)
    return warning('selling-plans', {
      text: `${stuck.length} sold on plans only, and without one: ${some(stuck.map(({handle}) => handle))}.`,
      shopper: 'a product that nobody can buy.',
      mend: admin('Apps → your subscription app: give them a plan.'),
    });
  const count = products.filter(hasPlan).length;
  return count > 0
    ? ok('selling-plans', `${count} products are sold on a plan.`)
    : warning('selling-plans', {
        text: 'no product is sold on a plan.',
        shopper: 'no subscriptions, and no word of them on the home page.',
        mend: admin('Apps → your subscription app, where you want to sell subscriptions.'),
      });
}

/** What the goods themselves lack. */
export function productFindings(products: readonly StoreProduct[]): Finding[] {
  if (products.length === 0)
    return [
      stop('publication', {
        text: 'the store shows this channel no product.',
        shopper: 'an empty shop.',
        mend: admin('Products → select all → Include in sales channels → Headless.'),
      }),
    ];
  const editor = admin('Products → the product.');
  return [
    ok('publication', `the store shows this channel ${products.length} products.`),
    about(products, 'pictures', ({images}) => images.nodes.length === 0, {
      text: 'without a picture',
      shopper: 'a card and a page without one.',
      mend: editor,
      well: 'every product has a picture.',
    }),
    about(products, 'descriptions', ({description}) => description.trim() === '', {
      text: 'without a description',
      shopper: 'a page without a text, and search results without one.',
      mend: editor,
      well: 'every product has a description.',
    }),
    about(
      products,
      'prices',
      ({variants, tags}) =>
        !(tags ?? []).includes('gift') &&
        variants.nodes.some(({price}) => Number(price.amount) === 0),
      {
        text: 'for nothing',
        shopper: '$0.00, and a cart that anybody fills for nothing.',
        mend: `${editor} A free gift takes the tag gift as well.`,
        well: 'every product has a price.',
      },
    ),
    about(
      products,
      'currency',
      ({variants}) => variants.nodes.some(({price}) => price.currencyCode !== 'USD'),
      {
        text: 'priced in another currency than US dollars',
        shopper:
          'prices with its code, no way to free shipping and no gifts, whose thresholds are dollars.',
        mend: 'nothing, or sell in US dollars: Shopify admin → Markets.',
        well: 'prices are in US dollars.',
      },
    ),
    about(products, 'variants', ({variants}) => variants.nodes.length > VARIANTS_READ, {
      text: `with more than ${VARIANTS_READ} variants`,
      shopper: 'all of them on the product’s page, and the first ten in lists and search.',
      mend: 'nothing, or split the product.',
      well: `no product has more than ${VARIANTS_READ} variants.`,
    }),
    about(products, 'many-pictures', ({images}) => images.nodes.length > PICTURES_READ, {
      text: `with more than ${PICTURES_READ} pictures`,
      shopper: 'all of them on the product’s page, and the first ones in lists and calls.',
      mend: `${editor} Put the best first.`,
      well: `no product has more than ${PICTURES_READ} pictures.`,
    }),
    planFinding(products),
  ];
}
