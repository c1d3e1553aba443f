import type {Mail} from '~/domain/content/contact';

import type {ShopContext} from './context.server';

/** A provider that does not answer in this time counts as a failure; the text is kept. */
const MAIL_DEADLINE_MS = 5_000;

export type MailContext = Pick<ShopContext, 'env' | 'requestId'>;

/** Hands a mail to the HTTP provider, the local platform's outbox or a real one. False when it did not take it; the reason goes to the log, never to the page. */
export async function sendMail(context: MailContext, mail: Mail): Promise<boolean> {
  const {CONTACT_MAIL_URL: url, CONTACT_MAIL_KEY: key} = context.env;
  if (url === undefined) {
    console.error(`[${context.requestId}] mail: no provider is configured`);
    return false;
  }
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : {Authorization: `Bearer ${key}`}),
      },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
    });
    if (!answer.ok) {
      console.error(`[${context.requestId}] mail: the provider answered ${answer.status}`);
    }
    return answer.ok;
  } catch (fault) {
    console.error(`[${context.requestId}] mail: the provider did not answer`, fault);
    return false;
  }
}
