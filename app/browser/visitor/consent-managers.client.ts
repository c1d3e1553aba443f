import {readCookie} from '~/browser/request/cookies.client';
import {formatConsent, parseConsent} from '~/domain/visitor/consent';
import type {VisitorSettings} from '~/domain/visitor/settings';

import type {ConsentManager} from './consent-manager';

function embeddedManager(): ConsentManager {
  return {
    asksWithOurBanner: true,
    read() {
      const choice = parseConsent(readCookie('consent', parseConsent) ?? '');
      return choice ? {manager: 'answered', choice} : {manager: 'undecided'};
    },
    onSubmitted(listener) {
      // Answered in another tab: that answer holds here too.
      window.addEventListener('focus', () => {
        if (readCookie('consent', parseConsent) !== null) listener();
      });
    },
    submit(choice, write) {
      write('consent', formatConsent(choice));
    },
    openPreferences: () => undefined,
  };
}

/** The manager that the shop is configured with. */
export async function consentManager(settings: VisitorSettings): Promise<ConsentManager> {
  if (settings.consentManager === 'embedded') return embeddedManager();
  const managers = await import('./foreign-consent-managers.client');
  return managers.foreignManager(settings);
}
