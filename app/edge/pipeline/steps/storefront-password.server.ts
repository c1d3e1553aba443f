import {isLocalPath} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';
import {type Answer, findCookies, setCookie} from '~/edge/request/cookies.server';
import {isProved, prove} from '~/edge/request/crypto.server';
import {isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {MAINTENANCE_PATH} from './maintenance.server';

const PASSWORD_PATH = '/password';

/** What the proof in the cookie is for. */
const PURPOSE = 'storefront-password';

/**
 * Opens the shop to whoever gave the right password; false for a wrong one. The cookie holds a proof of the password, so that
 * a new one locks everybody out.
 */
export async function unlock(
  context: Answer & Pick<ShopContext, 'env'>,
  password: string,
): Promise<boolean> {
  const proof = await prove(context.env.SESSION_SECRET, PURPOSE, password);
  if (!(await isUnlocked(context, proof))) return false;
  setCookie(context, 'storefront_unlock', proof);
  return true;
}

async function isUnlocked({env}: Pick<ShopContext, 'env'>, proof: string): Promise<boolean> {
  const {SESSION_SECRET, STOREFRONT_PASSWORD} = env;
  if (STOREFRONT_PASSWORD === undefined) return false;
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
    const proofs = findCookies(request, 'storefront_unlock').map((proof) =>
      isUnlocked(context, proof),
    );
    if ((await Promise.all(proofs)).includes(true)) {
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
    const asked = isRead && !isDataRequest(url) ? `${url.pathname}${url.search}` : path;
    // Behind the password nobody wants to come back to a refusal.
    const wanted = context.refusal ? '/' : asked;
    return redirectTo(request, `${PASSWORD_PATH}?${new URLSearchParams({return_to: wanted})}`, {
      status: isRead ? 302 : 303,
      reloadDocument: true,
    });
  },
};
