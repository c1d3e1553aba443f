import {data, redirect} from '@remix-run/server-runtime';

import {abilitiesOf, type AccountAbilities} from '~/domain/account/account-kind';
import {RETURN_TO} from '~/domain/request/return-to';
import type {ShopContext} from '~/edge/request/context.server';
import {kindOf} from '~/edge/request/customer-token.server';
import {accountKind} from '~/edge/request/environment.server';
import {requireForm} from '~/edge/request/posted-form.server';

import {loadGuestPage, submitSignIn} from './entry.server';
import {leadOut, takeAnswer} from './hosted/sign-in.server';
import {wantedPage} from './refresh.server';
import {findNotice, signInNotice} from './sign-in-notices.server';

const isHostedShop = ({env}: Pick<ShopContext, 'env'>) => accountKind(env) === 'hosted';

/** What somebody can do here: by the kind of their session, else by the kind that the shop signs in with. */
export async function findAbilities(
  context: Pick<ShopContext, 'env' | 'sessions'>,
): Promise<AccountAbilities> {
  const [session] = await context.sessions();
  return abilitiesOf(session ? kindOf(session) : accountKind(context.env));
}

/**
 * The sign-in page. With hosted accounts it leads out at once, unless it has something to say first; then it waits for a press, so
 * that whatever went wrong never goes round in a circle.
 */
export async function loadSignIn(request: Request, context: ShopContext) {
  if (!isHostedShop(context)) return loadGuestPage(request, context);
  const notice = findNotice(request, context);
  const returnTo = wantedPage(request);
  if (notice === null) throw await leadOut(request, context, returnTo);
  return data(
    {kind: 'hosted' as const, returnTo, notice, hasStudentPage: false},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/** Signs in with a password, or leads out to the accounts' own page. */
export async function submitEntry(request: Request, context: ShopContext) {
  if (!isHostedShop(context)) return submitSignIn(request, context);
  const body = await requireForm(request, [RETURN_TO]);
  throw await leadOut(request, context, wantedPage(request, body));
}

/** The answer of the accounts' own page; a shop with passwords has none, and sends to its sign-in page. */
export async function loadAnswer(request: Request, context: ShopContext): Promise<Response> {
  return isHostedShop(context) ? takeAnswer(request, context) : redirect('/account/login', 302);
}

/**
 * `GET /account/logout` ends nothing. It is where the accounts' own page leads back to when a customer has signed out; anybody
 * else goes to their account.
 */
export async function loadSignedOut(context: ShopContext): Promise<Response> {
  const isBack = isHostedShop(context) && !(await context.isSignedIn());
  return redirect(isBack ? signInNotice('signed-out') : '/account', 302);
}
