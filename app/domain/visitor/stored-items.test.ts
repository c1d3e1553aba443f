import {describe, expect, it} from 'vitest';

import {SAVED_PRODUCTS_KEY} from '~/domain/catalogue/saved-products';
import {RELOAD_GUARD_KEY} from '~/domain/request/build-refresh';

import {ATTRIBUTION_KEY} from './attribution';
import {CONSENT_COOKIE} from './consent';
import {EXPERIMENT_COOKIE} from './experiments';
import {needsConsent, type StoragePlace, type StoragePurpose, storedItem} from './stored-items';

describe('what is stored', () => {
  it.each<[StoragePlace, string, StoragePurpose]>([
    ['cookie', CONSENT_COOKIE, 'necessary'],
    ['cookie', EXPERIMENT_COOKIE, 'necessary'],
    ['cookie', 'cart', 'necessary'],
    ['cookie', 'cart_units', 'necessary'],
    ['cookie', 'customer_token', 'necessary'],
    ['cookie', 'decline_gift_over_50', 'necessary'],
    ['cookie', ATTRIBUTION_KEY, 'advertising'],
    ['cookie', '_ga_ABC123', 'analytics'],
    ['cookie', '_shopify_y', 'analytics'],
    ['cookie', '_gcl_au', 'advertising'],
    ['cookie', 'cart2', 'unknown'],
    ['localStorage', SAVED_PRODUCTS_KEY, 'necessary'],
    ['localStorage', 'cart', 'unknown'],
    ['sessionStorage', RELOAD_GUARD_KEY, 'necessary'],
  ])('a %s called %s is %s', (place, name, purpose) => {
    expect(storedItem(place, name).purpose).toBe(purpose);
  });

  it('needs a yes for everything but the necessary', () => {
    expect(
      (['necessary', 'analytics', 'advertising', 'preferences', 'unknown'] as const).filter(
        needsConsent,
      ),
    ).toEqual(['analytics', 'advertising', 'preferences']);
  });
});
