import {once} from './once';

const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * A calendar day (`YYYY-MM-DD`) as a long US date: `March 1, 2026` (coverage: shop-dates). No time zone applies to a
 * day, so server and browser say the same wherever they are. Text that is no day comes back unchanged.
 */
export function formatCalendarDay(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : longDay().format(instant);
}
