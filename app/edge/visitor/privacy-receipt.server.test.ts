import {expect, it} from 'vitest';

import {clearEverything} from './privacy-receipt.server';

/** The headers that clearing everything leaves for somebody who sent these cookies. */
function clearedOf(cookies: string): string[] {
  const request = new Request('https://www.shop.example/privacy-receipt', {
    method: 'POST',
    headers: {Cookie: cookies},
  });
  return clearEverything(request, {isSecure: true}).headers.getSetCookie();
}

it('every cookie of a browser is cleared', () => {
  const names = Array.from({length: 180}, (_, number) => `c${number}`);
  const cleared = clearedOf(names.map((name) => `${name}=1`).join('; '));
  expect(cleared.map((cookie) => cookie.split('=', 1)[0])).toEqual([...names].sort());
});

it('a guarded cookie is cleared under its own name, and under no name that nobody has', () => {
  expect(clearedOf('__Host-cart=1')).toEqual([
    '__Host-cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('a header full of cookies, as no browser sends, makes no answer of a megabyte', () => {
  const names = Array.from({length: 1_400}, (_, number) => `c${number}=;c${number}=`);
  expect(clearedOf(names.join(';')).join('').length).toBeLessThan(200_000);
});
