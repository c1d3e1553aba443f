const DAY_MS = 86_400_000;

/** So long before the end there is time to read what changes, test and deploy. */
const NOTICE_DAYS = 90;

/** A version of the Storefront API is served for a year from the first day of its month; null for what is no such version. */
export function endOfVersion(version: string): Date | null {
  const [, year, month] = /^(\d{4})-(01|04|07|10)$/.exec(version) ?? [];
  return year === undefined ? null : new Date(Date.UTC(Number(year) + 1, Number(month) - 1, 1));
}

/** What to say of a configured version on a day; null while it has more than 90 days. */
export function versionWarning(version: string, today: Date): string | null {
  const end = endOfVersion(version);
  if (end === null) return `PUBLIC_STOREFRONT_API_VERSION=${version} is no version with an end.`;
  const days = Math.floor((end.getTime() - today.getTime()) / DAY_MS);
  if (days > NOTICE_DAYS) return null;
  const day = end.toISOString().slice(0, 10);
  return days < 0
    ? `The Storefront API ${version} has ended on ${day}: the store answers with its oldest version, without a word. See docs/upgrade.md.`
    : `The Storefront API ${version} ends on ${day}, in ${days} days. See docs/upgrade.md.`;
}
