import type {Attribute} from './cart';

/**
 * The whole attribute list after some changes, for the platform replaces the list (storefront-api §6.7). A null or
 * empty value removes its key; other entries keep place and value. Every writer of cart attributes goes through here.
 */
export function mergeAttributes(
  current: readonly Attribute[],
  changes: Readonly<Record<string, string | null>>,
): {key: string; value: string}[] {
  const merged = new Map<string, string>();
  for (const {key, value} of current) if (value !== null) merged.set(key, value);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') merged.delete(key);
    else merged.set(key, value);
  }
  return [...merged].map(([key, value]) => ({key, value}));
}

/** True when a merge changed nothing, so that no call is spent on it. */
export function sameAttributes(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  return (
    a.length === b.length &&
    a.every(({key, value}, index) => b[index]?.key === key && b[index].value === value)
  );
}
