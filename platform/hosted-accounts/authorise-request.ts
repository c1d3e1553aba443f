import type {PlatformServices} from '../services.ts';

import {isAllowedCallback} from './allowed-addresses.ts';
import type {AuthoriseRequest} from './records.ts';
import {SCOPES} from './shop.ts';

type Parsed =
  | {kind: 'ok'; request: AuthoriseRequest}
  /** Told to nobody but the person in front of the page: the address to answer to is not to be trusted. */
  | {kind: 'page'; message: string}
  /** Told to the client, at its callback. */
  | {kind: 'client'; redirectUri: string; state: string | null; error: string; description: string};

/** An address of the client with an answer in it. */
export function callbackWith(
  redirectUri: string,
  answer: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Reads what a client asks for at the authorise endpoint (OAuth 2.0, OpenID Connect; PKCE is required). */
export function parseAuthoriseRequest(services: PlatformServices, query: URLSearchParams): Parsed {
  const clientId = query.get('client_id') ?? '';
  if (clientId !== services.accountsClientId) {
    return {kind: 'page', message: 'The client is not known here: check the client id.'};
  }
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isAllowedCallback(services, redirectUri)) {
    return {kind: 'page', message: 'The redirect URI is not one of the client’s callback URIs.'};
  }
  const state = query.get('state');
  const refuse = (error: string, description: string): Parsed => ({
    kind: 'client',
    redirectUri,
    state,
    error,
    description,
  });
  if (query.get('response_type') !== 'code') {
    return refuse('unsupported_response_type', 'response_type must be code');
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  if (!scopes.includes('openid') || !scopes.every((scope) => SCOPES.some((one) => one === scope))) {
    return refuse('invalid_scope', `scope must be openid with some of ${SCOPES.join(', ')}`);
  }
  const codeChallenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    return refuse('invalid_request', 'code_challenge with the method S256 is required');
  }
  return {
    kind: 'ok',
    request: {clientId, redirectUri, scopes, state, nonce: query.get('nonce'), codeChallenge},
  };
}
