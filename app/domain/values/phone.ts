/** What people put between the digits of a phone number (decisions.md adds the dot). */
const SEPARATORS = /[()\-\s.]/g;

/**
 * Phone normalisation before sending (coverage: shop-phone-sent): a value that starts with +1 is kept; otherwise
 * parentheses, hyphens, spaces, tabs and dots go and +1 is put in front. Eleven digits beginning with 1 become +1 and
 * the other ten (decisions.md). Nothing stays nothing. Doing it twice changes nothing.
 */
export function normalisePhone(value: string): string {
  const phone = value.trim();
  if (phone === '' || phone.startsWith('+1')) return phone;
  const digits = phone.replace(SEPARATORS, '');
  return /^1\d{10}$/.test(digits) ? `+${digits}` : `+1${digits}`;
}

/** The ten digits of a US number in any of its spellings; null for a number that is not one. */
export function findUsDigits(value: string): string | null {
  const digits = value.replace(SEPARATORS, '').replace(/^\+1/, '');
  if (/^\d{10}$/.test(digits)) return digits;
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
}

/** True for a number that the shop takes as a US one: ten digits, with or without +1 or 1 before them. */
export function isUsPhone(value: string): boolean {
  return findUsDigits(value) !== null;
}

/** True for a number of any country: an optional +, then 6 to 15 digits with separators (E.164 allows 15). */
export function isPhone(value: string): boolean {
  return /^\+?\d{6,15}$/.test(value.replace(SEPARATORS, ''));
}

/** Display form (coverage: shop-phone-shown): `(555) 123-4567`; a number that is no US one comes back unchanged. */
export function formatPhone(value: string): string {
  const digits = findUsDigits(value);
  return digits === null
    ? value
    : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
