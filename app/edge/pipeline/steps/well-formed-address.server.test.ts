import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {wellFormedAddress} from './well-formed-address.server';

it.each([
  ['/%E0%A4%A', 400],
  ['/learn/a%c0%af', 400],
  ['/products%0A', 404],
  ['/learn/a%0D%0ab', 404],
  ['/a%00', 404],
  ['/%5C%5C', 404],
  ['/%5Cevil.example', 404],
])('%s is refused with the shop’s own page and %i', async (address, status) => {
  const {response, passed} = await take(wellFormedAddress, address);
  expect(response.status).toBe(status);
  expect(new URL(passed?.url ?? '').pathname).toBe('/__not-found');
  const data = await take(wellFormedAddress, `${address}.data`);
  expect([data.response.status, data.passed]).toEqual([status, null]);
});

it('an address that no header of a redirect would hold is refused before anything reads it', async () => {
  const long = `/learn?q=${'a'.repeat(8_000)}`;
  expect((await take(wellFormedAddress, long)).response.status).toBe(414);
  expect((await take(wellFormedAddress, `/learn?q=${'a'.repeat(4_000)}`)).passed).not.toBeNull();
});

it('any other address goes on', async () => {
  const {passed} = await take(wellFormedAddress, '/learn/caf%C3%A9?q=%0A');
  expect(passed?.url).toBe('https://shop.example/learn/caf%C3%A9?q=%0A');
});
