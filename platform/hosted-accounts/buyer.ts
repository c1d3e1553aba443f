import {findCustomer, findCustomerByToken} from '../customers/customers.ts';
import type {CustomerRecord} from '../customers/records.ts';
import type {PlatformServices} from '../services.ts';

import {findToken} from './sessions.ts';
import {API_SCOPE} from './shop.ts';

/**
 * The customer that a cart is told of: by a token of the Storefront API, or by an access token of the Customer Account API, which carts
 * take as it is since 2025-01. Null for one that is unknown or has run out.
 */
export function findBuyer(services: PlatformServices, token: string): CustomerRecord | null {
  const known = findCustomerByToken(services, token);
  if (known !== null) return known;
  const access = findToken(services, 'access', token);
  if (!access?.scopes.includes(API_SCOPE)) return null;
  const customer = findCustomer(services.store, access.customerId);
  return customer?.state === 'ENABLED' ? customer : null;
}
