import {isLocalPath} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';
import {isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {MAINTENANCE_PATH} from './maintenance.server';

export const PASSWORD_PATH = '/password';

const UNLOCK_COOKIE = 'storefront_unlock';
const UNLOCK_DAYS = 30;

type PasswordContext = Pick<ShopContext, 'env'>;

async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(1, b.length));
  }
  return difference === 0;
}

/** What the unlock cookie must hold: it changes with the password, so that a new one locks everybody out. */
async function unlockProof({env}: PasswordContext): Promise<string> {
  const [secret = ''] = env.SESSION_SECRET.split(',');
  return toHex(await hmac(secret, `storefront-password:${env.STOREFRONT_PASSWORD ?? ''}`));
}

/** The cookie that opens the shop to whoever gave the right password; null for a wrong one. */
export async function unlockCookie(
  context: PasswordContext,
  password: string,
): Promise<string | null> {
  const {SESSION_SECRET, STOREFRONT_PASSWORD} = context.env;
  if (STOREFRONT_PASSWORD === undefined) return null;
  const given = toHex(await hmac(SESSION_SECRET, password));
  const wanted = toHex(await hmac(SESSION_SECRET, STOREFRONT_PASSWORD));
  if (!isSame(given, wanted)) return null;
  const maxAge = UNLOCK_DAYS * 24 * 60 * 60;
  return `${UNLOCK_COOKIE}=${await unlockProof(context)}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
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
    const proof = findCookie(request, UNLOCK_COOKIE);
    const unlocked = proof !== null && isSame(proof, await unlockProof(context));
    if (unlocked) {
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
