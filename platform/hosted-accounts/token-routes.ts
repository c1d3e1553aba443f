import {createHash} from 'node:crypto';

import {findCustomer} from '../customers/customers.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp, PlatformContext} from '../transport/environment.ts';

import {isAllowedOrigin} from './allowed-addresses.ts';
import type {AccountToken} from './records.ts';
import {ACCESS_SECONDS, addToken, endSession, findToken, markUsed, takeCode} from './sessions.ts';
import {AUTHENTICATION, issuerOf} from './shop.ts';
import {signClaims} from './signing-key.ts';

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const GRANT_TYPES = ['authorization_code', 'refresh_token', EXCHANGE] as const;

/**
 * A refresh token that was exchanged is taken once more within this time: two tabs that refresh at once are one customer.
 * Later it was stolen, and the session ends. (Ours: Shopify documents no figure.)
 */
const REUSE_SECONDS = 10;

/** A field of a form as text; a file is none. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const refused = (error: string, description: string, status = 400): Answer => ({
  status,
  body: {error, error_description: description},
});

type Owner = Pick<AccountToken, 'sessionId' | 'customerId' | 'clientId' | 'scopes'>;

function idToken(
  services: PlatformServices,
  owner: Owner,
  origin: string,
  nonce: string | null,
): string {
  const now = Math.floor(services.clock.now().getTime() / 1000);
  const customer = findCustomer(services.store, owner.customerId);
  return signClaims(services, {
    iss: issuerOf(origin),
    sub: String(owner.customerId),
    aud: owner.clientId,
    iat: now,
    auth_time: now,
    exp: now + ACCESS_SECONDS,
    sid: owner.sessionId,
    ...(nonce === null ? {} : {nonce}),
    ...(owner.scopes.includes('email') ? {email: customer?.email, email_verified: true} : {}),
  });
}

function freshTokens(services: PlatformServices, owner: Owner): Record<string, unknown> {
  return {
    access_token: addToken(services, 'access', owner),
    refresh_token: addToken(services, 'refresh', owner),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    scope: owner.scopes.join(' '),
  };
}

function exchangeCode(services: PlatformServices, form: FormData, origin: string): Answer {
  const text = (name: string) => textOf(form, name);
  const code = takeCode(services, text('code'));
  if (code === null) return refused('invalid_grant', 'The code is unknown, expired or was used.');
  const {request} = code;
  const challenge = createHash('sha256').update(text('code_verifier')).digest('base64url');
  if (
    request.clientId !== text('client_id') ||
    request.redirectUri !== text('redirect_uri') ||
    request.codeChallenge !== challenge
  ) {
    return refused('invalid_grant', 'The code was made for another client, address or verifier.');
  }
  const owner: Owner = {
    sessionId: code.sessionId,
    customerId: code.customerId,
    clientId: request.clientId,
    scopes: request.scopes,
  };
  return {
    status: 200,
    body: {
      ...freshTokens(services, owner),
      id_token: idToken(services, owner, origin, request.nonce),
    },
  };
}

function refresh(services: PlatformServices, form: FormData): Answer {
  const token = findToken(services, 'refresh', textOf(form, 'refresh_token'));
  if (token === null || token.clientId !== form.get('client_id')) {
    return refused('invalid_grant', 'The refresh token is unknown or expired.');
  }
  const age = services.clock.now().getTime() - Date.parse(token.usedAt ?? '');
  if (token.usedAt !== null && age > REUSE_SECONDS * 1000) {
    endSession(services, token.sessionId);
    return refused('invalid_grant', 'The refresh token was used before.');
  }
  markUsed(services, token.token);
  return {status: 200, body: freshTokens(services, token)};
}

/** What Hydrogen does without a shop id: an identity's token becomes one of the Customer Account API. */
function exchangeToken(services: PlatformServices, form: FormData): Answer {
  const token = findToken(services, 'access', textOf(form, 'subject_token'));
  if (token === null || token.clientId !== form.get('client_id')) {
    return refused('invalid_grant', 'The subject token is unknown or expired.');
  }
  return {
    status: 200,
    body: {
      access_token: addToken(services, 'access', token),
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
    },
  };
}

async function answerToken(services: PlatformServices, c: PlatformContext): Promise<Answer> {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isAllowedOrigin(services, origin)) {
    return refused('invalid_client', 'The origin is not one of the client’s.', 401);
  }
  const form = await c.req.formData().catch(() => null);
  if (form === null) return refused('invalid_request', 'The body must be a form.');
  if (form.get('client_id') !== services.accountsClientId) {
    return refused('invalid_client', 'The client is not known here.', 401);
  }
  return services.store.transaction(() => {
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchangeCode(services, form, new URL(c.req.url).origin);
      case 'refresh_token':
        return refresh(services, form);
      case EXCHANGE:
        return exchangeToken(services, form);
      default:
        return refused('unsupported_grant_type', `grant_type is one of ${GRANT_TYPES.join(', ')}`);
    }
  });
}

/** `POST …/oauth/token`: codes, refresh tokens with rotation, and the exchange of tokens. */
export function mountToken(app: PlatformApp, services: PlatformServices): void {
  app.post(`${AUTHENTICATION}/oauth/token`, async (c) => {
    const {status, body} = await answerToken(services, c);
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        pragma: 'no-cache',
      },
    });
  });
}
