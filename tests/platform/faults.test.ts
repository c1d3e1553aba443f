import {createStorefrontClient} from '@shopify/hydrogen';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {config} from '../../hydrogen.config.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl} from './support/api-client.ts';
import {newSession, readCustomer, signIn, updateCustomer} from './support/customer-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    test: true,
    log: () => undefined,
    resolvers: {
      QueryRoot: {
        publicApiVersions: () => {
          throw new Error('a secret of the house');
        },
      },
    },
  });
});
afterEach(() => postControl(platform, 'faults', {rules: []}));
afterAll(() => platform.stop());

const setFaults = (...rules: Record<string, unknown>[]) => postControl(platform, 'faults', {rules});
const SHOP = 'query ShopName { shop { name } }';

/** The raw answer, for bodies that are no GraphQL. */
function post(query = SHOP) {
  return fetch(`${platform.url}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'b7100000000000000000000000000001',
    },
    body: JSON.stringify({query}),
  });
}

describe('conformance', () => {
  test('14: the fault "html" answers 500 text/html, and Hydrogen\'s client throws', async () => {
    await setFaults({kind: 'html'});
    const answer = await post();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('x-request-id')).toBeTruthy();

    const {storefront} = createStorefrontClient({
      storeDomain: platform.url,
      publicStorefrontToken: 'b7100000000000000000000000000001',
      storefrontApiVersion: '2025-04',
      i18n: {country: 'US', language: 'EN'},
    });
    await expect(storefront.query('query ShopName { shop { name } }')).rejects.toThrow();
  });

  test('15: the fault "throttled" answers 200 with code THROTTLED and null data', async () => {
    await setFaults({kind: 'throttled'});
    const {status, data, errors} = await callApi(platform, SHOP);
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(errors[0].extensions.code).toBe('THROTTLED');
  });

  test('16: a resolver that throws answers 200 with INTERNAL_SERVER_ERROR, the request id, no stack', async () => {
    const {status, headers, errors} = await callApi(platform, '{ publicApiVersions { handle } }');
    expect(status).toBe(200);
    expect(errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(errors[0].message).toContain(headers.get('x-request-id'));
    expect(JSON.stringify(errors)).not.toMatch(/secret of the house|\.ts:\d/);
  });
});

describe('faults', () => {
  test.each([
    ['server-error', 500, 'Internal Server Error'],
    ['bad-gateway', 502, '<!DOCTYPE html>'],
    ['too-many-requests', 429, ''],
    ['bot-rejection', 430, ''],
  ])('%s answers %d', async (kind, status, text) => {
    await setFaults({kind});
    const answer = await post();
    expect(answer.status).toBe(status);
    const body = await answer.text();
    if (text === '') expect(body).toBe('');
    else expect(body).toContain(text);
  });

  test('truncated JSON does not parse', async () => {
    await setFaults({kind: 'truncated'});
    const answer = await post();
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^\{/);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  test('null-data has errors and no data; internal-error has errors beside the data', async () => {
    await setFaults({kind: 'null-data'});
    expect(await callApi(platform, SHOP)).toMatchObject({data: null, errors: [{}]});
    await setFaults({kind: 'internal-error'});
    expect(await callApi(platform, SHOP)).toMatchObject({
      data: {shop: {name: config.brand.name}},
      errors: [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
    });
  });

  test('a rule strikes the operation it names, by its name or by a field, and no other', async () => {
    await setFaults({kind: 'server-error', operation: 'ShopName'});
    expect((await post()).status).toBe(500);
    expect((await post('query Other { shop { name } }')).status).toBe(200);
    await setFaults({kind: 'server-error', operation: 'shop'});
    expect((await post('query Other { shop { name } }')).status).toBe(500);
    await setFaults({kind: 'server-error', operation: 'mutation'});
    expect((await post()).status).toBe(200);
  });

  test('a rule with a number of times ends after them', async () => {
    await setFaults({kind: 'server-error', times: 2});
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await post()).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
  });

  test('chance with a seed repeats itself', async () => {
    const run = async () => {
      await postControl(platform, 'faults', {
        rules: [{kind: 'server-error', probability: 0.5}],
        seed: 7,
      });
      const statuses = [];
      for (let call = 0; call < 12; call += 1) statuses.push((await post()).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run()).toEqual(first);
  });

  test('a hanging call does not answer before its time, and others go on', async () => {
    await setFaults({kind: 'hang', operation: 'Slow'});
    const slow = post('query Slow { shop { name } }');
    const winner = await Promise.race([slow.then(() => 'slow'), post().then(() => 'other')]);
    expect(winner).toBe('other');
    await setFaults();
    slow.catch(() => undefined);
  });

  test('a lost reply has been applied', async () => {
    const {token} = await newSession(platform, {firstName: 'Ada'});
    await setFaults({kind: 'lost-reply', operation: 'customerUpdate'});
    await expect(updateCustomer(platform, token, {firstName: 'Grace'})).rejects.toThrow();
    expect((await readCustomer(platform, token)).customer.firstName).toBe('Grace');
  });

  test('a stale read answers what was true before the change', async () => {
    const {token} = await newSession(platform, {firstName: 'Ada'});
    await setFaults({kind: 'stale', operation: 'Customer'});
    expect((await readCustomer(platform, token)).customer.firstName).toBe('Ada');
    await updateCustomer(platform, token, {firstName: 'Grace'});
    expect((await readCustomer(platform, token)).customer.firstName).toBe('Ada');
    await setFaults();
    expect((await readCustomer(platform, token)).customer.firstName).toBe('Grace');
  });

  test('a reordered answer comes after a later one', async () => {
    await setFaults({kind: 'reordered', operation: 'First', times: 1, milliseconds: 10_000});
    const order: string[] = [];
    const first = post('query First { shop { name } }').then(() => order.push('first'));
    while ((await (await fetch(`${platform.url}/_test/faults`)).text()).includes('"events":[]'));
    await post('query Second { shop { name } }').then(() => order.push('second'));
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  test('an expired token ends the session in the middle of it', async () => {
    const {email, token} = await newSession(platform);
    await setFaults({kind: 'expired-token', operation: 'Customer', times: 1});
    expect((await readCustomer(platform, token)).customer).toBeNull();
    expect((await readCustomer(platform, token)).customer).toBeNull();
    const again = await signIn(platform, email);
    expect(again.payload.customerUserErrors).toEqual([]);
  });

  test('the mail provider fails under its own name', async () => {
    await setFaults({kind: 'bad-gateway', operation: 'mail'});
    expect((await fetch(`${platform.url}/mail/send`, {method: 'POST'})).status).toBe(502);
    expect((await post()).status).toBe(200);
  });

  test('a reset heals', async () => {
    await setFaults({kind: 'server-error'});
    await fetch(`${platform.url}/_test/reset`, {method: 'POST'});
    expect((await post()).status).toBe(200);
  });

  test('faults may be on from the start', async () => {
    const broken = await startPlatform({
      faults: [
        {operation: '*', kind: 'bad-gateway', probability: 1, times: null, milliseconds: null},
      ],
    });
    try {
      await expect(callApi(broken, SHOP)).rejects.toThrow();
    } finally {
      await broken.stop();
    }
  });
});
