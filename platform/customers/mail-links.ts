import {sendActivationMail, sendResetMail} from '../outbox/customer-mails.ts';
import type {PlatformServices} from '../services.ts';

import {saveCustomer} from './customers.ts';
import type {CustomerRecord, MailLink} from './records.ts';

const HOUR_MS = 60 * 60 * 1000;
/** §8.3: our choice where the platform documents none. */
const RESET_LIFE_HOURS = 24;
const ACTIVATION_LIFE_DAYS = 30;

function newLink(services: PlatformServices, hours: number): MailLink {
  return {
    token: services.ids.hex(32),
    expiresAt: new Date(services.clock.now().getTime() + hours * HOUR_MS).toISOString(),
  };
}

/** Whether a link's secret is this one and still opens. */
export function opensLink(
  services: PlatformServices,
  link: MailLink | null,
  token: string,
): boolean {
  return (
    link !== null &&
    link.token === token &&
    Date.parse(link.expiresAt) > services.clock.now().getTime()
  );
}

/** Address of an activation link (§11). */
function activationUrl(
  services: PlatformServices,
  customer: CustomerRecord,
  token: string,
): string {
  return `${services.storefrontOrigin}/account/activate/${customer.id}/${token}`;
}

/** Address of a reset link (§11). */
function resetUrl(services: PlatformServices, customer: CustomerRecord, token: string): string {
  return `${services.storefrontOrigin}/account/reset/${customer.id}/${token}`;
}

/** Mails an activation link; an earlier one no longer opens (§8.3). */
export function invite(services: PlatformServices, customer: CustomerRecord): CustomerRecord {
  const activation = newLink(services, ACTIVATION_LIFE_DAYS * 24);
  const saved = saveCustomer(services, {...customer, state: 'INVITED', activation});
  sendActivationMail(services, saved, activationUrl(services, saved, activation.token));
  return saved;
}

/** Mails a reset link; an earlier one no longer opens (§8.3). */
export function mailReset(services: PlatformServices, customer: CustomerRecord): CustomerRecord {
  const reset = newLink(services, RESET_LIFE_HOURS);
  const saved = saveCustomer(services, {...customer, reset});
  sendResetMail(services, saved, resetUrl(services, saved, reset.token));
  return saved;
}

/**
 * The customer number and the secret of a link out of a mail, whichever host it has: the platform's
 * or the storefront's (§11). Null when it is no such link.
 */
export function parseMailLink(
  text: string,
  kind: 'activate' | 'reset',
): {customerId: number; token: string} | null {
  if (!URL.canParse(text)) return null;
  const match = /^\/account\/(activate|reset)\/(\d{1,15})\/([^/]+)\/?$/.exec(
    new URL(text).pathname,
  );
  if (match === null || match[1] !== kind) return null;
  return {customerId: Number(match[2]), token: match[3] ?? ''};
}
