import {describe, expect, it} from 'vitest';

import {clearCookie, cookieNames, findCookie, setCookie} from './cookies.server';

const requestWith = (cookies: string) =>
  new Request('https://shop.example/', {headers: {Cookie: cookies}});

/** The `Set-Cookie` headers that some work leaves. */
function written(work: (answer: {responseHeaders: Headers}) => void): string[] {
  const answer = {responseHeaders: new Headers()};
  work(answer);
  return answer.responseHeaders.getSetCookie();
}

describe('a cookie of a request', () => {
  it.each([
    ['is decoded', 'a=1; discount_link=50%25%20off; b=2', '50% off'],
    ['needs no space around it', 'a=1;discount_link=SMILE;b=2', 'SMILE'],
    ['may hold what separates names from values', 'discount_link=a=b', 'a=b'],
    ['counts once, the first time', 'discount_link=A; discount_link=B', 'A'],
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

  it('is named once, whether the table knows it or not', () => {
    expect(
      cookieNames(requestWith('odd=1; cart=%E0%A4%A; odd=2; __proto__=x; a b=1; <i>=1; =1')),
    ).toEqual(['cart', 'odd']);
  });
});

describe('a cookie that is set', () => {
  it('lives as long as its row says, Secure, for the whole shop, and out of reach of scripts', () => {
    expect(written((answer) => setCookie(answer, 'cart', 'abc?key=k'))).toEqual([
      'cart=abc%3Fkey%3Dk; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
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
      'customer_token=x; Path=/; Expires=Fri, 09 Jan 2099 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
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
    'cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'consent=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    'odd=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ]);
});
