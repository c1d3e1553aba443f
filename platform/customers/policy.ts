import {z} from 'zod';

import {throttled} from '../graphql/errors.ts';
import type {PlatformServices} from '../services.ts';
import {findSetting, saveSetting} from '../store/settings.ts';

/** What the merchant may set about accounts, and what a test switches. */
export const customerPolicySchema = z.object({
  /** Refuse a changed e-mail as the recorded store did (§8.4). */
  refuseEmailChange: z.boolean(),
  /** E-mail domains that are answered with `BAD_DOMAIN`. */
  refusedDomains: z.array(z.string().trim().toLowerCase()),
  /** Count sign-ins, new accounts and mails by address (§2.2, §8.2). */
  throttle: z.boolean(),
  /** Whether the shop has the hosted kind of accounts switched on; a shop that has not answers no discovery. */
  hostedAccounts: z.boolean().default(true),
});
export type CustomerPolicy = z.output<typeof customerPolicySchema>;

const SETTING = 'customer-policy';

export function findCustomerPolicy(services: PlatformServices): CustomerPolicy {
  const stored = customerPolicySchema.safeParse(findSetting(services.store, SETTING));
  if (stored.success) return stored.data;
  // Tests come from one address and make many customers: they switch the limits on where they mean them.
  return {
    refuseEmailChange: false,
    refusedDomains: [],
    throttle: !services.test,
    hostedAccounts: true,
  };
}

export function saveCustomerPolicy(services: PlatformServices, policy: CustomerPolicy): void {
  saveSetting(services.store, SETTING, policy);
}

const MINUTE_MS = 60_000;

/** §13: how many of each within which time. */
const LIMITS = {
  login: {
    most: 10,
    minutes: 5,
    text: 'Login attempt limit exceeded. Please try again in a few minutes.',
  },
  create: {
    most: 20,
    minutes: 60,
    text: 'Creating Customer Limit exceeded. Please try again later.',
  },
  mail: {
    most: 5,
    minutes: 60,
    text: 'Resetting password limit exceeded. Please try again later.',
  },
} as const;

/**
 * Counts an attempt and refuses it with a top-level `THROTTLED` once there were too many.
 * @param key whose attempts are counted: an address, or an address and an e-mail
 */
export function countAttempt(
  services: PlatformServices,
  kind: keyof typeof LIMITS,
  key: string,
): void {
  if (!findCustomerPolicy(services).throttle) return;
  const {most, minutes, text} = LIMITS[kind];
  const now = services.clock.now().getTime();
  const {store} = services;
  store.run('DELETE FROM customer_attempts WHERE kind = ? AND at <= ?', [
    kind,
    now - minutes * MINUTE_MS,
  ]);
  const made =
    store.one<{made: number}>(
      'SELECT count(*) AS made FROM customer_attempts WHERE kind = ? AND who = ?',
      [kind, key],
    )?.made ?? 0;
  if (made >= most) throw throttled(text);
  store.run('INSERT INTO customer_attempts (kind, who, at) VALUES (?, ?, ?)', [kind, key, now]);
}

/** A good sign-in starts the count anew. */
export function forgetAttempts(services: PlatformServices, kind: keyof typeof LIMITS, key: string) {
  services.store.run('DELETE FROM customer_attempts WHERE kind = ? AND who = ?', [kind, key]);
}
