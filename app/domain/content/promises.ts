/**
 * What no store tells and the merchant alone can confirm, by the name that `SHOP_PROMISES` of the environment lists. A promise
 * that is not confirmed is not said.
 */
export const SHOP_PROMISES = [
  /** The code of `first-order-popup.yaml` is a discount of the store. */
  'first-order-code',
  /** The code of `student-offer.yaml` is one too. */
  'student-code',
  /** Orders from $25 and subscriptions ship free. */
  'free-shipping',
  /** Orders ship within one working day. */
  'dispatch',
  /** 30 days to send things back. */
  'returns',
  'warranty',
  /** The automatic discounts that `bundles.yaml` names exist. */
  'bundle-savings',
  /** A plan costs as much less as the texts say. */
  'plan-savings',
  /** The written pages of `content/pages` are this shop's own. */
  'terms',
  /** `links.helpCenter` of hydrogen.config.ts leads to a help center. */
  'help-center',
] as const;

export type ShopPromise = (typeof SHOP_PROMISES)[number];

/** What a piece of content needs in order to be true: promises, services that are configured, goods that the catalogue has. */
export const NEEDS = [
  ...SHOP_PROMISES,
  'chat',
  'mail',
  'subscriptions',
  /** A free gift of an enabled promotion is in the catalogue. */
  'gifts',
  /** Something in the catalogue is sold on a plan. */
  'plans',
] as const;

export type Need = (typeof NEEDS)[number];

const isPromise = (name: string): name is ShopPromise =>
  (SHOP_PROMISES as readonly string[]).includes(name);

/** Reads a list of promises, separated by commas; null when it names one that there is not. */
export function parsePromises(text: string): ShopPromise[] | null {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.every(isPromise) ? names : null;
}
