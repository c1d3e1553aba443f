import {PERIODS, type Period} from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An instant some periods later; the last day of a month stays one (31 January → 28 February). */
export function addPeriods(instant: Date, every: number, period: Period): Date {
  if (period !== PERIODS.month) {
    return new Date(instant.getTime() + every * (period === PERIODS.week ? 7 : 1) * DAY_MS);
  }
  const later = new Date(instant);
  const day = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + every);
  const lastDay = new Date(
    Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0),
  ).getUTCDate();
  later.setUTCDate(Math.min(day, lastDay));
  return later;
}

/** Days between two deliveries, as Ordergroove counts them. */
export function frequencyDays(every: number, period: Period): number {
  return every * (period === PERIODS.month ? 30 : period === PERIODS.week ? 7 : 1);
}
