/** What people put between the digits of a phone number (decisions.md adds the dot). */
const SEPARATORS = /[()\-\s.]/g;

/** Countries whose national numbers are those of the North American plan: ten digits behind +1. */
const PLUS_ONE: ReadonlySet<string> = new Set(
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI'.split(' '),
);

/** True for a country in which a number without a prefix is one behind +1. */
export function hasPlusOne(countryCode: string): boolean {
  return PLUS_ONE.has(countryCode);
}

/**
 * Phone normalisation before sending (coverage: shop-phone-sent): a value that starts with +1, or with the prefix of any
 * other country, is kept as it is; otherwise parentheses, hyphens, spaces, tabs and dots go and +1 is put in front. Eleven
 * digits beginning with 1 become +1 and the other ten (decisions.md). Nothing stays nothing. Doing it twice changes nothing.
 */
export function normalisePhone(value: string): string {
  const phone = value.trim();
  if (phone === '' || phone.startsWith('+')) return phone;
  const digits = phone.replace(SEPARATORS, '');
  return /^1\d{10}$/.test(digits) ? `+${digits}` : `+1${digits}`;
}

/** The ten digits of a US number in any of its spellings; null for a number that is not one. */
function findUsDigits(value: string): string | null {
  const digits = value.replace(SEPARATORS, '').replace(/^\+1/, '');
  if (/^\d{10}$/.test(digits)) return digits;
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
}

/**
 * True for a number that the shop takes as a US one: ten digits, with or without +1 or 1 before them. No area code begins
 * with 0 or 1, and the platform takes none that does.
 */
export function isUsPhone(value: string): boolean {
  return /^[2-9]/.test(findUsDigits(value) ?? '');
}

/**
 * True for a number of any country: with a prefix seven to fifteen digits (E.164), ten of them behind +1; without one the
 * six to fifteen that people of a country dial among themselves.
 */
export function isPhone(value: string): boolean {
  const digits = value.replace(SEPARATORS, '');
  if (digits.startsWith('+1')) return isUsPhone(digits);
  return /^(\+[2-9]\d{6,14}|\d{6,15})$/.test(digits);
}

/** Display form (coverage: shop-phone-shown): `(555) 123-4567`; a number that is no US one comes back unchanged. */
export function formatPhone(value: string): string {
  const digits = findUsDigits(value);
  return digits === null
    ? value
    : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
