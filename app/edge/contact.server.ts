import {config} from '../../hydrogen.config';
import {
  CONTACT_RATE_LIMIT,
  CONTACT_RATE_WINDOW_SECONDS,
  contactMail,
  type ContactMessage,
  type Mail,
} from '~/domain/contact';

import type {ShopContext} from './context.server';
import {openCounters, takeAttempt} from './rate-limit.server';

/** A provider that does not answer in this time counts as a failure; the text is kept. */
const MAIL_DEADLINE_MS = 5_000;

type MailContext = Pick<ShopContext, 'env' | 'requestId'>;

/** Where mail goes: the configured HTTP provider, or the outbox of a local platform; null when there is neither. */
export function mailEndpoint({env}: MailContext): {url: string; key: string | undefined} | null {
  if (env.CONTACT_MAIL_URL) return {url: env.CONTACT_MAIL_URL, key: env.CONTACT_MAIL_KEY};
  // Only a platform on this machine is named with its protocol; a store is named by its domain.
  return env.PUBLIC_STORE_DOMAIN.startsWith('http://')
    ? {url: new URL('/mail/send', env.PUBLIC_STORE_DOMAIN).href, key: undefined}
    : null;
}

/** Hands a mail to the provider. False when it did not take it; the reason goes to the log, never to the page. */
export async function sendMail(context: MailContext, mail: Mail): Promise<boolean> {
  const endpoint = mailEndpoint(context);
  if (!endpoint) {
    console.error(`[${context.requestId}] contact: no mail provider is configured`);
    return false;
  }
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(endpoint.key ? {Authorization: `Bearer ${endpoint.key}`} : {}),
      },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
    });
    if (!answer.ok) {
      console.error(`[${context.requestId}] contact: the mail provider answered ${answer.status}`);
    }
    return answer.ok;
  } catch (fault) {
    console.error(`[${context.requestId}] contact: the mail provider did not answer`, fault);
    return false;
  }
}

/** Sends a shopper's message to the support desk. */
export function sendContactMessage(
  context: MailContext,
  message: ContactMessage,
): Promise<boolean> {
  return sendMail(context, contactMail(message, config.support.email));
}

/** Counts a message of this visitor; false when they have sent too many for now. */
export async function mayWrite(context: Pick<ShopContext, 'buyerIp'>): Promise<boolean> {
  return takeAttempt(
    {
      name: 'contact',
      limit: CONTACT_RATE_LIMIT,
      windowSeconds: CONTACT_RATE_WINDOW_SECONDS,
    },
    context.buyerIp ?? 'unknown',
    await openCounters(),
    Date.now(),
  );
}
