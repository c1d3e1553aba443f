import type {Attribute} from '~/domain/cart/cart';
import {hasControlCharacter} from '~/domain/values/control-characters';

import {CLICK_QUERY_PARAMETER} from './click-parameter';

/** The name of the cookie and of the cart attribute (coverage: visitor-attribution). */
export const ATTRIBUTION_KEY = 'cp_impact_attribution';

/** How many days a click counts (decisions.md). */
export const ATTRIBUTION_LIFETIME_DAYS = 45;

/** Longer click ids are no click ids; a cookie of 4 KB would be cut or refused by the browser. */
export const CLICK_ID_MAX_LENGTH = 512;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Attribution record (coverage: visitor-attribution). */
export interface AttributionRecord {
  clickId: string;
  /** ISO instant at which the click landed. */
  loadTime: string;
  /** `Date#toUTCString()` of the end of its life. */
  expiryTime: string;
}

/**
 * The click id of a page's query: the first non-empty value of `im_ref`. Null when there is none, or when it is
 * longer than CLICK_ID_MAX_LENGTH or holds control characters.
 */
export function findClickId(query: URLSearchParams): string | null {
  const clickId = query.getAll(CLICK_QUERY_PARAMETER).find((value) => value !== '');
  if (clickId === undefined || clickId.length > CLICK_ID_MAX_LENGTH) return null;
  return hasControlCharacter(clickId) ? null : clickId;
}

/** The record of a click that landed at `now`: it lives ATTRIBUTION_LIFETIME_DAYS. */
export function attributionRecord(clickId: string, now: Date): AttributionRecord {
  return {
    clickId,
    loadTime: now.toISOString(),
    expiryTime: new Date(now.getTime() + ATTRIBUTION_LIFETIME_DAYS * DAY_MS).toUTCString(),
  };
}

/** The text of the cart attribute; the cookie carries the same, percent-encoded. */
export function formatAttribution({clickId, loadTime, expiryTime}: AttributionRecord): string {
  return JSON.stringify({clickId, loadTime, expiryTime});
}

/**
 * Reads what `formatAttribution` wrote. Null for anything else, and for a record that has expired at `now`: a
 * cookie's own expiry is the browser's business, an attribute in a cart has none.
 */
export function parseAttribution(text: string, now: Date): AttributionRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const {clickId, loadTime, expiryTime} = value as Record<string, unknown>;
  if (typeof clickId !== 'string' || typeof loadTime !== 'string') return null;
  if (clickId === '' || clickId.length > CLICK_ID_MAX_LENGTH) return null;
  if (typeof expiryTime !== 'string') return null;
  const expiry = Date.parse(expiryTime);
  return Number.isNaN(expiry) || expiry <= now.getTime() ? null : {clickId, loadTime, expiryTime};
}

/**
 * The full list of cart attributes that matches the record (coverage: cart-attribution): the entry set, updated, or
 * absent without one. Null when the cart matches already, so that nothing is sent. The other attributes keep their
 * order; the platform's list is replaced whole, so a stale entry never survives next to a new one.
 */
export function attributionAttributes(
  attributes: readonly Attribute[],
  record: AttributionRecord | null,
): Attribute[] | null {
  const others = attributes.filter(({key}) => key !== ATTRIBUTION_KEY);
  const entries = attributes.filter(({key}) => key === ATTRIBUTION_KEY);
  if (!record) return entries.length === 0 ? null : others;
  const value = formatAttribution(record);
  if (entries.length === 1 && entries[0]?.value === value) return null;
  return [...others, {key: ATTRIBUTION_KEY, value}];
}
