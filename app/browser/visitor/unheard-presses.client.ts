import {attempt} from '~/browser/request/attempt.client';
import {readStored, removeStored, writeStored} from '~/browser/request/browser-storage.client';
import {readCookie} from '~/browser/request/cookies.client';
import type {AnalyticsEvent} from '~/domain/visitor/analytics';
import {parseConsent} from '~/domain/visitor/consent';

import {track} from './data-layer.client';

const KEY = 'shop:pressed';

/** What was pressed while nobody could hear of it; null once somebody does. */
let unheard: AnalyticsEvent[] | null = [];

/** Reports a press, which may lead to another page before the tags of this one are there. */
export function trackPress(event: AnalyticsEvent): void {
  track(event);
  unheard?.push(event);
}

/** From now on every event is heard as it is reported. */
export function pressesAreHeard(): void {
  unheard = null;
}

/**
 * Hands what was pressed on a page that is left before its tags are there on to the next page of the visit, where analytics is
 * allowed; and reports what the page before has handed on (coverage: visitor-unheard-presses).
 */
export function handPressesOn(): void {
  const left = readStored('sessionStorage', KEY);
  if (left !== null) {
    removeStored('sessionStorage', KEY);
    // We wrote it ourselves, on the page before.
    attempt(() => (JSON.parse(left) as AnalyticsEvent[]).forEach(trackPress), undefined);
  }
  addEventListener('pagehide', () => {
    if (
      !unheard?.length ||
      parseConsent(readCookie('consent', parseConsent) ?? '')?.analytics !== true
    )
      return;
    writeStored('sessionStorage', KEY, JSON.stringify(unheard));
    unheard = [];
  });
}
