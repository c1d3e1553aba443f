import {type ConsentState, isAllowed} from './consent';

type Word = 'granted' | 'denied';

/** Consent in the words of Google's tags. */
interface GoogleConsent {
  ad_storage: Word;
  ad_user_data: Word;
  ad_personalization: Word;
  analytics_storage: Word;
  functionality_storage: Word;
}

/** Tells Google's tags what the visitor allows; whatever is not known yet is denied. */
export function toGoogleConsent(state: ConsentState): GoogleConsent {
  const word = (allowed: boolean): Word => (allowed ? 'granted' : 'denied');
  const advertising = word(isAllowed(state, 'advertising'));
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: word(isAllowed(state, 'analytics')),
    functionality_storage: word(isAllowed(state, 'preferences')),
  };
}
