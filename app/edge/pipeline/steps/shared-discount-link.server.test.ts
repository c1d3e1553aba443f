import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {sharedDiscountLink} from './shared-discount-link.server';

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? null;

it.each([
  ['/discount/Smile10', 'discount_link=Smile10', '/'],
  [
    '/discount/A%20B?redirect=/products?page=2&utm_source=m',
    'discount_link=A%20B',
    '/products?page=2&utm_source=m',
  ],
  ['/discount/X?redirect=https://evil.example', 'discount_link=X', '/'],
  ['/discount/X?redirect=/.//evil.example', 'discount_link=X', '/'],
])('%s puts %j aside and goes on to %s', async (address, cookie, location) => {
  const {response, passed, headers} = await take(sharedDiscountLink, address);
  expect([cookieOf(headers), passed]).toEqual([cookie, null]);
  expect(response.headers.get('Location')).toBe(location);
});

it('a look at the link alone puts nothing aside', async () => {
  const {response, headers} = await take(sharedDiscountLink, '/discount/X', {
    init: {method: 'HEAD'},
  });
  expect([response.status, cookieOf(headers)]).toEqual([302, null]);
});

it.each(['/discount', '/discount/a/b', '/products'])('%s goes on', async (path) => {
  expect((await take(sharedDiscountLink, path)).passed).not.toBeNull();
});
