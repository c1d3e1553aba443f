import {CONTACT_RATE_LIMIT, CONTACT_RATE_WINDOW_SECONDS} from '~/domain/content/contact';

import {countedAttempts} from './attempt-memory.server';
import type {ShopContext} from './context.server';
import {hostCache} from './host.server';
import {type Counters, forgetAttempts, takeAttempt} from './rate-limit.server';
import {visitorNetwork} from './visitor-address.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Limit {
  limit: number;
  windowSeconds: number;
}

/**
 * How often one visitor may try what can be guessed or costs somebody a mail, and how often an account may be tried by all visitors
 * together. Several people share a network; nobody types twenty passwords.
 */
const LIMITS = {
  'sign-in': {
    visitor: {limit: 30, windowSeconds: 10 * MINUTE},
    account: {limit: 20, windowSeconds: 10 * MINUTE},
  },
  registration: {
    visitor: {limit: 15, windowSeconds: HOUR},
    account: {limit: 5, windowSeconds: HOUR},
  },
  reset: {
    visitor: {limit: 15, windowSeconds: HOUR},
    account: {limit: 5, windowSeconds: HOUR},
  },
  'discount-code': {visitor: {limit: 30, windowSeconds: 10 * MINUTE}, account: null},
  contact: {
    visitor: {limit: CONTACT_RATE_LIMIT, windowSeconds: CONTACT_RATE_WINDOW_SECONDS},
    account: null,
  },
  'storefront-password': {visitor: {limit: 10, windowSeconds: 10 * MINUTE}, account: null},
} as const satisfies Record<string, {visitor: Limit; account: Limit | null}>;

export type Limited = keyof typeof LIMITS;

const counters = (): Counters => ({
  memory: countedAttempts,
  openStore: () => Promise.resolve(hostCache('rate-limits')),
  now: Date.now(),
});

const accountKey = (email: string) => email.trim().toLowerCase();

/**
 * Counts one try of this visitor, and of the account where one is named. Null while both are within their limits; else in how many
 * minutes the next one may be, and the answer says so as well (`Retry-After`). A visitor whose address the host does not tell has
 * no count: one for all of them could be filled by one, to close the door for the others.
 */
export async function findWait(
  {buyerIp, responseHeaders}: Pick<ShopContext, 'buyerIp' | 'responseHeaders'>,
  kind: Limited,
  account?: string,
): Promise<number | null> {
  const {visitor, account: byAccount} = LIMITS[kind];
  const taken: Promise<number | null>[] = [];
  if (buyerIp !== null) {
    const rate = {name: `${kind} by visitor`, ...visitor};
    taken.push(takeAttempt(rate, visitorNetwork(buyerIp), counters()));
  }
  if (byAccount !== null && account !== undefined) {
    const rate = {name: `${kind} of account`, ...byAccount};
    taken.push(takeAttempt(rate, accountKey(account), counters()));
  }
  const seconds = Math.max(0, ...(await Promise.all(taken)).map((wait) => wait ?? 0));
  if (seconds === 0) return null;
  responseHeaders.set('Retry-After', String(seconds));
  return Math.ceil(seconds / MINUTE);
}

/** The right password begins the count of its account anew. */
export async function forgetTries(kind: 'sign-in', account: string): Promise<void> {
  const rate = {name: `${kind} of account`, ...LIMITS[kind].account};
  await forgetAttempts(rate, accountKey(account), counters());
}

/** What a visitor is told who has to wait. */
export function waitText(minutes: number): string {
  return `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
