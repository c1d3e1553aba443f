/** A link in a mail: its secret and until when it opens. */
export interface MailLink {
  token: string;
  expiresAt: string;
}

/**
 * `ENABLED` can sign in. `DISABLED` is known by an order or a newsletter only; `INVITED` has been
 * sent an activation link. Neither of the two has a password.
 */
export type CustomerState = 'ENABLED' | 'DISABLED' | 'INVITED';

export interface CustomerRecord {
  id: number;
  /** Trimmed and lower-cased. */
  email: string;
  /** E.164. */
  phone: string | null;
  firstName: string | null;
  lastName: string | null;
  state: CustomerState;
  passwordHash: string | null;
  tags: string[];
  acceptsMarketing: boolean;
  defaultAddressId: number | null;
  activation: MailLink | null;
  reset: MailLink | null;
  createdAt: string;
  updatedAt: string;
}

/** The part of an address that a shopper writes, with country and zone in their canonical names. */
export interface PostalAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province: string | null;
  provinceCode: string | null;
  country: string | null;
  countryCode: string | null;
  zip: string | null;
  /** As typed (§8.5). */
  phone: string | null;
}

export interface AddressRecord extends PostalAddress {
  id: number;
  customerId: number;
}

export const EMPTY_ADDRESS: PostalAddress = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  province: null,
  provinceCode: null,
  country: null,
  countryCode: null,
  zip: null,
  phone: null,
};
