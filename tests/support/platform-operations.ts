import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {PROJECT_ROOT} from '../../scripts/environment';

/** What a store is asked whose catalogue is too large for the worker. */
export const LARGE_STORE_OPERATIONS = [
  'PlatformListing',
  'CollectionListing',
  'ShopFacets',
  'PlatformSearch',
  'PlatformSuggestions',
  'SitemapProducts',
] as const;

/**
 * Every operation of the platform that the shop calls, by name: those of its own documents, and those of Hydrogen's cart handler.
 * The fault matrices are typed by them: a new one has a row in each, or does not compile.
 */
export const OPERATIONS = [
  'ShopSnapshot',
  'MoreProducts',
  'Redirects',
  'Readiness',
  'StoreContent',
  'StorePage',
  'StorePolicies',
  'StoreBlog',
  'StoreArticle',
  'StoreCollection',
  'StoreAddresses',
  'ProductByHandle',
  'MoreVariants',
  'ProductSearch',
  ...LARGE_STORE_OPERATIONS,
  'SubscribedVariants',
  'CreateCustomerAccessToken',
  'DeleteCustomerAccessToken',
  'CreateCustomer',
  'ActivateCustomerByUrl',
  'ActivateCustomer',
  'ResetCustomerPassword',
  'ResetPasswordByLink',
  'Account',
  'CustomerSummary',
  'UpdateCustomer',
  'AddAddress',
  'UpdateAddress',
  'DeleteAddress',
  'UpdateCustomerDefaultAddress',
  'Orders',
  'OrderIds',
  'Order',
  'OrderLines',
  'CartQuery',
  'CartLines',
  'CartDiscountCodes',
  'cartCreate',
  'cartLinesAdd',
  'cartLinesUpdate',
  'cartLinesRemove',
  'cartAttributesUpdate',
  'cartNoteUpdate',
  'cartBuyerIdentityUpdate',
] as const;

/** The operations that a hosted account calls; those of the Customer Account API, and what of its orders is sold still. */
export const HOSTED_OPERATIONS = [
  'OrderedVariants',
  'HostedCustomer',
  'HostedSummary',
  'HostedUpdate',
  'HostedAddAddress',
  'HostedUpdateAddress',
  'HostedDeleteAddress',
  'HostedOrders',
  'HostedOrder',
  'HostedOrderLines',
  'HostedSubscriptions',
  'HostedPauseSubscription',
  'HostedResumeSubscription',
  'HostedCancelSubscription',
  'HostedSkipDelivery',
] as const;

export type HostedOperation = (typeof HOSTED_OPERATIONS)[number];

export type Operation = (typeof OPERATIONS)[number];

/** Hydrogen's cart handler: its methods, and the operation that each sends. */
const HANDLER_OPERATIONS: Readonly<Record<string, Operation>> = {
  get: 'CartQuery',
  create: 'cartCreate',
  addLines: 'cartLinesAdd',
  updateLines: 'cartLinesUpdate',
  removeLines: 'cartLinesRemove',
  updateAttributes: 'cartAttributesUpdate',
  updateNote: 'cartNoteUpdate',
  updateBuyerIdentity: 'cartBuyerIdentityUpdate',
};

/** What the code of `app/commerce` really calls, as it is written there; without or only what a hosted account calls. */
export function calledOperations(kind: 'all but hosted' | 'hosted' = 'all but hosted'): string[] {
  const folder = path.join(PROJECT_ROOT, 'app/commerce');
  const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.server.ts'))
    .filter((file) => /account.(hosted|ordered)/.test(file) === (kind === 'hosted'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const own = texts.flatMap((text) =>
    [...text.matchAll(/#graphql\s+(?:query|mutation) (\w+)/g)].map(([, name = '']) => name),
  );
  const handlers = texts.flatMap((text) =>
    [...text.matchAll(/\bhandler\.(\w+)\(/g)]
      .map(([, method = '']) => method)
      .filter((method) => method !== 'getCartId')
      .map((method) => HANDLER_OPERATIONS[method] ?? `handler.${method}`),
  );
  return [...new Set([...own, ...handlers])];
}
