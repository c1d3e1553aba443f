import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {discountLink} from './discount-link.server';

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? null;

it.each([
  ['/products?discount=SMILE10', 'discount_link=SMILE10', '/products'],
  ['/?a=b+c&discount=50%25&%64iscount=X&z=%2F', 'discount_link=50%25', '/?a=b+c&z=%2F'],
  ['/?discount=&discount=B', 'discount_link=B', '/'],
  ['/?discount=%0Ax%00', null, '/'],
  [`/?discount=${'x'.repeat(256)}`, null, '/'],
])('%s puts %j aside and goes on to %s', async (address, cookie, location) => {
  const {response, passed, headers} = await take(discountLink, address);
  expect([response.status, response.headers.get('Location')]).toEqual([302, location]);
  expect([cookieOf(headers), passed]).toEqual([cookie, null]);
});

it('data is answered at once, with the code put aside', async () => {
  const {passed, headers} = await take(discountLink, '/products.data?discount=SMILE10');
  expect(passed).not.toBeNull();
  expect(cookieOf(headers)).toBe('discount_link=SMILE10');
});

it('a post, and an address without a code, go on as they are', async () => {
  expect((await take(discountLink, '/products')).passed).not.toBeNull();
  const posted = await take(discountLink, '/cart?discount=X', {init: {method: 'POST'}});
  expect([posted.passed === null, cookieOf(posted.headers)]).toEqual([false, null]);
});
