import {isLocalPath} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';
import {isProved, prove} from '~/edge/request/crypto.server';
import {isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {MAINTENANCE_PATH} from './maintenance.server';

export const PASSWORD_PATH = '/password';

const UNLOCK_COOKIE = 'storefront_unlock';
const UNLOCK_DAYS = 30;
/** What the proof in the cookie is for. */
const PURPOSE = 'storefront-password';

type PasswordContext = Pick<ShopContext, 'env'>;

/**
 * The cookie that opens the shop to whoever gave the right password; null for a wrong one. It holds a proof of the password,
 * so that a new one locks everybody out.
 */
export async function unlockCookie(
  {env}: PasswordContext,
  password: string,
): Promise<string | null> {
  const proof = await prove(env.SESSION_SECRET, PURPOSE, password);
  if (!(await isUnlocked({env}, proof))) return null;
  const maxAge = UNLOCK_DAYS * 24 * 60 * 60;
  return `${UNLOCK_COOKIE}=${proof}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

async function isUnlocked({env}: PasswordContext, proof: string | null): Promise<boolean> {
  const {SESSION_SECRET, STOREFRONT_PASSWORD} = env;
  if (proof === null || STOREFRONT_PASSWORD === undefined) return false;
  return isProved(SESSION_SECRET, PURPOSE, STOREFRONT_PASSWORD, proof);
}

/** Where the visitor goes on to after unlocking: the page they wanted, if it is one of this shop. */
export function returnPath(value: string | null): string {
  return value !== null && isLocalPath(value) && !value.startsWith(PASSWORD_PATH) ? value : '/';
}

/**
 * decisions.md, `/password`: with STOREFRONT_PASSWORD set (preview branches) every page sends a visitor without the
 * unlock cookie there; without it, /password redirects to /.
 */
export const storefrontPassword: Step = {
  name: 'storefront password',
  async run(request, context, next) {
    const url = new URL(request.url);
    const path = pagePath(url);
    if (context.env.STOREFRONT_PASSWORD === undefined) {
      return path === PASSWORD_PATH ? redirectTo(request, '/') : next();
    }
    context.responseHeaders.set('X-Robots-Tag', 'noindex, nofollow');
    if (await isUnlocked(context, findCookie(request, UNLOCK_COOKIE))) {
      return path === PASSWORD_PATH && request.method === 'GET'
        ? redirectTo(request, returnPath(url.searchParams.get('return_to')))
        : next();
    }
    if (path === PASSWORD_PATH || path === MAINTENANCE_PATH) return next();
    if (path.startsWith('/api/')) {
      return Response.json(
        {error: 'This shop asks for a password.'},
        {status: 401, headers: {'Cache-Control': 'no-store'}},
      );
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const wanted = isRead && !isDataRequest(url) ? `${url.pathname}${url.search}` : path;
    return redirectTo(request, `${PASSWORD_PATH}?${new URLSearchParams({return_to: wanted})}`, {
      status: isRead ? 302 : 303,
      reloadDocument: true,
    });
  },
};
