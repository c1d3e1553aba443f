/** Reads a quantity from a form or a script: a whole number, not negative, in digits. Null is a refusal. */
export function parseQuantity(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (typeof value !== 'string' || !/^\s*\d{1,6}\s*$/.test(value)) return null;
  return Number(value);
}
