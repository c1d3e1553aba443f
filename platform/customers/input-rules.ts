import {customerError, type CustomerUserError} from './user-errors.ts';

const LONGEST_TEXT = 255;
const SHORTEST_PASSWORD = 5;
const LONGEST_PASSWORD = 40;

const EMAIL_SHAPE = /^[^\s@<>(),;:"[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const HTML_TAG = /<[^>]*>/;
const URL_SHAPE = /(https?:\/\/|www\.)\S/i;
const EMOJI = /\p{Extended_Pictographic}/u;

/** Trimmed; an empty text is none (§8.1). */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/**
 * A phone number in E.164; null when it is none. Without a country prefix it is a US one (§8.1).
 */
export function parsePhone(text: string): string | null {
  const bare = text.replaceAll(/[\s().\-\u00a0]/g, '');
  if (!/^\+?\d+$/.test(bare)) return null;
  if (!bare.startsWith('+')) {
    if (bare.length === 10) return parsePhone(`+1${bare}`);
    return bare.length === 11 && bare.startsWith('1') ? parsePhone(`+${bare}`) : null;
  }
  if (bare.startsWith('+1')) return /^\+1[2-9]\d{9}$/.test(bare) ? bare : null;
  return /^\+[2-9]\d{6,14}$/.test(bare) ? bare : null;
}

/** §8.1: what is wrong with an e-mail address in itself. */
export function emailErrors(
  email: string,
  field: readonly string[],
  refusedDomains: readonly string[],
): CustomerUserError[] {
  const trimmed = email.trim();
  if (trimmed === '') return [customerError('BLANK', field, "Email can't be blank")];
  if (trimmed.length > LONGEST_TEXT || !EMAIL_SHAPE.test(trimmed)) {
    return [customerError('INVALID', field, 'Email is invalid')];
  }
  const domain = trimmed.slice(trimmed.lastIndexOf('@') + 1).toLowerCase();
  if (refusedDomains.includes(domain)) {
    return [customerError('BAD_DOMAIN', field, 'Email contains an invalid domain name')];
  }
  return [];
}

/** §8.1: length in characters, and no blanks around. */
export function passwordErrors(password: string, field: readonly string[]): CustomerUserError[] {
  if (password === '') return [customerError('BLANK', field, "Password can't be blank")];
  if (password !== password.trim()) {
    return [
      customerError(
        'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
        field,
        'Password cannot start or end with a space',
      ),
    ];
  }
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) {
    return [
      customerError(
        'TOO_SHORT',
        field,
        `Password is too short (minimum is ${SHORTEST_PASSWORD} characters)`,
      ),
    ];
  }
  if (length > LONGEST_PASSWORD) {
    return [
      customerError(
        'TOO_LONG',
        field,
        `Password is too long (maximum is ${LONGEST_PASSWORD} characters)`,
      ),
    ];
  }
  return [];
}

/**
 * What is wrong with a line of text that a shopper wrote (§8.1, §8.5).
 * @param label how the message names it, e.g. `First name`
 */
export function textErrors(
  text: string | null,
  label: string,
  field: readonly string[],
  {emoji = true}: {emoji?: boolean} = {},
): CustomerUserError[] {
  if (text === null) return [];
  const errors: CustomerUserError[] = [];
  if (text.length > LONGEST_TEXT) {
    errors.push(
      customerError(
        'TOO_LONG',
        field,
        `${label} is too long (maximum is ${LONGEST_TEXT} characters)`,
      ),
    );
  }
  if (HTML_TAG.test(text)) {
    errors.push(customerError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`));
  }
  if (URL_SHAPE.test(text)) {
    errors.push(customerError('CONTAINS_URL', field, `${label} cannot contain URL`));
  }
  if (!emoji && EMOJI.test(text)) {
    errors.push(customerError('INVALID', field, `${label} cannot contain emojis`));
  }
  return errors;
}
