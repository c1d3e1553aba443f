import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {createCustomerCalls} from './customer.server';
import type {CustomerAccounts} from './customer-accounts.server';
import {createOrderCalls} from './orders.server';

/** Accounts with a password: the customer operations of the Storefront API. */
export function legacyAccounts(storefront: Storefront): CustomerAccounts {
  const {read, summary, update, addAddress, updateAddress, deleteAddress, makeDefault} =
    createCustomerCalls(storefront);
  const {list, find} = createOrderCalls(storefront);
  return {
    kind: 'legacy',
    read,
    summary,
    update,
    addAddress,
    updateAddress,
    deleteAddress,
    makeDefault,
    orders: list,
    order: find,
  };
}
