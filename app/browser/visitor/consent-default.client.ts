import {readCookie} from '~/browser/request/cookies.client';
import {CONSENT_START, parseConsent, withPrivacyControl} from '~/domain/visitor/consent';
import {toGoogleConsent} from '~/domain/visitor/google-consent';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {tellTags} from './data-layer.client';

/**
 * Tells Google's tags the consent before any event: what the visitor answered to our own banner, else nothing, until their manager
 * is there. Only where a tag manager is configured.
 */
export function tellConsentDefault({tagManagerId, consentManager}: VisitorSettings): void {
  if (tagManagerId === null) return;
  const answer =
    consentManager === 'embedded' ? parseConsent(readCookie('consent', parseConsent) ?? '') : null;
  const denies = (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
  tellTags(
    'consent',
    'default',
    toGoogleConsent(
      answer ? {status: 'settled', choice: withPrivacyControl(answer, denies)} : CONSENT_START,
    ),
  );
}
