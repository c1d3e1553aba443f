import {expect, it} from 'vitest';

import {CONSENT_START, type ConsentState, EVERYTHING_ALLOWED, NOTHING_ALLOWED} from './consent';
import {toGoogleConsent} from './google-consent';

const words = (state: ConsentState) => new Set(Object.values(toGoogleConsent(state)));

it('denies everything until the visitor has answered, and where nobody can be asked', () => {
  for (const state of [CONSENT_START, {status: 'asking'}, {status: 'no-manager'}] as const) {
    expect(words(state)).toEqual(new Set(['denied']));
  }
});

it('says all or nothing as it was answered', () => {
  expect(words({status: 'settled', choice: EVERYTHING_ALLOWED})).toEqual(new Set(['granted']));
  expect(words({status: 'settled', choice: NOTHING_ALLOWED})).toEqual(new Set(['denied']));
});

it('grants the three words of advertising together, and none of them with analytics', () => {
  const choice = {...NOTHING_ALLOWED, advertising: true};
  expect(toGoogleConsent({status: 'settled', choice})).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
  });
});
