import {type Finding, ok, stop, warning} from './finding';
import type {AskStore, StoreAnswer} from './store';

interface Probe {
  scope: string;
  /** The field that needs it, as the schema names it. */
  field: string;
  query: string;
  level: 'warning' | 'stop';
  shopper: string;
  /** Whether the answer shows a field that the store nulled without a word. */
  isNulled?: (data: unknown) => boolean;
}

const NO_PLANS = 'no subscriptions, and no price of one.';
const NO_STOCK = 'no "Only 3 left", and quantities that the cart cuts later.';
const first = (field: string) => `{ products(first: 1) { nodes { ${field} } } }`;

/** The value of a field of the first product; undefined where there is no product. */
const ofFirst = (field: string) => (data: unknown) => {
  const nodes = (data as {products?: {nodes?: Record<string, unknown>[]} | null} | null)?.products
    ?.nodes;
  return nodes?.[0] !== undefined && nodes[0][field] === null;
};

/** Every field of the shop's documents that an app may lack the scope for. */
const PROBES: readonly Probe[] = [
  {
    scope: 'unauthenticated_read_product_listings',
    field: 'Query.products',
    query: first('id'),
    level: 'stop',
    shopper: 'no goods at all.',
  },
  {
    scope: 'unauthenticated_read_product_tags',
    field: 'Product.tags',
    query: first('tags'),
    level: 'warning',
    shopper: 'no benefits and no filter by them; gifts stand in the lists.',
    isNulled: ofFirst('tags'),
  },
  {
    scope: 'unauthenticated_read_product_inventory',
    field: 'Product.totalInventory',
    query: first('totalInventory'),
    level: 'warning',
    shopper: NO_STOCK,
  },
  {
    scope: 'unauthenticated_read_product_inventory',
    field: 'ProductVariant.quantityAvailable',
    query: first('variants(first: 1) { nodes { quantityAvailable } }'),
    level: 'warning',
    shopper: NO_STOCK,
  },
  {
    scope: 'unauthenticated_read_selling_plans',
    field: 'Product.sellingPlanGroups',
    query: first('sellingPlanGroups(first: 1) { nodes { name } }'),
    level: 'warning',
    shopper: NO_PLANS,
    isNulled: ofFirst('sellingPlanGroups'),
  },
  {
    scope: 'unauthenticated_read_selling_plans',
    field: 'ProductVariant.sellingPlanAllocations',
    query: first(
      'variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } }',
    ),
    level: 'warning',
    shopper: NO_PLANS,
  },
  {
    scope: 'unauthenticated_read_metafields',
    field: 'Product.metafields',
    query: first('metafields(identifiers: [{namespace: "details", key: "ingredients"}]) { key }'),
    level: 'warning',
    shopper: 'no ingredients, no steps of use, no contents of the box.',
    isNulled: ofFirst('metafields'),
  },
  {
    scope: 'unauthenticated_read_content',
    field: 'Query.pages',
    query: '{ pages(first: 1) { nodes { handle } } }',
    level: 'warning',
    shopper: 'no page of your store: /pages/… shows our own text of the matter, or none.',
  },
  {
    scope: 'unauthenticated_read_content',
    field: 'Query.blogs',
    query: '{ blogs(first: 1) { nodes { handle } } }',
    level: 'warning',
    shopper: 'no blog and no article of your store.',
  },
  {
    scope: 'unauthenticated_read_content',
    field: 'Query.menu',
    query: '{ menu(handle: "main-menu") { title } }',
    level: 'warning',
    shopper:
      'the menus of the repository, also where hydrogen.config.ts asks for those of the store.',
  },
  {
    scope: 'unauthenticated_read_metaobjects',
    field: 'Query.metaobjects',
    query: '{ metaobjects(type: "hero", first: 1) { nodes { handle } } }',
    level: 'warning',
    shopper:
      'no announcement, hero, campaign and promotion from the store, but those of the repository.',
  },
  {
    scope: 'unauthenticated_read_content',
    field: 'Query.urlRedirects',
    query: '{ urlRedirects(first: 1) { nodes { path } } }',
    level: 'warning',
    shopper: '"page not found" where your redirects would lead on.',
  },
  {
    scope: 'unauthenticated_read_customers',
    field: 'Query.customer',
    query: '{ customer(customerAccessToken: "none") { id } }',
    level: 'warning',
    shopper: 'no account page: a sign-in leads back to the sign-in.',
  },
  {
    scope: 'unauthenticated_write_customers',
    field: 'Mutation.customerAccessTokenCreate',
    query:
      'mutation { customerAccessTokenCreate(input: {email: "nobody@example.com", password: "none"}) { customerUserErrors { code } } }',
    level: 'warning',
    shopper: 'nobody can sign in, register or set a new password.',
  },
];

const APP =
  'Shopify admin → Settings → Apps and sales channels → Headless → your storefront → Storefront API permissions';

function isDenied({errors, data}: StoreAnswer, {isNulled}: Probe): boolean {
  return (
    errors.some(
      ({extensions, message}) =>
        extensions?.code === 'ACCESS_DENIED' || message.startsWith('Access denied'),
    ) ||
    (isNulled?.(data) ?? false)
  );
}

/** Asks for one field after the other: which the store denies, aloud or by a null. */
export async function scopeFindings(ask: AskStore): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const probe of PROBES) {
    const {scope, field, query, level, shopper} = probe;
    if (!isDenied(await ask(query), probe)) {
      findings.push(ok('scope', `${field} is answered (${scope}).`));
      continue;
    }
    const trouble = {
      text: `${field} is denied: the app lacks ${scope}.`,
      shopper,
      mend: `${APP}: allow ${scope}.`,
    };
    findings.push(level === 'stop' ? stop('scope', trouble) : warning('scope', trouble));
  }
  return [
    ...findings,
    ok(
      'scope',
      'Customer.tags cannot be asked for without a customer: see that unauthenticated_read_customer_tags is allowed, or students see no offer.',
    ),
  ];
}
