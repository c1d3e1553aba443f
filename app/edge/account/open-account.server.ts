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

import {freshSession, isHosted} from './hosted/fresh-session.server';
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

async function openHosted(
  request: Request,
  context: ShopContext,
  session: Parameters<typeof freshSession>[2],
): Promise<CustomerAnswer<OpenAccount>> {
  const fresh = await freshSession(request, context, session);
  if (!fresh.ok) return fresh;
  const found = await findIdentity(context);
  if (!found.ok) return ACCOUNTS_DOWN;
  const {discovery, client} = found;
  return {
    ok: true,
    value: {
      token: fresh.value.token,
      calls: hostedAccounts({api: discovery.api, origin: client.origin}, (ids) =>
        findOrderedVariants(context.storefront, ids),
      ),
    },
  };
}

const ACCOUNTS_DOWN: CustomerRefusal = {
  ok: false,
  kind: 'unreachable',
  cause: 'other',
  message: READ_FALLBACK,
  userErrors: [],
};

/**
 * Opens the account of a request behind the guard, once a request. Throws the way to the sign-in page where nobody is signed
 * in.
 */
function openAccount(request: Request, context: ShopContext): Promise<CustomerAnswer<OpenAccount>> {
  return context.once('open account', async () => {
    const [session] = await context.sessions();
    if (!session) throw sendTo(signInPath(pageAddress(request)), 303);
    return isHosted(session)
      ? openHosted(request, context, session)
      : {ok: true, value: {token: session.token, calls: legacyAccounts(context.storefront)}};
  });
}

/** Asks the account of a request; a refusal to open it is the answer. */
export async function askAccount<T>(
  request: Request,
  context: ShopContext,
  ask: (account: OpenAccount) => Promise<CustomerAnswer<T>>,
): Promise<CustomerAnswer<T>> {
  const account = await openAccount(request, context);
  return account.ok ? ask(account.value) : account;
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
