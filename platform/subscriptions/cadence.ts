import {type Period, PERIODS} from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An instant some periods later. Months keep to a day of the month, or the last one of a shorter month: one that began
 * on 31 January goes on with 28 February and 31 March.
 * @param monthDay the day to keep to; the instant's own unless told
 */
export function addPeriods(
  instant: Date,
  every: number,
  period: Period,
  monthDay = instant.getUTCDate(),
): Date {
  if (period !== PERIODS.month) {
    return new Date(instant.getTime() + every * (period === PERIODS.week ? 7 : 1) * DAY_MS);
  }
  const later = new Date(instant);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + every);
  const lastDay = new Date(
    Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0),
  ).getUTCDate();
  later.setUTCDate(Math.min(monthDay, lastDay));
  return later;
}

/** Days between two deliveries, as Ordergroove counts them. */
export function frequencyDays(every: number, period: Period): number {
  return every * (period === PERIODS.month ? 30 : period === PERIODS.week ? 7 : 1);
}
