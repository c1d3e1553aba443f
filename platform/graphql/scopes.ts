/** The scopes that a storefront's app may have or lack, as far as they decide over a field of the API (§1.2). */
export const STORE_SCOPES = [
  'unauthenticated_read_product_tags',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_selling_plans',
  'unauthenticated_read_metafields',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_content',
  'unauthenticated_read_customers',
  'unauthenticated_read_customer_tags',
  'unauthenticated_write_customers',
] as const;

export type StoreScope = (typeof STORE_SCOPES)[number];

/** What a caller without any token may not read, with the scope it would need. */
const TOKEN_ONLY_FIELDS: Readonly<Record<string, StoreScope>> = {
  'Product.tags': 'unauthenticated_read_product_tags',
  'QueryRoot.productTags': 'unauthenticated_read_product_tags',
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  'QueryRoot.customer': 'unauthenticated_read_customers',
};
const TOKEN_ONLY_NAMES: Readonly<Record<string, StoreScope>> = {
  metafield: 'unauthenticated_read_metafields',
  metafields: 'unauthenticated_read_metafields',
};

/** What every token of the local shop may read, and an app without the scope may not. */
const SCOPED_FIELDS: Readonly<Record<string, StoreScope>> = {
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
  'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
  'CartBuyerIdentity.customer': 'unauthenticated_read_customers',
  'Customer.tags': 'unauthenticated_read_customer_tags',
  'QueryRoot.urlRedirects': 'unauthenticated_read_content',
  'QueryRoot.page': 'unauthenticated_read_content',
  'QueryRoot.pageByHandle': 'unauthenticated_read_content',
  'QueryRoot.pages': 'unauthenticated_read_content',
  'QueryRoot.blog': 'unauthenticated_read_content',
  'QueryRoot.blogByHandle': 'unauthenticated_read_content',
  'QueryRoot.blogs': 'unauthenticated_read_content',
  'QueryRoot.article': 'unauthenticated_read_content',
  'QueryRoot.articles': 'unauthenticated_read_content',
};

function tokenScope(type: string, field: string): StoreScope | undefined {
  if (type === 'Mutation' && field.startsWith('customer')) return 'unauthenticated_write_customers';
  return TOKEN_ONLY_FIELDS[`${type}.${field}`] ?? TOKEN_ONLY_NAMES[field];
}

/** The scope that a field needs, if any, and whether a caller without any token is refused it as well. */
export function scopeOf(
  type: string,
  field: string,
): {scope: StoreScope | null; needsToken: boolean} {
  const tokenOnly = tokenScope(type, field);
  return {
    scope: tokenOnly ?? SCOPED_FIELDS[`${type}.${field}`] ?? null,
    needsToken: tokenOnly !== undefined,
  };
}
