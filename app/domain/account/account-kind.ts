/** The two kinds of customer accounts of the platform: with a password at the shop, or with a page of the platform's own. */
export type AccountKind = 'legacy' | 'hosted';

/** What a customer can do on the shop's own pages; what they cannot leads to the platform's page, or is not offered. */
export interface AccountAbilities {
  /** Create an account, sign in and set a password in forms of the shop. */
  hasPassword: boolean;
  /** Change the e-mail address and the phone number. */
  changesContact: boolean;
}

const ABILITIES: Readonly<Record<AccountKind, AccountAbilities>> = {
  legacy: {hasPassword: true, changesContact: true},
  hosted: {hasPassword: false, changesContact: false},
};

/** What the accounts of a kind can do here. */
export function abilitiesOf(kind: AccountKind): AccountAbilities {
  return ABILITIES[kind];
}
