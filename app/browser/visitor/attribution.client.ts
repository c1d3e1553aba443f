import {readCookie, removeCookie} from '~/browser/request/cookies.client';
import {
  ATTRIBUTION_KEY,
  type AttributionRecord,
  attributionRecord,
  findClickId,
  formatAttribution,
  parseAttribution,
} from '~/domain/visitor/attribution';
import {attributionDuty, type ConsentState} from '~/domain/visitor/consent';

import {writeShopCookie} from './shop-cookies.client';

/** Puts the value on the cart's attribution attribute, or takes the attribute away for null. */
type AttributionWriter = (value: string | null) => void;

/**
 * The click of the page that the visit began on. It lives in memory alone until the visitor allows advertising, so an
 * approval given some pages later still counts it, and a refusal leaves no trace of it.
 */
let landedClick: {clickId: string; at: Date} | null = null;

/** Remembers the click of an address; a later click of the same visit replaces it. */
export function rememberClick(query: URLSearchParams): void {
  const clickId = findClickId(query);
  if (clickId !== null) landedClick = {clickId, at: new Date()};
}

function stored(): AttributionRecord | null {
  const read = (text: string) => parseAttribution(text, new Date());
  return read(readCookie(ATTRIBUTION_KEY, read) ?? '');
}

/**
 * Keeps cookie and cart in step with the visitor's decision (Attribution and consent; coverage: visitor-attribution).
 * The cart is written when the cookie changes; every later cart change matches it at the edge (no purge of what is not
 * there).
 */
export function followConsent(state: ConsentState, write: AttributionWriter): void {
  switch (attributionDuty(state)) {
    case 'wait':
      return;
    case 'purge':
      landedClick = null;
      if (readCookie(ATTRIBUTION_KEY) === null) return;
      removeCookie(ATTRIBUTION_KEY);
      write(null);
      return;
    case 'initialise': {
      if (!landedClick || landedClick.clickId === stored()?.clickId) return;
      const record = attributionRecord(landedClick.clickId, landedClick.at);
      landedClick = null;
      const text = formatAttribution(record);
      writeShopCookie(ATTRIBUTION_KEY, text, new Date(record.expiryTime));
      write(text);
    }
  }
}
