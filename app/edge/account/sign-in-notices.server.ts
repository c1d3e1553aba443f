import {signInPath} from '~/domain/request/return-to';
import type {Answer} from '~/edge/request/cookies.server';

import {hasDraft} from './form-draft.server';
import {takeRanOut} from './session.server';

interface Notice {
  text: string;
  isProblem: boolean;
}

const problem = (text: string): Notice => ({text, isProblem: true});
const news = (text: string): Notice => ({text, isProblem: false});

/** Why somebody is back on the sign-in page; in its address as `notice`. */
const SIGN_IN_NOTICES = {
  expired: problem('You were signed out. Please sign in again.'),
  unreachable: problem(
    'We could not reach your account, so we signed you out to be safe. Please try again in a minute.',
  ),
  'signed-out': news('You are signed out.'),
  cancelled: news('You are not signed in. You can go on whenever you like.'),
  'not-finished': problem(
    'Signing in did not work this time. Please try once more; nothing was changed.',
  ),
  'foreign-answer': problem(
    'This sign-in took too long, was used before, or did not begin here. Please sign in once more.',
  ),
  'no-cookies': problem(
    'Your browser did not keep the cookie that signing in takes. Please allow cookies for this shop, and sign in once more.',
  ),
  'accounts-down': problem(
    'Our accounts are not answering right now. Please try again in a minute; your cart stays as it is.',
  ),
  'no-accounts': problem(
    'Sign-in is not available at the moment. You can order without an account; your cart stays as it is.',
  ),
  'no-password': news(
    'Accounts have no password any more: we mail you a code, and you sign in with it.',
  ),
} as const satisfies Record<string, Notice>;

const DRAFT_WAITS = 'What you typed is kept for a quarter of an hour.';

export type SignInNotice = keyof typeof SIGN_IN_NOTICES;

/** The sign-in page that says this first and leads back to `wanted`. */
export function signInNotice(notice: SignInNotice, wanted: string | null = null): string {
  return signInPath(wanted ?? '', notice);
}

/** What the sign-in page says first: what its address names, or that a session has run out. */
export function findNotice(request: Request, context: Answer): Notice | null {
  const named = new URL(request.url).searchParams.get('notice');
  const name = named ?? (takeRanOut(request, context) ? 'expired' : '');
  if (!Object.hasOwn(SIGN_IN_NOTICES, name)) return null;
  const {text, isProblem} = SIGN_IN_NOTICES[name as SignInNotice];
  return {
    text: name === 'expired' && hasDraft(request) ? `${text} ${DRAFT_WAITS}` : text,
    isProblem,
  };
}
