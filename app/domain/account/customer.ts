import {hasTag} from '~/domain/values/tags';

import type {Address} from './address';

/** A customer with this tag is a student (coverage: account-student). */
const STUDENT_TAG = 'edu';

/** Customer, without the orders, which have pages of their own (coverage: account-fields). */
export interface Customer {
  /** The number in the platform's id: what the subscription provider knows the customer by (coverage: account-og-cookie). */
  number: string;
  createdAt: string;
  /** Empty where the customer gave none. */
  firstName: string;
  lastName: string;
  email: string;
  /** Empty without one. */
  phone: string;
  tags: string[];
  /** By creation, every page read. */
  addresses: Address[];
  /** Number of the default address; null without addresses. */
  defaultAddress: string | null;
}

export function isStudent({tags}: Pick<Customer, 'tags'>): boolean {
  return hasTag(tags, STUDENT_TAG);
}

/** "Ada Bell", the e-mail address where there are no names. */
export function formatName({
  firstName,
  lastName,
  email,
}: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/**
 * The number in a platform id: `gid://shopify/Customer/62?key=x` → `62`. Secrets that ids carry behind it stay out of
 * pages, addresses and logs (storefront-api §3.1). Null for a text that is no such id.
 */
export function findIdNumber(id: string): string | null {
  return /\/(\d{1,20})(?:\?.*)?$/s.exec(id)?.[1] ?? null;
}

export type MailLinkKind = 'activate' | 'reset';

/** What a mail's link proves: the customer's number and a secret that works once (storefront-api §11). */
export interface MailSecret {
  customer: string;
  token: string;
}

export interface MailLink extends MailSecret {
  kind: MailLinkKind;
}

const MAIL_LINK = /^\/account\/(activate|reset)\/(\d{1,20})\/([\w-]{1,200})\/?$/;

/** Reads the number and the secret of a link's path; null for any other path. */
function parseMailLinkPath(path: string): MailLink | null {
  const [, kind, customer = '', token = ''] = MAIL_LINK.exec(path) ?? [];
  return kind === 'activate' || kind === 'reset' ? {kind, customer, token} : null;
}

/**
 * Reads the whole address of an activation or reset mail. Only addresses of the shop's own hosts count, over https, or
 * over http on a machine of one's own; everything else is refused with null and sent nowhere.
 */
export function parseMailLink(address: string, hosts: readonly string[]): MailLink | null {
  if (address.length > 2000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwnMachine = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isOwnMachine) return null;
  if (url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return null;
  return parseMailLinkPath(url.pathname);
}
