import type {AnalyticsEvent} from './analytics';

/** What an e-mail address, or several run together, is made of. */
const WORD = /[^\s/,;]+/gu;

/**
 * Names about an @ and before a dot, as they stand, in full width, or escaped for an address, once or again and again. The first @
 * is taken for good (what is looked ahead at is not tried otherwise): a long row of them would take minutes.
 */
const EMAIL = /^(?=(.+?([@＠]|%(25)*40)))\1.+?(\.|%(25)*2E)../iu;

/** Seven digits or more, the shortest telephone number there is, with what people write between them. */
const NUMBER = /[+＋(]?\d([\s().\-–/]{0,3}\d){6,}/gu;

/**
 * A text without e-mail addresses and telephone numbers, each replaced by the name of its kind. A number of seven digits or
 * more counts as a telephone number, however it is grouped: what is masked for nothing costs less than what is not masked.
 */
export function maskPersonalData(text: string): string {
  return text
    .replace(WORD, (word) => (EMAIL.test(word) ? '[e-mail]' : word))
    .replace(NUMBER, '[number]');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A path without personal data. Segments that hold none keep the spelling they have, escaped or not. */
export function maskPath(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      // A link that a program has escaped once more is as readable to whoever gets the report.
      const plain = decoded(decoded(segment));
      const masked = maskPersonalData(plain);
      return masked === plain ? segment : masked;
    })
    .join('/');
}

/**
 * Fields of events that only the catalogue, the shop's own lists and rules of their own fill (a SKU may be a number of
 * twelve digits). Every other text of an event may hold what a visitor typed. Locations and codes are masked where they are
 * made: a campaign's number stays (`reportedLocation`), a code is a code (`reportedCode`).
 */
const OWN_WORDS =
  /^(event|currency|page_location|coupon|(item|promotion|experiment|variant)_(?!list_)\w+)$/;

function masked(value: unknown, field: string): unknown {
  if (typeof value === 'string')
    return OWN_WORDS.test(field) ? value : maskPath(maskPersonalData(value));
  if (Array.isArray(value)) return value.map((one: unknown) => masked(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, name)]));
}

/** An event as it may leave the shop: personal data masked in every text that a visitor can have a hand in. */
export function withoutPersonalData<Event extends AnalyticsEvent>(event: Event): Event {
  return masked(event, '') as Event;
}
