import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {variantId} from '~/domain/catalogue/variant-address';
import {hasControlCharacter, withoutControlCharacters} from '~/domain/values/control-characters';

import type {LineRequest} from './lines';

/** More different goods than a link that somebody shares has in it. */
const MOST_LINES = 25;

/**
 * The lines that a link to a cart names (`/cart/{variant}:{units},…`), a variant once and with ten units at most; null for what is no
 * such link, or names more than anybody would.
 */
export function parsePermalink(text: string): LineRequest[] | null {
  if (!/^\d{1,20}:\d{1,6}(?:,\d{1,20}:\d{1,6})*$/.test(text)) return null;
  const units = new Map<string, number>();
  for (const [number = '', quantity = ''] of text.split(',').map((part) => part.split(':')))
    units.set(number, (units.get(number) ?? 0) + Number(quantity));
  const lines = [...units]
    .filter(([, quantity]) => quantity > 0)
    .map(([number, quantity]) => ({
      merchandiseId: variantId(number),
      quantity: Math.min(quantity, MAX_QUANTITY_PER_VARIANT),
      sellingPlanId: null,
      attributes: [],
    }));
  return lines.length > 0 && lines.length <= MOST_LINES ? lines : null;
}

/** What a link to a cart says beside its goods. */
export interface PermalinkDetails {
  /** The note of the order; null where the link has none. */
  note: string | null;
  /** Attributes of the cart, `ref` among them. */
  attributes: Readonly<Record<string, string>>;
  /** For the checkout to begin with; null where the link names nothing that could be one. */
  email: string | null;
}

export const NO_DETAILS: PermalinkDetails = {note: null, attributes: {}, email: null};

/** As many characters as the platform takes in a note, a name and a value. */
const LONGEST = {note: 5000, name: 255, value: 5000, email: 254} as const;

/** More than a link that somebody wrote has. */
const MOST_ATTRIBUTES = 25;

/** One address with a name and a host, and nothing that a list or a header would read on from. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;

const isLine = (text: string, most: number) =>
  text !== '' && text.length <= most && !hasControlCharacter(text);

/**
 * What the query of a link to a cart says beside its goods, by the names that the platform's own links have: `note`,
 * `attributes[name]`, `ref` (an attribute of that name) and `checkout[email]`. Of a name that comes twice the first counts. What is
 * empty, too long or unreadable is left out; a note is cut. `reserved` are names of attributes that no link sets.
 */
export function parsePermalinkDetails(
  query: URLSearchParams,
  reserved: readonly string[],
): PermalinkDetails {
  const attributes = new Map<string, string>();
  for (const [parameter, value] of query) {
    const name = parameter === 'ref' ? 'ref' : /^attributes\[([^\]]+)\]$/.exec(parameter)?.[1];
    if (name === undefined || reserved.includes(name) || attributes.has(name)) continue;
    const isKept = isLine(name, LONGEST.name) && isLine(value.trim(), LONGEST.value);
    if (isKept && attributes.size < MOST_ATTRIBUTES) attributes.set(name, value.trim());
  }
  const note = withoutControlCharacters(query.get('note') ?? '').trim();
  const email = query.get('checkout[email]')?.trim() ?? '';
  return {
    note: note === '' ? null : note.slice(0, LONGEST.note),
    attributes: Object.fromEntries(attributes),
    email: isLine(email, LONGEST.email) && EMAIL.test(email) ? email : null,
  };
}
