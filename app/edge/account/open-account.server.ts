import {redirect} from '@remix-run/server-runtime';

import type {CustomerAccounts} from '~/commerce/account/customer-accounts.server';
import {
  type CustomerAnswer,
  type CustomerRefusal,
  READ_FALLBACK,
} from '~/commerce/account/customer-call.server';
import {hostedAccounts} from '~/commerce/account/hosted/hosted-accounts.server';
import {legacyAccounts} from '~/commerce/account/legacy-accounts.server';
import {findOrderedVariants} from '~/commerce/account/ordered-variants.server';
import {signInPath} from '~/domain/request/return-to';
import type {ShopContext} from '~/edge/request/context.server';

import {freshSession, isHosted, renewedSession} from './hosted/fresh-session.server';
import {findIdentity} from './hosted/identity-client.server';
import {pageAddress} from './page-address.server';

/** The account of the customer who is signed in: the token of the session, and the calls of its kind. */
export interface OpenAccount {
  token: string;
  calls: CustomerAccounts;
}

/** A redirect to be thrown, as loaders end early. */
export function sendTo(location: string, status = 302): Response {
  return redirect(location, status);
}

const ACCOUNTS_DOWN: CustomerRefusal = {
  ok: false,
  kind: 'unreachable',
  cause: 'other',
  message: READ_FALLBACK,
  userErrors: [],
};

async function openHosted(
  context: ShopContext,
  session: CustomerAnswer<{token: string}>,
): Promise<CustomerAnswer<OpenAccount>> {
  if (!session.ok) return session;
  const found = await findIdentity(context);
  if (!found.ok) return ACCOUNTS_DOWN;
  const {discovery, client} = found;
  return {
    ok: true,
    value: {
      token: session.value.token,
      calls: hostedAccounts({api: discovery.api, origin: client.origin}, (ids) =>
        findOrderedVariants(context.storefront, ids),
      ),
    },
  };
}

/**
 * Opens the account of a request behind the guard, once a request. Throws the way to the sign-in page where nobody is signed
 * in.
 */
function openAccount(request: Request, context: ShopContext): Promise<CustomerAnswer<OpenAccount>> {
  return context.once('open account', async () => {
    const [session] = await context.sessions();
    if (!session) throw sendTo(signInPath(pageAddress(request)), 303);
    return isHosted(session)
      ? openHosted(context, await freshSession(request, context, session))
      : {ok: true, value: {token: session.token, calls: legacyAccounts(context.storefront)}};
  });
}

/** Opens a hosted account whose access token was refused with another one; null for a password's, which nothing renews. */
async function reopenAccount(
  request: Request,
  context: ShopContext,
): Promise<CustomerAnswer<OpenAccount> | null> {
  const [session] = await context.sessions();
  if (!session || !isHosted(session)) return null;
  return openHosted(context, await renewedSession(request, context, session));
}

/**
 * Asks the account of a request; a refusal to open it is the answer. A platform may end an access token before its time: a hosted
 * account is asked once more with a renewed one (coverage: accounts-renewal).
 */
export async function askAccount<T>(
  request: Request,
  context: ShopContext,
  ask: (account: OpenAccount) => Promise<CustomerAnswer<T>>,
): Promise<CustomerAnswer<T>> {
  const account = await openAccount(request, context);
  if (!account.ok) return account;
  const answer = await ask(account.value);
  if (answer.ok || answer.cause !== 'token') return answer;
  const again = await reopenAccount(request, context);
  if (again === null) return answer;
  return again.ok ? ask(again.value) : again;
}

const CHECKOUT_AGAIN = '/cart/checkout?renewed';

/**
 * Renews a hosted account's session where it is about to end, so that the checkout knows the customer of the cart
 * (coverage: accounts-cart). Answers the way to the same address, once, where it did: what follows goes by the new token. A
 * renewal that fails keeps nobody from the checkout.
 */
export async function renewForCheckout(
  request: Request,
  context: ShopContext,
): Promise<Response | null> {
  const [session] = await context.sessions();
  if (!session || !isHosted(session) || new URL(request.url).searchParams.has('renewed'))
    return null;
  const fresh = await freshSession(request, context, session);
  return fresh.ok && fresh.value.token !== session.token ? sendTo(CHECKOUT_AGAIN, 303) : null;
}
