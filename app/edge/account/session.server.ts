import {type AccountEntry, ENTRY_COOKIE} from '~/domain/account/entry';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';
import {CUSTOMER_TOKEN_COOKIE} from '~/edge/request/customer-token.server';
import {pagePath} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** spec §3: what signing in yields. `expiresAt` is an ISO instant. */
export interface CustomerAccessToken {
  accessToken: string;
  expiresAt: string;
}

/** Readable by the page script: there is a customer to ask `/api/shopper` for. Holds nothing else. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** spec §9: the subscription provider's cookie, which its widget reads. */
export const PROVIDER_COOKIE = 'og_auth';

const IV_BYTES = 12;

type SecretContext = Pick<ShopContext, 'env'>;

/** Several secrets rotate: the first one seals, each of them opens (.env.example). */
function secrets({env}: SecretContext): string[] {
  return env.SESSION_SECRET.split(',').map((secret) => secret.trim());
}

async function sealingKey(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`customer-token:${secret}`),
  );
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Encrypts a token and its end together, so that neither is readable or changeable outside the worker. */
export async function sealToken(
  context: SecretContext,
  token: CustomerAccessToken,
): Promise<string> {
  const [secret = ''] = secrets(context);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = `${String(Date.parse(token.expiresAt))}|${token.accessToken}`;
  const sealed = await crypto.subtle.encrypt(
    {name: 'AES-GCM', iv},
    await sealingKey(secret),
    new TextEncoder().encode(text),
  );
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/**
 * The token of a seal; null for one that was not made here, was changed, or whose token has run out. spec §4: logged in
 * means that a token exists, is not null and its expiry is in the future.
 */
export async function openToken(
  context: SecretContext,
  sealed: string,
  now: number,
): Promise<string | null> {
  const bytes = fromBase64Url(sealed);
  if (bytes === null || bytes.length <= IV_BYTES) return null;
  for (const secret of secrets(context)) {
    try {
      const text = await crypto.subtle.decrypt(
        {name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES)},
        await sealingKey(secret),
        bytes.slice(IV_BYTES),
      );
      const [, end = '', token = ''] = /^(\d+)\|(.+)$/s.exec(new TextDecoder().decode(text)) ?? [];
      return token !== '' && token !== 'null' && Number(end) > now ? token : null;
    } catch {
      // Sealed with another secret, or not by us.
    }
  }
  return null;
}

/** Stores a customer's token: HttpOnly, sealed, and gone with the token itself (decisions.md, token cookies). */
export async function startSession(
  context: Pick<ShopContext, 'env' | 'responseHeaders'>,
  token: CustomerAccessToken,
): Promise<void> {
  const end = `Expires=${new Date(token.expiresAt).toUTCString()}`;
  context.responseHeaders.append(
    'Set-Cookie',
    `${CUSTOMER_TOKEN_COOKIE}=${await sealToken(context, token)}; Path=/; ${end}; HttpOnly; Secure; SameSite=Lax`,
  );
  context.responseHeaders.append(
    'Set-Cookie',
    `${SIGNED_IN_COOKIE}=1; Path=/; ${end}; Secure; SameSite=Lax`,
  );
}

/** Tells the page that follows how the customer came in (spec §7 login, sign_up). */
export function announceEntry(
  {responseHeaders}: Pick<ShopContext, 'responseHeaders'>,
  entry: AccountEntry,
): void {
  responseHeaders.append(
    'Set-Cookie',
    `${ENTRY_COOKIE}=${entry}; Path=/; Max-Age=60; Secure; SameSite=Lax`,
  );
}

/** Forgets the customer in this browser: the token, the sign of it, and the subscription provider's cookie (spec §4). */
export function endSession(context: Pick<ShopContext, 'responseHeaders'>): void {
  for (const name of [CUSTOMER_TOKEN_COOKIE, SIGNED_IN_COOKIE, PROVIDER_COOKIE]) {
    const httpOnly = name === CUSTOMER_TOKEN_COOKIE ? ' HttpOnly;' : '';
    context.responseHeaders.append(
      'Set-Cookie',
      `${name}=; Path=/; Max-Age=0;${httpOnly} Secure; SameSite=Lax`,
    );
  }
}

/** The request as the code behind it sees it: the opened token in the cookie's place, or no such cookie at all. */
function withToken(request: Request, token: string | null): Request {
  const headers = new Headers(request.headers);
  const pairs = (headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && pair.split('=', 1)[0]?.trim() !== CUSTOMER_TOKEN_COOKIE);
  if (token !== null) pairs.push(`${CUSTOMER_TOKEN_COOKIE}=${encodeURIComponent(token)}`);
  if (pairs.length > 0) headers.set('Cookie', pairs.join('; '));
  else headers.delete('Cookie');
  return new Request(request, {headers});
}

/** Account pages and what they post to, in any spelling that the router takes. */
export function isAccountPath(path: string): boolean {
  return /^\/account(\/|$)/i.test(path);
}

/**
 * Opens the seal of the customer's cookie once a request: behind this step the cookie holds the plain token, or is not
 * there. Account pages leave with `no-store`, whatever they answer: nothing of them is kept by a browser or the edge.
 */
export const customerSession: Step = {
  name: 'customer session',
  async run(request, context, next) {
    const sealed = findCookie(request, CUSTOMER_TOKEN_COOKIE);
    const response = await next(
      sealed === null ? request : withToken(request, await openToken(context, sealed, Date.now())),
    );
    if (!isAccountPath(pagePath(new URL(request.url)))) return response;
    const answer = new Response(response.body, response);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  },
};
