import * as oauth from 'oauth4webapi';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';

import {CALL_DEADLINE_MS} from './account-client.server';
import type {AccountsDiscovery} from './discovery.server';

const SCOPE = 'openid email customer-account-api:full';

/** Where the platform says nothing of it: an access token is taken for one of an hour. */
const USUAL_LIFE_SECONDS = 3_600;

/** The shop as a client of its platform's identity: public, with PKCE, as Shopify's Hydrogen clients are. */
export interface IdentityClient {
  clientId: string;
  /** The shop's own origin. */
  origin: string;
}

/** What a sign-in that is under way is known by when it comes back; none of it leaves the shopper's own sealed cookie. */
interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface AccountTokens {
  access: string;
  /** When the access token ends, in milliseconds. */
  accessEnd: number;
  refresh: string;
  /** Says at the end of the session whose it is; null where the platform gave none. */
  idToken: string | null;
}

/** `refused`: the identity provider does not let this one in, for the reason in the log. */
export type IdentityAnswer<T> =
  {ok: true; value: T} | {ok: false; kind: 'unreachable' | 'refused'; reason: string};

const callbackOf = ({origin}: IdentityClient) => `${origin}/account/authorize`;

/** The platform of this machine answers over http; everybody else's must be reached over https. */
function requestOptions({server}: AccountsDiscovery, {origin}: IdentityClient) {
  const {protocol, hostname} = new URL(server.token_endpoint);
  const isOwnMachine = protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return {
    [oauth.allowInsecureRequests]: isOwnMachine,
    headers: {Origin: origin, 'User-Agent': 'Storefront'},
    signal: () => AbortSignal.timeout(CALL_DEADLINE_MS),
  };
}

/** The secrets of a new sign-in, and the address at the platform that it begins at. */
export async function beginSignIn(
  {server}: AccountsDiscovery,
  client: IdentityClient,
): Promise<{url: string; secrets: SignInSecrets}> {
  const secrets: SignInSecrets = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: callbackOf(client),
    scope: SCOPE,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return {url: url.href, secrets};
}

function toTokens(
  tokens: oauth.TokenEndpointResponse,
  now: number,
  former: string | null,
): AccountTokens | null {
  const refresh = tokens.refresh_token ?? former;
  if (refresh === null) return null;
  return {
    access: tokens.access_token,
    accessEnd: now + (tokens.expires_in ?? USUAL_LIFE_SECONDS) * 1000,
    refresh,
    idToken: tokens.id_token ?? null,
  };
}

/** What the provider says in an OAuth error; its words are for the log, never for a page. */
function reasonOf(fault: unknown): string {
  if (fault instanceof oauth.ResponseBodyError || fault instanceof oauth.AuthorizationResponseError)
    return `${fault.error} ${fault.error_description ?? ''}`.trim();
  return fault instanceof Error ? fault.message : String(fault);
}

/** A busy or broken provider says nothing about the customer: its refusals are those with a reason in them. */
function isPassing(fault: unknown): boolean {
  if (fault instanceof PlatformUnavailable || fault instanceof TypeError) return true;
  if (fault instanceof oauth.ResponseBodyError)
    return (
      fault.status >= 500 ||
      fault.status === 429 ||
      ['temporarily_unavailable', 'server_error', 'slow_down'].includes(fault.error)
    );
  if (fault instanceof oauth.OperationProcessingError)
    return fault.code === oauth.RESPONSE_IS_NOT_CONFORM || fault.code === oauth.PARSE_ERROR;
  return fault instanceof Error && ['TimeoutError', 'AbortError'].includes(fault.name);
}

async function settleIdentity(
  ask: () => Promise<AccountTokens | null>,
): Promise<IdentityAnswer<AccountTokens>> {
  try {
    const tokens = await ask();
    return tokens === null
      ? {ok: false, kind: 'refused', reason: 'no refresh token in the answer'}
      : {ok: true, value: tokens};
  } catch (fault) {
    return {ok: false, kind: isPassing(fault) ? 'unreachable' : 'refused', reason: reasonOf(fault)};
  }
}

/**
 * Takes the answer of a sign-in: checks state, exchanges the code with its verifier, and checks the id token's issuer, client,
 * time and nonce. Tokens come from the token endpoint itself, over TLS, so that no signature has to vouch for them.
 */
export function takeSignIn(
  {server, api}: AccountsDiscovery,
  client: IdentityClient,
  answer: URLSearchParams,
  {state, nonce, verifier}: SignInSecrets,
  now: number,
): Promise<IdentityAnswer<AccountTokens>> {
  const publicClient = {client_id: client.clientId};
  return settleIdentity(async () => {
    const checked = oauth.validateAuthResponse(server, publicClient, answer, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      publicClient,
      oauth.None(),
      checked,
      callbackOf(client),
      verifier,
      requestOptions({server, api}, client),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, publicClient, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    return toTokens(tokens, now, null);
  });
}

/** A fresh access token for a session; the refresh token is another one from then on. */
export function refreshTokens(
  discovery: AccountsDiscovery,
  client: IdentityClient,
  refresh: string,
  now: number,
): Promise<IdentityAnswer<AccountTokens>> {
  const {server} = discovery;
  const publicClient = {client_id: client.clientId};
  return settleIdentity(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      server,
      publicClient,
      oauth.None(),
      refresh,
      requestOptions(discovery, client),
    );
    const tokens = await oauth.processRefreshTokenResponse(server, publicClient, response);
    return toTokens(tokens, now, refresh);
  });
}

/** Where signing out goes on to: the provider ends its own session and leads back to the shop. */
export function endSessionUrl(
  {server}: AccountsDiscovery,
  {origin}: IdentityClient,
  idToken: string,
): string {
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set('id_token_hint', idToken);
  url.searchParams.set('post_logout_redirect_uri', `${origin}/account/logout`);
  return url.href;
}
