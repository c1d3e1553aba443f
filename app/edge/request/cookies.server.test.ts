import {describe, expect, it} from 'vitest';

import {
  type Answer,
  clearCookie,
  clearEveryCookie,
  cookieNames,
  findCookie,
  findCookies,
  setCookie,
} from './cookies.server';

const requestWith = (cookies: string) =>
  new Request('https://shop.example/', {headers: {Cookie: cookies}});

/** The `Set-Cookie` headers that some work leaves. */
function written(work: (answer: Answer) => void, isSecure = true): string[] {
  const answer = {responseHeaders: new Headers(), isSecure};
  work(answer);
  return answer.responseHeaders.getSetCookie();
}

describe('a cookie of a request', () => {
  it.each([
    ['is decoded', 'a=1; discount_link=50%25%20off; b=2', '50% off'],
    ['needs no space around it', 'a=1;discount_link=SMILE;b=2', 'SMILE'],
    ['may hold what separates names from values', 'discount_link=a=b', 'a=b'],
    ['counts once, the first time', 'discount_link=A; discount_link=B', 'A'],
    ['is not an empty one before it', 'discount_link=; discount_link=B', 'B'],
    ['is not a broken one before it', 'discount_link=%E0%A4%A; discount_link=B', 'B'],
    ['may stand in quotes', 'discount_link="A"', 'A'],
    ['is not one whose name only ends the same', 'xdiscount_link=A', null],
    ['is nothing when it is empty', 'discount_link=', null],
    ['is nothing when it is not encoded correctly', 'discount_link=%E0%A4%A', null],
    ['is nothing without its equals sign', 'discount_link', null],
    ['is nothing when there is none', '', null],
  ])('%s', (_, cookies, value) => {
    expect(findCookie(requestWith(cookies), 'discount_link')).toBe(value);
  });

  it('is nothing when no cookie came at all', () => {
    expect(findCookie(new Request('https://shop.example/'), 'cart')).toBeNull();
  });

  it('is the one that is ours, wherever it stands', () => {
    const request = requestWith('cart=x y; cart=c1-good; cart=c2-other');
    expect(findCookie(request, 'cart', (value) => /^[\w-]+$/.test(value))).toBe('c1-good');
    expect(findCookies(request, 'cart')).toEqual(['x y', 'c1-good', 'c2-other']);
  });

  it('is the one under the name that nobody else can set, and where none came, the one under its plain name', () => {
    const request = requestWith(
      'cart=forged; __Host-cart=ours; __Host-col_exp=forged; col_exp=a.0; sign_in=begun',
    );
    expect(findCookies(request, 'cart')).toEqual(['ours']);
    expect(findCookies(request, 'col_exp')).toEqual(['a.0']);
    expect(findCookies(request, 'sign_in')).toEqual(['begun']);
  });

  it('is named once, whether the table knows it or not', () => {
    expect(
      cookieNames(requestWith('odd=1; cart=%E0%A4%A; odd=2; __proto__=x; a b=1; <i>=1; =1')),
    ).toEqual(['cart', 'odd']);
  });
});

describe('a cookie that is set', () => {
  it('lives as long as its row says, Secure, for the whole shop, and out of reach of scripts', () => {
    expect(written((answer) => setCookie(answer, 'cart', 'abc?key=k'))).toEqual([
      '__Host-cart=abc%3Fkey%3Dk; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('is kept by every browser over plain http, but for what the specification calls secure', () => {
    const names = ['cart', 'customer_token', 'cart_units', 'og_auth'] as const;
    const [cart, token, units, provider] = written((answer) => {
      for (const name of names) setCookie(answer, name, '1');
    }, false);
    expect(cart).toBe('cart=1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(token).toBe('customer_token=1; Path=/; HttpOnly; SameSite=Lax');
    expect(units).toBe('cart_units=1; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(provider).toBe('og_auth=1; Max-Age=7200; Path=/; Secure; SameSite=Lax');
  });

  it('is readable by script where a script reads it', () => {
    expect(written((answer) => setCookie(answer, 'cart_units', '3'))).toEqual([
      'cart_units=3; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('has the attributes of its family', () => {
    expect(written((answer) => setCookie(answer, 'decline_gift_over_50', 'true'))).toEqual([
      'decline_gift_over_50=true; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('ends at an instant where one is given', () => {
    const expires = new Date('2099-01-09T12:00:00Z');
    expect(written((answer) => setCookie(answer, 'customer_token', 'x', {expires}))).toEqual([
      '__Host-customer_token=x; Path=/; Expires=Fri, 09 Jan 2099 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['a; Domain=evil.example', 'a\r\nSet-Cookie: b=c', 'ä, "b"\\'])(
    'carries any text and nothing beside it: %j',
    (value) => {
      const [cookie = ''] = written((answer) => setCookie(answer, 'discount_link', value));
      expect(cookie.split('; ')).toHaveLength(6);
      const [pair = ''] = cookie.split(';');
      expect(findCookie(requestWith(pair), 'discount_link')).toBe(value);
    },
  );
});

it('a cookie is removed with the attributes it was set with', () => {
  expect(
    written((answer) => {
      clearCookie(answer, 'cart');
      clearCookie(answer, 'consent');
      clearCookie(answer, 'odd');
    }),
  ).toEqual([
    '__Host-cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'consent=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    'odd=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ]);
});

describe('a cookie that came more than once', () => {
  const removed = (cookies: string, address = 'https://www.shop.example/account/logout') => {
    const request = new Request(address, {headers: {Cookie: cookies}});
    return written((answer) => clearEveryCookie(request, answer, 'og_auth')).map((cookie) =>
      cookie.replace('og_auth=; Max-Age=0; ', '').replace('; Secure; SameSite=Lax', ''),
    );
  };

  it('is removed wherever it may have been set', () => {
    expect(removed('og_auth=1; og_auth=2')).toEqual([
      'Path=/',
      'Path=/account',
      'Path=/account/logout',
      'Domain=www.shop.example; Path=/',
      'Domain=www.shop.example; Path=/account',
      'Domain=www.shop.example; Path=/account/logout',
      'Domain=shop.example; Path=/',
      'Domain=shop.example; Path=/account',
      'Domain=shop.example; Path=/account/logout',
    ]);
    expect(removed('og_auth=1; og_auth=2', 'http://localhost:3000/')).toEqual(['Path=/']);
  });

  it('and one that came once is removed once', () => {
    expect(removed('og_auth=1')).toEqual(['Path=/']);
  });

  it('is removed everywhere too where its plain name came beside the guarded one, or alone: neither is ours for certain', () => {
    const request = (cookies: string) =>
      new Request('https://www.shop.example/', {headers: {Cookie: cookies}});
    const cleared = (cookies: string) =>
      written((answer) => clearEveryCookie(request(cookies), answer, 'customer_token')).map(
        (cookie) => cookie.replace(/; (?:Max-Age=0|HttpOnly|Secure|SameSite=Lax)/g, ''),
      );
    const own = ['__Host-customer_token=; Path=/', 'customer_token=; Path=/'];
    const planted = [
      ...own,
      'customer_token=; Domain=www.shop.example; Path=/',
      'customer_token=; Domain=shop.example; Path=/',
    ];
    expect(cleared('__Host-customer_token=1')).toEqual(own);
    expect(cleared('__Host-customer_token=1; customer_token=2')).toEqual(planted);
    expect(cleared('customer_token=2')).toEqual(planted);
  });
});
