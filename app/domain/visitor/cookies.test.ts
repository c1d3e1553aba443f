import {describe, expect, it} from 'vitest';

import {ATTRIBUTION_KEY} from './attribution';
import {type Cookie, type CookieName, COOKIES, findCookieRow, isHttpOnly} from './cookies';

const rows = Object.entries<Cookie>(COOKIES);
const DAY = 86_400;

describe('the table of cookies', () => {
  it.each<[CookieName, number]>([
    ['col_exp', 90 * DAY],
    ['og_auth', 7200],
    [ATTRIBUTION_KEY, 45 * DAY],
    ['cart', 365 * DAY],
    ['entered', 60],
  ])('keeps %s for %i seconds', (name, seconds) => {
    expect(findCookieRow(name).lifetime).toBe(seconds);
  });

  it('keeps what only the edge reads from scripts', () => {
    const hidden = rows.filter(([, row]) => isHttpOnly(row)).map(([name]) => name);
    expect(hidden).toEqual([
      'cart',
      'cart_linked',
      'decline_*',
      'discount_link',
      'customer_token',
      'customer_identity',
      'sign_in',
      'was_signed_in',
      'form_draft',
      'registering',
      'preview_at',
      'storefront_unlock',
    ]);
  });

  it.each(rows)('has a name, a reason and a reader for %s', (name, {text, lifetime, readBy}) => {
    expect(name).toMatch(/^\w+\*?$/);
    expect(text.length).toBeGreaterThan(10);
    expect(readBy.length).toBeGreaterThan(0);
    expect(lifetime).not.toBe('');
  });

  it('finds a row by its name and by the beginning of a family', () => {
    expect(findCookieRow('decline_gift_over_50')).toBe(COOKIES['decline_*']);
    expect(findCookieRow('cart')).toBe(COOKIES.cart);
  });

  it.each(['cart2', 'Cart', 'a_decline_x', 'constructor', ''])(
    'knows no cookie called %j',
    (name) => {
      expect(findCookieRow(name)).toBeNull();
    },
  );
});
