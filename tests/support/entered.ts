import {randomUUID} from 'node:crypto';

import {hostedBrowser, signInOnPage} from '../platform/support/hosted-sign-in';

import type {Shop} from './shop';
import {customer, Visitor} from './visitor';

/** The variables of a shop that signs in with hosted accounts and has no provider of subscriptions. */
export const HOSTED_SHOP = {CUSTOMER_ACCOUNTS: 'hosted', SUBSCRIPTIONS_HASH_KEY: ''};

/** Signs a visitor in on the platform's page, as a browser without scripts does; the shop's answer to the way back. */
export async function enterHosted(
  shop: Shop,
  visitor: Visitor,
  {email, wanted}: {email: string; wanted?: string},
): Promise<Response> {
  const query = wanted === undefined ? '' : `?return_to=${encodeURIComponent(wanted)}`;
  const out = (await visitor.ask(`/account/login${query}`)).headers.get('Location') ?? '';
  const back = await signInOnPage(shop.platform, hostedBrowser(), new URL(out), email);
  return visitor.ask(`${back.pathname}${back.search}`);
}

/** A customer of the test's own who has signed in by an account of this kind. */
export async function entered(
  shop: Shop,
  kind: 'legacy' | 'hosted',
  email = `shopper-${randomUUID()}@example.com`,
): Promise<{visitor: Visitor; email: string}> {
  if (kind === 'legacy') return {visitor: (await customer(shop, email)).visitor, email};
  const visitor = new Visitor(shop);
  const answer = await enterHosted(shop, visitor, {email});
  const location = answer.headers.get('Location') ?? '';
  if (location !== '/account') throw new Error(`sign-in: ${answer.status} ${location}`);
  return {visitor, email};
}
