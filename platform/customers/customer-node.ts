import type {AddressRecord, CustomerRecord, PostalAddress} from './records.ts';

/** Source of the API's `Customer`. The token of the session is part of its addresses' ids (§3.1). */
export interface CustomerNode {
  __typename: 'Customer';
  record: CustomerRecord;
  token: string;
}

/** Source of the API's `MailingAddress`. */
export interface MailingAddressNode {
  __typename: 'MailingAddress';
  /** The whole global id. */
  gid: string;
  address: PostalAddress;
}

/**
 * A customer as the API shows it.
 * @param token the access token by which the caller got to it; a cart that holds a customer keeps the one it was linked with
 */
export function customerNode(record: CustomerRecord, token: string): CustomerNode {
  return {__typename: 'Customer', record, token};
}

/** An address of the address book: its id holds the session's token (§3.1). */
export function customerAddressNode(address: AddressRecord, token: string): MailingAddressNode {
  return {
    __typename: 'MailingAddress',
    gid: `gid://shopify/MailingAddress/${address.id}?model_name=CustomerAddress&customer_access_token=${token}`,
    address,
  };
}

/** An address that was copied onto an order (§9). */
export function snapshotAddressNode(number: number, address: PostalAddress): MailingAddressNode {
  return {
    __typename: 'MailingAddress',
    gid: `gid://shopify/MailingAddress/${number}?model_name=Address`,
    address,
  };
}
