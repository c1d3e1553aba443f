import {redirect} from '@remix-run/server-runtime';

import type {CustomerAccounts} from '~/commerce/account/customer-accounts.server';
import type {CustomerAnswer} from '~/commerce/account/customer-call.server';
import {legacyAccounts} from '~/commerce/account/legacy-accounts.server';
import {signInPath} from '~/domain/request/return-to';
import type {ShopContext} from '~/edge/request/context.server';

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

/**
 * Opens the account of a request behind the guard, once a request. Throws the way to the sign-in page where nobody is signed
 * in.
 */
function openAccount(request: Request, context: ShopContext): Promise<CustomerAnswer<OpenAccount>> {
  return context.once('open account', async () => {
    const [session] = await context.sessions();
    if (!session) throw sendTo(signInPath(pageAddress(request)), 303);
    return {
      ok: true,
      value: {token: session.token, calls: legacyAccounts(context.storefront)},
    };
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
