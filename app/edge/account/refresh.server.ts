import {redirect, redirectDocument} from '@remix-run/server-runtime';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import type {
  AccessToken,
  CustomerAnswer,
  CustomerRefusal,
} from '~/commerce/account/customer-call.server';
import type {Customer} from '~/domain/account/customer';
import type {AccountEntry} from '~/domain/account/entry';
import {parseReturnTo, RETURN_TO, signInPath} from '~/domain/request/return-to';
import {moveCartToCustomer} from '~/edge/cart/move.server';
import {linkCartToCustomer} from '~/edge/cart/session.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';
import {unavailable} from '~/edge/request/refusals.server';

import {clearDraft, keepDraft} from './form-draft.server';
import {isHosted} from './hosted/fresh-session.server';
import {findSignOutPage} from './hosted/sign-in.server';
import {askAccount, type OpenAccount} from './open-account.server';
import {pageAddress} from './page-address.server';
import {announceEntry, endSession, startSession} from './session.server';
import {signInNotice} from './sign-in-notices.server';

/** The customer of a request, with what is needed to change them. */
export interface SignedIn extends OpenAccount {
  customer: Customer;
}

export const isUnreachable = ({kind, cause}: CustomerRefusal) =>
  kind === 'unreachable' || cause === 'throttled';

/**
 * Ends a session that the platform no longer knows, or cannot be asked about (refresh failure signs out;
 * coverage: account-refresh): cookies and the cart's link go together, and the sign-in page says why and leads back. What was
 * typed into a form that was `posted` waits for its customer.
 */
export async function signOutForced(
  request: Request,
  context: ShopContext,
  refusal: CustomerRefusal,
  posted: FormData | null = null,
): Promise<Response> {
  endSession(request, context);
  if (posted !== null) await keepDraft(request, context, posted);
  await linkCartToCustomer(request, context, null);
  return redirect(
    signInPath(pageAddress(request), isUnreachable(refusal) ? 'unreachable' : 'expired'),
    303,
  );
}

/** The customer who is signed in, read once a request (the account refresh; coverage: account-refresh). */
export function readSignedIn(
  request: Request,
  context: ShopContext,
): Promise<CustomerAnswer<SignedIn>> {
  return context.once('signed-in customer', () =>
    askAccount(request, context, async ({token, calls}) => {
      const answer = await calls.read(token);
      return answer.ok ? {ok: true, value: {token, customer: answer.value, calls}} : answer;
    }),
  );
}

/**
 * The customer of a page. Throws the way to the sign-in page, with the session ended, when the platform does not answer
 * with one; behind a form that has just said that the platform is out of reach, the 503 page.
 */
export async function requireCustomer(request: Request, context: ShopContext): Promise<SignedIn> {
  const answer = await readSignedIn(request, context);
  if (answer.ok) return answer.value;
  // What passes signs nobody out of a hosted account: its session lasts longer than the token that could not be renewed.
  const keepsSession = isUnreachable(answer) && (await context.sessions()).some(isHosted);
  if (context.accountUnreachable || keepsSession) throw unavailable();
  throw await signOutForced(request, context, answer);
}

/**
 * Stores a fresh token, moves the cart to its customer, and goes on to the page that was wanted, as a new document, which reports
 * the entry.
 */
export async function enterAccount(
  request: Request,
  context: ShopContext,
  token: AccessToken,
  {entry, wanted = null}: {entry: AccountEntry; wanted?: unknown},
) {
  await startSession(context, token);
  announceEntry(context, entry);
  await moveCartToCustomer(request, context, token.accessToken);
  return redirectDocument(parseReturnTo(wanted), 303);
}

/** The page somebody wanted before they had to sign in, from the form or from the address. */
export function wantedPage(request: Request, form?: FormData): string {
  return parseReturnTo(form?.get(RETURN_TO) ?? new URL(request.url).searchParams.get(RETURN_TO));
}

/**
 * Signs out (coverage: account-sign-out): the token is deleted on the platform, the cookies and the cart's link go. A
 * platform that refuses or does not answer keeps nobody signed in: the token is out of this browser either way
 * (storefront-api §8.2). A hosted account is signed out of the platform's own page as well, which leads back here.
 */
export async function signOut(request: Request, context: ShopContext): Promise<Response> {
  const sessions = await context.sessions();
  const page = sessions.some(isHosted) ? await findSignOutPage(request, context) : null;
  endSession(request, context);
  clearDraft(request, context);
  // Whoever uses this browser next finds no page of the account in it, by Back or otherwise.
  context.responseHeaders.set('Clear-Site-Data', '"cache"');
  // A session that ran out leaves its cart linked as well.
  if (sessions.length > 0 || findCookie(request, 'cart_linked') !== null)
    await linkCartToCustomer(request, context, null);
  if (sessions.length > 0) {
    // Cookies may shadow each other, and one of another domain may be out of our reach: none of them opens anything any more.
    const calls = createCustomerCalls(context.storefront);
    const own = sessions.filter((session) => !isHosted(session));
    await Promise.all(own.map(({token}) => calls.signOut(token)));
  }
  return redirectDocument(page ?? signInNotice('signed-out'), 303);
}
