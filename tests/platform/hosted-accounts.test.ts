import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl, readMails} from './support/api-client.ts';
import {newEmail, newSession} from './support/customer-calls.ts';
import {
  authoriseUrl,
  callAccount,
  CALLBACK,
  CLIENT,
  discover,
  hostedBrowser,
  hostedSession,
  mailedCode,
  postToken,
  signInOnPage,
  takeTokens,
} from './support/hosted-sign-in.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
beforeEach(async () => {
  await postControl(platform, 'clock', {reset: true});
  await postControl(platform, 'customer-policy', {hostedAccounts: true});
});
afterAll(() => platform.stop());

const WHO = '{ customer { id emailAddress { emailAddress } } }';

describe('sign-in on the hosted page', () => {
  test('discovery names every endpoint, and the address of the Customer Account API', async () => {
    const server = await discover(platform);
    expect(server).toMatchObject({
      issuer: `${platform.url}/authentication/71000001`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
    const api = await fetch(`${platform.url}/.well-known/customer-account-api`);
    expect(JSON.parse(await api.text())).toEqual({
      graphql_api: `${platform.url}/customer/api/2026-04/graphql`,
    });
    const keys = await fetch(server.jwks_uri ?? '');
    expect(JSON.parse(await keys.text()).keys[0]).toMatchObject({kty: 'RSA', alg: 'RS256'});
  });

  test('a mailed code signs in; the id token is signed, names the client and carries the nonce', async () => {
    const email = newEmail();
    const {claims, access} = await hostedSession(platform, ` ${email.toUpperCase()} `.trim());
    expect(claims).toMatchObject({aud: CLIENT.client_id, email});
    const {data} = await callAccount(platform, access, WHO);
    expect(data.customer).toEqual({
      id: `gid://shopify/Customer/${claims?.sub}`,
      emailAddress: {emailAddress: email},
    });
  });

  test('one person is the same customer in both kinds of accounts', async () => {
    const {email, token} = await newSession(platform, {firstName: 'Ada'});
    const {access} = await hostedSession(platform, email);
    const hosted = await callAccount(platform, access, '{ customer { id firstName } }');
    const classic = await callApi(
      platform,
      'query($t: String!) { customer(customerAccessToken: $t) { id firstName } }',
      {t: token},
    );
    expect(hosted.data.customer).toEqual(classic.data.customer);
  });

  test('a wrong code is told, five are enough, and a new code works', async () => {
    const email = newEmail();
    const browser = hostedBrowser();
    const request = await authoriseUrl(platform);
    const page = (await browser.open(request.url)).location ?? '';
    const codePage = (await browser.post(page, {email})).location ?? '';
    const right = await mailedCode(platform, email);
    const wrong = right === '123456' ? '654321' : '123456';
    for (let miss = 1; miss <= 5; miss += 1) {
      const {status, text} = await browser.post(codePage, {code: wrong});
      expect(status).toBe(422);
      expect(text).toContain('That is not the code we sent');
    }
    expect((await browser.post(codePage, {code: right})).text).toContain('wrong too often');
    await browser.post(page, {email});
    const {location} = await browser.post(codePage, {code: await mailedCode(platform, email)});
    expect(location?.searchParams.get('state')).toBe(request.state);
  });

  test('a sign-in that takes longer than ten minutes is over', async () => {
    const browser = hostedBrowser();
    const page = (await browser.open((await authoriseUrl(platform)).url)).location ?? '';
    await postControl(platform, 'clock', {advance: 601});
    expect((await browser.open(page)).status).toBe(410);
    expect((await browser.post(page, {email: newEmail()})).status).toBe(410);
  });

  test('what is no e-mail address gets no mail', async () => {
    const browser = hostedBrowser();
    const page = (await browser.open((await authoriseUrl(platform)).url)).location ?? '';
    const {status, text} = await browser.post(page, {email: 'nobody'});
    expect(status).toBe(422);
    expect(text).toContain('Enter an e-mail address like');
    expect(await readMails(platform, 'nobody')).toEqual([]);
  });

  test('a foreign page cannot type for the shopper', async () => {
    const browser = hostedBrowser();
    const page = (await browser.open((await authoriseUrl(platform)).url)).location ?? '';
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({email: newEmail()}),
      headers: {origin: 'https://elsewhere.example'},
    });
    expect(answer.status).toBe(403);
  });

  test('giving up is told to the shop', async () => {
    const browser = hostedBrowser();
    const request = await authoriseUrl(platform);
    const page = (await browser.open(request.url)).location ?? '';
    const {location} = await browser.open(`${String(page)}/cancel`);
    expect(Object.fromEntries(location?.searchParams ?? [])).toMatchObject({
      error: 'access_denied',
      state: request.state,
    });
  });

  test('a browser that signed in before is not asked again, unless the shop wants it to be', async () => {
    const {browser, claims} = await hostedSession(platform, newEmail());
    const again = await authoriseUrl(platform);
    const {location} = await browser.open(again.url);
    const tokens = await takeTokens(platform, again, location ?? new URL(CALLBACK));
    expect(tokens.claims?.sub).toBe(claims?.sub);
    const asked = await browser.open((await authoriseUrl(platform, {prompt: 'login'})).url);
    expect(asked.location?.pathname).toContain('/login/');
  });

  test('asked without a page, somebody who is signed out is login_required', async () => {
    const {url} = await authoriseUrl(platform, {prompt: 'none'});
    const {location} = await hostedBrowser().open(url);
    expect(location?.searchParams.get('error')).toBe('login_required');
  });

  test.each([
    ['client_id', 'shp_somebody'],
    ['redirect_uri', 'https://elsewhere.example/account/authorize'],
    ['redirect_uri', 'http://localhost:3000/account/elsewhere'],
  ])('a foreign %s is a page, never a redirect', async (name, value) => {
    const {url} = await authoriseUrl(platform, {[name]: value});
    const {status, location} = await hostedBrowser().open(url);
    expect([status, location]).toEqual([400, null]);
  });

  test.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'email', 'invalid_scope'],
    ['scope', 'openid everything', 'invalid_scope'],
    ['code_challenge', '', 'invalid_request'],
    ['code_challenge_method', 'plain', 'invalid_request'],
  ])('%s=%s is refused at the callback', async (name, value, error) => {
    const request = await authoriseUrl(platform, {[name]: value});
    const {location} = await hostedBrowser().open(request.url);
    expect(location?.searchParams.get('error')).toBe(error);
    expect(location?.searchParams.get('state')).toBe(request.state);
  });

  test('a shop that has the hosted accounts switched off has none of it', async () => {
    await postControl(platform, 'customer-policy', {hostedAccounts: false});
    for (const path of [
      '/.well-known/openid-configuration',
      '/.well-known/customer-account-api',
      '/authentication/71000001/oauth/authorize',
    ]) {
      expect((await fetch(`${platform.url}${path}`)).status).toBe(404);
    }
    expect((await callAccount(platform, 'shcat_any', WHO)).status).toBe(404);
  });
});

describe('tokens', () => {
  test('a code works once; used again it ends the session that it made', async () => {
    const browser = hostedBrowser();
    const request = await authoriseUrl(platform);
    const callback = await signInOnPage(platform, browser, request.url, newEmail());
    const tokens = await takeTokens(platform, request, callback);
    const again = await postToken(platform, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: request.verifier,
    });
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await callAccount(platform, tokens.access, WHO)).status).toBe(401);
  });

  test.each([
    ['verifier', {code_verifier: 'a'.repeat(43)}],
    ['callback', {redirect_uri: 'http://localhost:9/account/authorize'}],
  ])('a code for another %s is worth nothing', async (_, wrong) => {
    const request = await authoriseUrl(platform);
    const callback = await signInOnPage(platform, hostedBrowser(), request.url, newEmail());
    const {body} = await postToken(platform, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: request.verifier,
      ...wrong,
    });
    expect(body.error).toBe('invalid_grant');
  });

  test('a code runs out after five minutes', async () => {
    const request = await authoriseUrl(platform);
    const callback = await signInOnPage(platform, hostedBrowser(), request.url, newEmail());
    await postControl(platform, 'clock', {advance: 301});
    await expect(takeTokens(platform, request, callback)).rejects.toThrow();
  });

  test('an access token lasts two hours; its refresh token makes a new pair', async () => {
    const {access, refresh} = await hostedSession(platform, newEmail());
    await postControl(platform, 'clock', {advance: 7_201});
    expect((await callAccount(platform, access, WHO)).status).toBe(401);
    const {status, body} = await postToken(platform, {
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    expect([status, body.expires_in, body.token_type]).toEqual([200, 7200, 'Bearer']);
    expect(body.refresh_token).not.toBe(refresh);
    expect((await callAccount(platform, body.access_token, WHO)).status).toBe(200);
  });

  test('a used refresh token is taken again for a moment, and later ends the session', async () => {
    const {refresh} = await hostedSession(platform, newEmail());
    const renew = () => postToken(platform, {grant_type: 'refresh_token', refresh_token: refresh});
    const first = await renew();
    expect((await renew()).status).toBe(200);
    await postControl(platform, 'clock', {advance: 11});
    expect((await renew()).body.error).toBe('invalid_grant');
    expect((await callAccount(platform, first.body.access_token, WHO)).status).toBe(401);
  });

  test('a refresh token is over after thirty days', async () => {
    const {refresh} = await hostedSession(platform, newEmail());
    await postControl(platform, 'clock', {advance: 30 * 86_400 + 1});
    const {body} = await postToken(platform, {grant_type: 'refresh_token', refresh_token: refresh});
    expect(body.error).toBe('invalid_grant');
  });

  test('another client, another origin and another grant are refused', async () => {
    expect((await postToken(platform, {client_id: 'shp_somebody'})).body.error).toBe(
      'invalid_client',
    );
    const foreign = await postToken(platform, {}, {origin: 'https://elsewhere.example'});
    expect([foreign.status, foreign.body.error]).toEqual([401, 'invalid_client']);
    const password = await postToken(platform, {grant_type: 'password'});
    expect([password.status, password.body.error]).toEqual([400, 'unsupported_grant_type']);
  });

  test('the storefront’s token is the same customer, and ends with the access token', async () => {
    const {access, email} = await hostedSession(platform, newEmail());
    const exchange = async () => {
      const {data} = await callAccount(
        platform,
        access,
        'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { message } } }',
      );
      return data.storefrontCustomerAccessTokenCreate.customerAccessToken;
    };
    const token = await exchange();
    expect(await exchange()).toBe(token);
    const read = () =>
      callApi(platform, 'query($t: String!) { customer(customerAccessToken: $t) { email } }', {
        t: token,
      });
    expect((await read()).data.customer.email).toBe(email);
    await postControl(platform, 'clock', {advance: 7_201});
    expect((await read()).data.customer).toBeNull();
  });
});

describe('sign-out', () => {
  test('the id token ends the session, its tokens and the storefront’s, and leads back', async () => {
    const {access, refresh, idToken, browser} = await hostedSession(platform, newEmail());
    const server = await discover(platform);
    const url = new URL(server.end_session_endpoint ?? '');
    url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('post_logout_redirect_uri', 'http://localhost:3000/account/login');
    url.searchParams.set('state', 'mint');
    const {location} = await browser.open(url);
    expect(location?.href).toBe('http://localhost:3000/account/login?state=mint');
    expect((await callAccount(platform, access, WHO)).status).toBe(401);
    const renewed = await postToken(platform, {
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    expect(renewed.body.error).toBe('invalid_grant');
    const again = await browser.open((await authoriseUrl(platform)).url);
    expect(again.location?.pathname).toContain('/login/');
  });

  test('a forged id token ends nothing, and a foreign address is not led to', async () => {
    const {access, idToken, browser} = await hostedSession(platform, newEmail());
    const {end_session_endpoint: end = ''} = await discover(platform);
    const forged = await browser.open(`${end}?id_token_hint=${idToken.slice(0, -4)}AAAA`);
    expect(forged.status).toBe(400);
    expect((await callAccount(platform, access, WHO)).status).toBe(200);
    const away = await browser.open(
      `${end}?id_token_hint=${idToken}&post_logout_redirect_uri=https://elsewhere.example/`,
    );
    expect([away.status, away.location]).toEqual([200, null]);
  });

  test('a cart takes the access token as it is, and copies an address of its customer, until the token ends', async () => {
    const {access, email} = await hostedSession(platform, newEmail());
    const create = async () => {
      const {data} = await callApi(
        platform,
        `mutation($t: String!) { cartCreate(input: {buyerIdentity: {customerAccessToken: $t}}) {
          cart { id buyerIdentity { customer { email } } } userErrors { code field message } } }`,
        {t: access},
      );
      return data.cartCreate;
    };
    const {cart, userErrors} = await create();
    expect(userErrors).toEqual([]);
    expect(cart.buyerIdentity.customer).toEqual({email});
    const added = await callAccount(
      platform,
      access,
      `mutation { customerAddressCreate(address: {address1: "9 Oak Lane", city: "Austin", territoryCode: "US", zoneCode: "TX"}) {
        customerAddress { id } } }`,
    );
    const {data} = await callApi(
      platform,
      `mutation($cart: ID!, $id: ID!) { cartDeliveryAddressesAdd(cartId: $cart, addresses: [{address: {copyFromCustomerAddressId: $id}}]) {
        cart { delivery { addresses { address { ... on CartDeliveryAddress { address1 } } } } } userErrors { message } } }`,
      {
        cart: cart.id,
        id: added.data.customerAddressCreate.customerAddress.id.replace(
          'CustomerAddress',
          'MailingAddress',
        ),
      },
    );
    expect(data.cartDeliveryAddressesAdd.cart.delivery.addresses).toEqual([
      {address: {address1: '9 Oak Lane'}},
    ]);
    await postControl(platform, 'clock', {advance: 7_201});
    expect((await create()).userErrors).toMatchObject([{message: 'Customer is invalid'}]);
  });
});
