import {parseReturnTo, RETURN_TO, signInPath} from '~/domain/request/return-to';
import {type Guard, PASS} from '~/edge/request/guards.server';

import {findAbilities} from './entry-hosted.server';
import {keepPostedDraft} from './form-draft.server';
import {pageAddress} from './page-address.server';
import {takeRanOut} from './session.server';
import {signInNotice} from './sign-in-notices.server';

/**
 * Account pages are for customers; others sign in first and come back to the page they wanted (coverage: page-account), where
 * what they had typed waits for them (coverage: account-form-draft).
 */
export const authenticated: Guard = async ({request, context}) => {
  if (await context.isSignedIn()) return PASS;
  if (request.method === 'POST') await keepPostedDraft(request, context);
  return {
    kind: 'redirect',
    location: signInPath(pageAddress(request), takeRanOut(request, context) ? 'expired' : null),
  };
};

/** Pages for signed-out visitors; a customer goes on to where signing in would have led (coverage: page-guest). */
export const anonymous: Guard = async ({request, context}) =>
  (await context.isSignedIn())
    ? {
        kind: 'redirect',
        location: parseReturnTo(new URL(request.url).searchParams.get(RETURN_TO)),
      }
    : PASS;

/**
 * Pages of accounts with passwords (coverage: accounts-no-password): with hosted accounts registration leads to the platform's
 * page, which makes the account, and whatever is about a password says that there is none any more.
 */
export const passwords: Guard = async ({request, context}) => {
  const {hasPassword} = await findAbilities(context);
  if (hasPassword) return PASS;
  if (await context.isSignedIn()) {
    return {kind: 'redirect', location: '/account/contact-information'};
  }
  const page = pageAddress(request);
  const wanted = parseReturnTo(new URL(request.url).searchParams.get(RETURN_TO));
  return {
    kind: 'redirect',
    location: page.startsWith('/account/create-account')
      ? signInPath(wanted)
      : signInNotice('no-password'),
  };
};
