import type {AnalyticsEvent} from './analytics';

/** An @ or a dot as it stands, in full width, or escaped for an address, once or again and again. */
const AT = String.raw`(?:[@＠]|%(?:25)*40)`;
const DOT = String.raw`(?:\.|%(?:25)*2E)`;
const NAME = String.raw`[^\s@＠/,;:<>()"'?&=#]`;
const EMAIL = new RegExp(`${NAME}+${AT}${NAME}+${DOT}${NAME}{2,}`, 'giu');

/** Digits with what people write between them; whether they are a telephone number is a matter of how many there are. */
const NUMBER = /[+＋(]?\d(?:[\s().\-–/]{0,3}\d)+/gu;
/** The shortest telephone number, without its area code. */
const PHONE_DIGITS = 7;

/** What stands in the place of each kind. */
const MASKED_EMAIL = '[e-mail]';
const MASKED_NUMBER = '[number]';

/**
 * A text without e-mail addresses and telephone numbers, each replaced by the name of its kind. A number of seven digits or
 * more counts as a telephone number, however it is grouped: what is masked for nothing costs less than what is not masked.
 */
export function maskPersonalData(text: string): string {
  return text
    .replace(EMAIL, MASKED_EMAIL)
    .replace(NUMBER, (number) =>
      number.replace(/\D/g, '').length >= PHONE_DIGITS ? MASKED_NUMBER : number,
    );
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
 * twelve digits). Every other text of an event may hold what a visitor typed.
 */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'event',
  'item_id',
  'item_name',
  'item_brand',
  'item_category',
  'item_variant',
  'currency',
  // Masked where they are made: a campaign's number stays (`reportedLocation`), a code is a code (`reportedCode`).
  'page_location',
  'coupon',
  'experiment_id',
  'variant_id',
  'promotion_id',
  'promotion_name',
]);
const PATHS: ReadonlySet<string> = new Set(['page_path', 'cta_location', 'cta_destination']);

function masked(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (OWN_WORDS.has(field)) return value;
    return PATHS.has(field) ? maskPath(value) : maskPersonalData(value);
  }
  if (Array.isArray(value)) return value.map((one: unknown) => masked(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, name)]));
}

/** An event as it may leave the shop: personal data masked in every text that a visitor can have a hand in. */
export function withoutPersonalData<Event extends AnalyticsEvent>(event: Event): Event {
  return masked(event, '') as Event;
}
