import {describe, expect, it} from 'vitest';

import {ATTRIBUTION_KEY} from './attribution';
import {formatLifetime, type ReceiptEntry, type StoragePlace, storedItem} from './stored-items';

describe('what is stored', () => {
  it.each<[StoragePlace, string, ReceiptEntry['purpose']]>([
    ['cookie', 'consent', 'necessary'],
    ['cookie', 'col_exp', 'necessary'],
    ['cookie', 'cart', 'necessary'],
    ['cookie', 'cart_units', 'necessary'],
    ['cookie', 'customer_token', 'necessary'],
    ['cookie', 'decline_gift_over_50', 'necessary'],
    ['cookie', 'OptanonConsent', 'necessary'],
    ['cookie', ATTRIBUTION_KEY, 'advertising'],
    ['cookie', '_ga_ABC123', 'analytics'],
    ['cookie', '_shopify_y', 'analytics'],
    ['cookie', '_gcl_au', 'advertising'],
    ['cookie', '_gac_UA-1', 'advertising'],
    ['cookie', '_gat_gtag', 'analytics'],
    ['cookie', 'cart2', 'unknown'],
    ['localStorage', 'shop:saved', 'necessary'],
    ['localStorage', 'recent-searches', 'necessary'],
    ['localStorage', '_gcl_ls', 'advertising'],
    ['localStorage', 'cart', 'unknown'],
    ['localStorage', 'constructor', 'unknown'],
    ['sessionStorage', 'shop:reloaded-at', 'necessary'],
    ['sessionStorage', 'positions', 'necessary'],
    ['sessionStorage', 'shop:saved', 'unknown'],
  ])('a %s called %s is %s', (place, name, purpose) => {
    expect(storedItem(place, name).purpose).toBe(purpose);
  });

  it.each<[StoragePlace, string, string]>([
    ['cookie', 'discount_link', '30 days'],
    ['cookie', 'consent', '6 months'],
    ['cookie', 'cart', '1 year'],
    ['cookie', 'customer_token', 'until you sign out, or a week without a visit'],
    ['cookie', '__Host-cart', '1 year'],
    ['cookie', '__Host-consent', 'unknown'],
    ['localStorage', 'recent-searches', 'until you clear it'],
    ['cookie', 'odd', 'unknown'],
  ])('the receipt says of the %s %s how long it stays: %s', (place, name, lifetime) => {
    expect(storedItem(place, name).lifetime).toBe(lifetime);
  });
});

describe('a lifetime in words', () => {
  const DAY = 86_400;
  it.each([
    [60, '1 minute'],
    [1_800, '30 minutes'],
    [3_599, '60 minutes'],
    [3_600, '1 hour'],
    [7_200, '2 hours'],
    [DAY, '1 day'],
    [90 * DAY, '90 days'],
    [120 * DAY - 1, '120 days'],
    [120 * DAY, '4 months'],
    [182 * DAY, '6 months'],
    [365 * DAY, '1 year'],
    [730 * DAY, '2 years'],
    ['this visit', 'this visit'],
  ])('%s is %s', (lifetime, words) => {
    expect(formatLifetime(lifetime)).toBe(words);
  });
});
