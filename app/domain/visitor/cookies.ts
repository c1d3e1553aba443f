import {ATTRIBUTION_KEY, ATTRIBUTION_LIFETIME_DAYS} from './attribution';
import type {ConsentPurpose} from './consent';

/** Why this shop stores something in a visitor's browser. */
export type StoragePurpose = 'necessary' | ConsentPurpose;

/** How long a browser keeps something: seconds from when it was written last, or what ends it, in words. */
export type Lifetime = number | string;

/** One thing that the shop stores, as the privacy receipt explains it. */
export interface StoredItem {
  purpose: StoragePurpose;
  text: string;
  lifetime: Lifetime;
}

/** `page`: the shop's own scripts. `widget`: the subscription provider's. `tags`: the merchant's and Shopify's analytics. */
export type CookieReader = 'edge' | 'page' | 'widget' | 'tags';

export interface Cookie extends StoredItem {
  /** What nobody but the edge reads is out of reach of scripts (HttpOnly). */
  readBy: readonly CookieReader[];
  /** It says whose cart or account this is: over https its name begins with `__Host-`, which no other host can set. */
  isGuarded?: true;
  /** The specification calls it secure: it is, over http too, where some browsers then do not keep it. */
  isSecureAlways?: true;
}

/** Browsers take a cookie of such a name from this host alone, encrypted, and for the whole host (RFC 6265bis). */
const GUARD = '__Host-';

/** The name that a guarded cookie has over https. */
export function guardedName(name: string): string {
  return `${GUARD}${name}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/**
 * Every cookie that the shop sets, by its name; a star at its end stands for any ending. Edge and scripts write a cookie with
 * what its row says, the privacy receipt prints the row, and a name that has no row is a type error. All of them are Secure
 * over https, SameSite=Lax and valid for the whole shop. The names of the specification, of the subscription provider's widget
 * and of what scripts read are plain ones.
 */
export const COOKIES = {
  cart: {
    // Hydrogen's own name and form: the last segment of the cart's id, key included.
    purpose: 'necessary',
    text: 'Which cart is yours',
    lifetime: YEAR,
    readBy: ['edge'],
    isGuarded: true,
  },
  cart_units: {
    // Tells scripts that there is a cart to ask for.
    purpose: 'necessary',
    text: 'How many items the cart’s badge shows',
    lifetime: YEAR,
    readBy: ['edge', 'page'],
  },
  cart_linked: {
    // Outlives the sign-in on purpose: with it and no customer, the cart still has to be parted from the one before.
    purpose: 'necessary',
    text: 'That your cart belongs to your account',
    lifetime: YEAR,
    readBy: ['edge'],
    isGuarded: true,
  },
  'decline_*': {
    // As long as a cart lives on the platform after its last change (storefront-api §6.1).
    purpose: 'necessary',
    text: 'A free gift that you do not want',
    lifetime: 30 * DAY,
    readBy: ['edge'],
  },
  discount_link: {
    purpose: 'necessary',
    text: 'A discount link that waits for your cart',
    lifetime: 30 * DAY,
    readBy: ['edge'],
  },
  col_exp: {
    // A merchant's tags may tell the arms apart by it.
    purpose: 'necessary',
    text: 'Which version of a page you see, so that it stays',
    lifetime: 90 * DAY,
    readBy: ['edge', 'tags'],
  },
  customer_token: {
    // Sealed; ends with the token in it at the latest.
    purpose: 'necessary',
    text: 'That you are signed in',
    lifetime: 'until you sign out, or a week without a visit',
    readBy: ['edge'],
    isGuarded: true,
  },
  customer_identity: {
    // Sealed, and beside the session, as both together may be too large for one cookie.
    purpose: 'necessary',
    text: 'What signs you out of our accounts’ own page too',
    lifetime: 'until you sign out, or a week without a visit',
    readBy: ['edge'],
    isGuarded: true,
  },
  sign_in: {
    // Sealed: what the answer of the accounts' own page is checked with.
    purpose: 'necessary',
    text: 'That you are on your way to sign in',
    lifetime: 15 * MINUTE,
    readBy: ['edge'],
    isGuarded: true,
  },
  was_signed_in: {
    // Outlives the token, and goes with every sign-out: without the token it means that a session has run out.
    purpose: 'necessary',
    text: 'That your sign-in has run out, if it does, so that we can say so',
    lifetime: YEAR,
    readBy: ['edge'],
    isGuarded: true,
  },
  form_draft: {
    // Sealed, and opened for the customer alone who had typed it. Never a password.
    purpose: 'necessary',
    text: 'What you typed into a form when your sign-in had run out',
    lifetime: 15 * MINUTE,
    readBy: ['edge'],
    isGuarded: true,
  },
  registering: {
    // Whether they have an account already, it does not know.
    purpose: 'necessary',
    text: 'That you are creating an account, until you open the link in our mail',
    lifetime: DAY,
    readBy: ['edge'],
  },
  entered: {
    // How the customer came in; the next page reports it, once. Names nobody.
    purpose: 'necessary',
    text: 'That you have just signed in, for the next page',
    lifetime: MINUTE,
    readBy: ['page'],
  },
  og_auth: {
    // Opens this customer's subscriptions only.
    purpose: 'necessary',
    text: 'Your access to your subscriptions',
    lifetime: 2 * HOUR,
    readBy: ['edge', 'widget'],
    isSecureAlways: true,
  },
  preview_at: {
    // Set and read where the preview switch is on alone; it changes nothing in the shop.
    purpose: 'necessary',
    text: 'The day of your preview',
    lifetime: DAY,
    readBy: ['edge'],
  },
  storefront_unlock: {
    purpose: 'necessary',
    text: 'That you know the preview’s password',
    lifetime: 30 * DAY,
    readBy: ['edge'],
    isGuarded: true,
  },
  consent: {
    // An answer is asked for again after half a year.
    purpose: 'necessary',
    text: 'Your answer to the privacy question',
    lifetime: 182 * DAY,
    readBy: ['page'],
  },
  [ATTRIBUTION_KEY]: {
    // Ends with the record in it, which counts from the click. Readable by script, as consent is withdrawn there.
    purpose: 'advertising',
    text: 'Which ad or link brought you here',
    lifetime: ATTRIBUTION_LIFETIME_DAYS * DAY,
    readBy: ['edge', 'page'],
    isSecureAlways: true,
  },
  _shopify_y: {
    purpose: 'analytics',
    text: 'Counts visitors',
    lifetime: YEAR,
    readBy: ['page', 'tags'],
  },
  _shopify_s: {
    purpose: 'analytics',
    text: 'Counts visits',
    lifetime: 30 * MINUTE,
    readBy: ['page', 'tags'],
  },
} as const satisfies Record<string, Cookie>;

type Rows = typeof COOKIES;
type NameOf<Key> = Key extends `${infer Beginning}*` ? `${Beginning}${string}` : Key;

/** The name of a cookie that the shop sets. */
export type CookieName = NameOf<keyof Rows>;

/** Those that the shop's own scripts may read or write. */
export type PageCookieName = {
  [Key in keyof Rows]: 'page' extends Rows[Key]['readBy'][number] ? NameOf<Key> : never;
}[keyof Rows];

/** The row of a cookie; null for the name of one that the shop does not set. */
export function findCookieRow(name: CookieName): Cookie;
export function findCookieRow(name: string): Cookie | null;
export function findCookieRow(name: string): Cookie | null {
  const rows = Object.entries<Cookie>(COOKIES);
  const row = rows.find(([key, {isGuarded}]) =>
    key.endsWith('*')
      ? name.startsWith(key.slice(0, -1))
      : name === key || (isGuarded && name === guardedName(key)),
  );
  return row?.[1] ?? null;
}

/** True for a cookie that no script may read. */
export function isHttpOnly({readBy}: Cookie): boolean {
  return readBy.every((reader) => reader === 'edge');
}
