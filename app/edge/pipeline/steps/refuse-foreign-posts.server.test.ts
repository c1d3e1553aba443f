import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {take} from '../../../../tests/support/step-runner';

import {refuseForeignPosts} from './refuse-foreign-posts.server';

const context = {siteOrigin: 'https://www.shop.example'} as ShopContext;

/** The status of a request; 200 when it goes on to the shop. What is refused is refused with the shop's own page. */
async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const address = 'https://shop.example/account/logout';
  const {response, passed} = await take(refuseForeignPosts, address, {
    init: {method, headers},
    context,
  });
  expect(passed?.url).toBe(response.status === 200 ? address : 'https://shop.example/__not-found');
  return response.status;
}

describe('a post', () => {
  it.each<[Record<string, string>, number]>([
    [{Origin: 'https://evil.example'}, 403],
    [{Origin: 'http://shop.example'}, 403],
    [{Origin: 'https://shop.example.evil.example'}, 403],
    [{Origin: 'null'}, 403],
    [{'Sec-Fetch-Site': 'cross-site'}, 403],
    [{'Sec-Fetch-Site': 'same-site'}, 403],
    [{Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin'}, 403],
    [{Origin: 'https://shop.example'}, 200],
    [{Origin: 'https://www.shop.example'}, 200],
    [{'Sec-Fetch-Site': 'same-origin'}, 200],
    [{'Sec-Fetch-Site': 'none'}, 200],
    [{}, 200],
  ])('with %j is answered %i', async (headers, status) => {
    expect(await statusOf('POST', headers)).toBe(status);
  });
});

it.each(['PUT', 'DELETE', 'PATCH'])('a %s of another site is refused as well', async (method) => {
  expect(await statusOf(method, {Origin: 'https://evil.example'})).toBe(403);
});

it.each(['GET', 'HEAD', 'OPTIONS'])('a link of another site may lead here: %s', async (method) => {
  expect(await statusOf(method, {Origin: 'https://evil.example'})).toBe(200);
});

it.each(['https://www.shop.example', 'https://www.shop.example/', 'https://www.shop.example/shop'])(
  'behind a proxy that ends TLS a form of %s passes, under the host it was shown on',
  async (siteOrigin) => {
    const {passed} = await take(refuseForeignPosts, 'http://inner.example:8080/cart', {
      init: {method: 'POST', body: 'a=1', headers: {Origin: 'https://www.shop.example'}},
      context: {siteOrigin},
    });
    expect(passed?.headers.get('X-Forwarded-Host')).toBe('www.shop.example');
    expect(await passed?.text()).toBe('a=1');
  },
);
