import type {AccountKind} from '~/domain/account/account-kind';
import type {AddressCodes, AddressInput} from '~/domain/account/address';
import type {Customer} from '~/domain/account/customer';
import type {Order, OrderPage} from '~/domain/account/orders';

import type {CustomerSummary} from './customer/summary.server';
import type {ProfileInput} from './customer/update.server';
import type {AccessToken, CustomerAnswer} from './customer-call.server';

/**
 * The account of a customer who is signed in, whichever kind it is (coverage: accounts-port). Every call takes the token of the
 * session that it is for, and answers in the error policy of the shop. How somebody signs in, and what only one kind has, is not
 * part of it.
 */
export interface CustomerAccounts {
  readonly kind: AccountKind;
  /** The customer with every address. */
  read: (token: string) => Promise<CustomerAnswer<Customer>>;
  /** Who it is, and no more. */
  summary: (token: string) => Promise<CustomerAnswer<CustomerSummary>>;
  /** Names, and what else the kind lets a customer change; the new token where the change made one. */
  update: (token: string, input: ProfileInput) => Promise<CustomerAnswer<AccessToken | null>>;
  /** Answers the number of the address. */
  addAddress: (
    token: string,
    address: AddressInput,
    codes: AddressCodes,
  ) => Promise<CustomerAnswer<string>>;
  updateAddress: (
    token: string,
    number: string,
    address: AddressInput,
    codes: AddressCodes,
  ) => Promise<CustomerAnswer<string>>;
  deleteAddress: (token: string, number: string) => Promise<CustomerAnswer<string>>;
  makeDefault: (token: string, number: string) => Promise<CustomerAnswer<true>>;
  /** Newest first; `after` is the `next` of the page before. */
  orders: (
    token: string,
    after: string | null,
    first?: number,
  ) => Promise<CustomerAnswer<OrderPage>>;
  /** One order by its number, among the customer's own only: a stranger's is null as one that never was. */
  order: (token: string, number: string) => Promise<CustomerAnswer<{order: Order | null}>>;
}
