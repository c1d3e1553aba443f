import {describe, expect, it} from 'vitest';

import {EVERYTHING_ALLOWED, NOTHING_ALLOWED} from './consent';
import {readOneTrustConsent, readShopifyConsent, toShopifyConsent} from './consent-answers';

describe('Shopify’s customer privacy', () => {
  it('has not answered while no purpose is decided', () => {
    expect(readShopifyConsent({marketing: '', analytics: '', preferences: ''})).toEqual({
      manager: 'undecided',
    });
  });

  it('allows what it says yes to, and takes what is left open as a no', () => {
    expect(readShopifyConsent({marketing: '', analytics: 'yes', preferences: 'no'})).toEqual({
      manager: 'answered',
      choice: {preferences: false, analytics: true, advertising: false},
    });
    expect(readShopifyConsent({marketing: 'no', analytics: 'no', preferences: 'no'})).toEqual({
      manager: 'answered',
      choice: NOTHING_ALLOWED,
    });
  });

  it('is told that data may be sold only with advertising', () => {
    expect(toShopifyConsent(EVERYTHING_ALLOWED)).toEqual({
      preferences: true,
      analytics: true,
      marketing: true,
      sale_of_data: true,
    });
    expect(toShopifyConsent({...EVERYTHING_ALLOWED, advertising: false})).toMatchObject({
      marketing: false,
      sale_of_data: false,
    });
  });
});

describe('OneTrust', () => {
  it('has not answered while its box stands open, whatever groups are on by default', () => {
    expect(readOneTrustConsent(false, ',C0001,C0002,C0003,C0004,')).toEqual({
      manager: 'undecided',
    });
  });

  it.each([
    [',C0001,C0002,C0003,C0004,', EVERYTHING_ALLOWED],
    [',C0001,', NOTHING_ALLOWED],
    ['', NOTHING_ALLOWED],
    [',C0001,C0002,', {preferences: false, analytics: true, advertising: false}],
    [',C0001,C00045,C0003,', {preferences: true, analytics: false, advertising: false}],
  ])('allows the purposes of the groups %s', (groups, choice) => {
    expect(readOneTrustConsent(true, groups)).toEqual({manager: 'answered', choice});
  });
});
