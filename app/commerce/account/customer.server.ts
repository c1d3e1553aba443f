import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {AddressInput} from '~/domain/account/address';
import type {MailSecret} from '~/domain/account/customer';

import {activate} from './customer/activate.server';
import {activateByUrl} from './customer/activate-by-url.server';
import {addAddress} from './customer/add-address.server';
import {createCustomer, type NewCustomer} from './customer/create.server';
import {deleteAddress} from './customer/delete-address.server';
import {makeDefault} from './customer/make-default.server';
import {readCustomer} from './customer/read.server';
import {recover} from './customer/recover.server';
import {resetPassword} from './customer/reset.server';
import {signIn} from './customer/sign-in.server';
import {signOut} from './customer/sign-out.server';
import {readSummary} from './customer/summary.server';
import {type ProfileInput, updateCustomer} from './customer/update.server';
import {updateAddress} from './customer/update-address.server';

/**
 * The customer's calls for one request (coverage: calls-account), each a file of its own and settled by the error
 * policy.
 */
export function createCustomerCalls(storefront: Storefront) {
  return {
    signIn: (input: {email: string; password: string}) => signIn(storefront, input),
    signOut: (token: string) => signOut(storefront, token),
    create: (input: NewCustomer) => createCustomer(storefront, input),
    activateByUrl: (url: string, password: string) => activateByUrl(storefront, url, password),
    activate: (link: MailSecret, password: string) => activate(storefront, link, password),
    recover: (email: string) => recover(storefront, email),
    reset: (link: MailSecret, password: string) => resetPassword(storefront, link, password),
    read: (token: string) => readCustomer(storefront, token),
    summary: (token: string) => readSummary(storefront, token),
    update: (token: string, input: ProfileInput) => updateCustomer(storefront, token, input),
    addAddress: (token: string, address: AddressInput) => addAddress(storefront, token, address),
    updateAddress: (token: string, number: string, address: AddressInput) =>
      updateAddress(storefront, token, number, address),
    deleteAddress: (token: string, number: string) => deleteAddress(storefront, token, number),
    makeDefault: (token: string, number: string) => makeDefault(storefront, token, number),
  };
}

export type CustomerCalls = ReturnType<typeof createCustomerCalls>;
