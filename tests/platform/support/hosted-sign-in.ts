import * as oauth from 'oauth4webapi';

import {LOCAL_ACCOUNTS_CLIENT_ID} from '../../../platform/hosted-accounts/shop.ts';
import type {RunningPlatform} from '../../../platform/server.ts';

import {readMails} from './api-client.ts';

type Target = Pick<RunningPlatform, 'url'>;

export const CALLBACK = 'http://localhost:3000/account/authorize';
export const CLIENT: oauth.Client = {client_id: LOCAL_ACCOUNTS_CLIENT_ID};
/** The platform of a test answers over http on this machine. */
const INSECURE = {[oauth.allowInsecureRequests]: true} as const;

/** What the shop's discovery says; its issuer is another address than the shop's, as at Shopify. */
export async function discover(platform: Target): Promise<oauth.AuthorizationServer> {
  const response = await fetch(`${platform.url}/.well-known/openid-configuration`);
  return JSON.parse(await response.text());
}

interface SignInRequest {
  verifier: string;
  state: string;
  nonce: string;
  url: URL;
}

/** The address at the authorise endpoint that a storefront sends a shopper to. */
export async function authoriseUrl(
  platform: Target,
  more: Record<string, string> = {},
): Promise<SignInRequest> {
  const server = await discover(platform);
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ];
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters = {
    client_id: CLIENT.client_id,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email customer-account-api:full',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return {verifier, state, nonce, url};
}

/** A browser on the hosted page: keeps its cookie, follows one step at a time. */
export function hostedBrowser() {
  let cookie = '';
  const send = async (url: URL | string, init: RequestInit = {}) => {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {...(cookie === '' ? {} : {cookie}), ...init.headers},
    });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? '';
    const location = response.headers.get('location');
    return {
      status: response.status,
      text: await response.text(),
      location: location === null ? null : new URL(location, url),
    };
  };
  return {
    open: (url: URL | string) => send(url),
    post: (url: URL | string, fields: Record<string, string>) =>
      send(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {origin: new URL(url).origin},
      }),
  };
}

type HostedBrowser = ReturnType<typeof hostedBrowser>;

/** The code of the last mail to an address. */
export async function mailedCode(platform: Target, email: string): Promise<string> {
  const [mail] = await readMails(platform, email);
  return mail?.data['code'] ?? '';
}

const required = (url: URL | null): URL => {
  if (url === null) throw new Error('the hosted page led nowhere');
  return url;
};

/** Types address and code on the hosted page; answers where it leads back to. */
export async function signInOnPage(
  platform: Target,
  browser: HostedBrowser,
  url: URL,
  email: string,
): Promise<URL> {
  const page = required((await browser.open(url)).location);
  const codePage = required((await browser.post(page, {email})).location);
  const code = await mailedCode(platform, email);
  return required((await browser.post(codePage, {code})).location);
}

interface HostedTokens {
  access: string;
  refresh: string;
  idToken: string;
  claims: oauth.IDToken | undefined;
}

/** Exchanges the answer of a sign-in for tokens, checking it as a client does. */
export async function takeTokens(
  platform: Target,
  request: SignInRequest,
  callback: URL,
): Promise<HostedTokens> {
  const server = await discover(platform);
  const answer = oauth.validateAuthResponse(server, CLIENT, callback, request.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    CLIENT,
    oauth.None(),
    answer,
    CALLBACK,
    request.verifier,
    INSECURE,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, CLIENT, response, {
    expectedNonce: request.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, INSECURE);
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token ?? '',
    idToken: tokens.id_token ?? '',
    claims: oauth.getValidatedIdTokenClaims(tokens),
  };
}

/** A customer who has signed in on the hosted page. */
export async function hostedSession(platform: Target, email: string) {
  const browser = hostedBrowser();
  const request = await authoriseUrl(platform);
  const callback = await signInOnPage(platform, browser, request.url, email);
  return {browser, email, ...(await takeTokens(platform, request, callback))};
}

/** Posts a form to the token endpoint as it is. */
export async function postToken(
  platform: Target,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const server = await discover(platform);
  const response = await fetch(server.token_endpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({client_id: CLIENT.client_id, ...fields}),
    headers,
  });
  return {status: response.status, body: JSON.parse(await response.text())};
}

/** One call of the Customer Account API. */
export async function callAccount(
  platform: Target,
  access: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${platform.url}/customer/api/2025-04/graphql`, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: access, ...headers},
    body: JSON.stringify({query, variables}),
  });
  const body = JSON.parse(await response.text());
  return {status: response.status, data: body.data, errors: body.errors};
}
