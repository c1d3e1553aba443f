import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {readCookie, removeCookie} from '~/browser/request/cookies.client';
import {
  ATTRIBUTION_KEY,
  attributionRecord,
  CLICK_ID_MAX_LENGTH,
  formatAttribution,
} from '~/domain/visitor/attribution';
import {COOKIES, findCookieRow, isHttpOnly, type PageCookieName} from '~/domain/visitor/cookies';

import {writeShopCookie} from './shop-cookies.client';
import {cookieNames, removeVendorCookie} from './vendor-cookies.client';

/** What was written to `document.cookie`, as text; the names and values that are left can be read. */
let written: string[];

beforeEach(() => {
  written = [];
  vi.stubGlobal('location', {hostname: 'www.shop.example', protocol: 'https:'});
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((text) => text.split('; ', 1)[0]).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a cookie that a script sets', () => {
  it('lives as long as its row says', () => {
    writeShopCookie('consent', '1:110');
    expect(written).toEqual(['consent=1%3A110; Max-Age=15724800; Path=/; Secure; SameSite=Lax']);
    expect(readCookie('consent')).toBe('1:110');
  });

  it('is kept over plain http too, where some browsers drop what is Secure', () => {
    vi.stubGlobal('location', {hostname: 'localhost', protocol: 'http:'});
    writeShopCookie('consent', '1:110');
    expect(written).toEqual(['consent=1%3A110; Max-Age=15724800; Path=/; SameSite=Lax']);
  });

  it('ends before that where it is told to', () => {
    const record = attributionRecord('{"a":"; Domain=evil"}', new Date('2026-03-01T12:00:00Z'));
    writeShopCookie(ATTRIBUTION_KEY, formatAttribution(record), new Date(record.expiryTime));
    expect(written[0]).toMatch(
      /^cp_impact_attribution=[^;]+; Expires=Wed, 15 Apr 2026 12:00:00 GMT; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(readCookie(ATTRIBUTION_KEY)).toBe(formatAttribution(record));
  });

  it('stays far below the browser’s limit of 4096 bytes with the longest click', () => {
    const longest = attributionRecord('"'.repeat(CLICK_ID_MAX_LENGTH), new Date());
    writeShopCookie(ATTRIBUTION_KEY, formatAttribution(longest), new Date(longest.expiryTime));
    expect(written[0]?.length).toBeLessThan(4096);
  });

  it.each(Object.keys(COOKIES).filter((name) => !isHttpOnly(findCookieRow(name as 'cart'))))(
    'has a lifetime in seconds: %s',
    (name) => {
      writeShopCookie(name as PageCookieName, 'x');
      expect(written[0]).toMatch(/; Max-Age=\d+; /);
    },
  );
});

it('of several cookies of one name the one that is ours is read', () => {
  written.push('consent=', 'consent=%E0%A4%A', 'consent=odd', 'consent=1%3A010');
  expect(readCookie('consent', (value) => /^1:/.test(value))).toBe('1:010');
  expect(readCookie('consent')).toBe('odd');
});

it('a vendor’s cookie is removed from this host and from its parents', () => {
  removeVendorCookie('_ga');
  expect(written).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.shop.example',
    '_ga=; Max-Age=0; Path=/; Domain=shop.example',
  ]);
});

it('blocked cookies stop nothing', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new Error('blocked');
    },
    set cookie(_: string) {
      throw new Error('blocked');
    },
  });
  writeShopCookie('consent', '1:000');
  removeCookie('consent');
  removeVendorCookie('_ga');
  expect([readCookie('consent'), cookieNames()]).toEqual([null, []]);
});
