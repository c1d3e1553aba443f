import {z} from 'zod/mini';

import type {Image} from '~/domain/catalogue/product';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import type {Money} from '~/domain/values/money';

/** The provider's codes of a period (Ordergroove's REST API). */
export const PERIODS = {day: 1, week: 2, month: 3} as const;

/** A rhythm of deliveries: every 2 months is `{every: 2, period: 3}`. */
export interface Frequency {
  every: number;
  period: number;
}

const PERIOD_NAMES = new Map<number, string>([
  [PERIODS.day, 'day'],
  [PERIODS.week, 'week'],
  [PERIODS.month, 'month'],
]);

/** "every month", "every 2 months"; "regularly" for a period that the provider has added since. */
export function formatFrequency({every, period}: Frequency): string {
  const name = PERIOD_NAMES.get(period);
  if (name === undefined) return 'regularly';
  return every === 1 ? `every ${name}` : `every ${String(every)} ${name}s`;
}

/** The value of a form's option: `2-3` is every 2 months. */
export const frequencyKey = ({every, period}: Frequency): string =>
  `${String(every)}-${String(period)}`;

/** Reads the rhythm of a selling plan's option ("2 months"); null when the text is no rhythm. */
export function parseFrequency(text: string): Frequency | null {
  const match = /\b(?:(\d{1,2})\s*)?(day|week|month)s?\b/i.exec(text);
  if (!match) return null;
  const [, count, unit = ''] = match;
  const period = PERIODS[unit.toLowerCase() as keyof typeof PERIODS];
  return {every: Number(count ?? '1'), period};
}

/** The delivery that comes next. Locked while the provider is placing it: nothing of it can change any more. */
export interface NextDelivery {
  id: string;
  /** Calendar day, `YYYY-MM-DD`. */
  day: string;
  isLocked: boolean;
  total: Money;
}

export interface CustomerSubscription {
  id: string;
  state: 'live' | 'paused' | 'ended';
  title: string;
  variantTitle: string;
  /** Null when the product is no longer sold. */
  handle: string | null;
  image: Image | null;
  quantity: number;
  unitPrice: Money;
  frequency: Frequency;
  /** Rhythms that the product's plans offer, the present one included. */
  frequencies: Frequency[];
  next: NextDelivery | null;
}

/** Live ones first, then paused, then ended; within each as the provider gives them. */
export function sortSubscriptions(
  subscriptions: readonly CustomerSubscription[],
): CustomerSubscription[] {
  const rank = {live: 0, paused: 1, ended: 2};
  return [...subscriptions].sort((a, b) => rank[a.state] - rank[b.state]);
}

/** How far ahead a delivery may be moved. */
const FARTHEST_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first and the last day that a delivery may be moved to: tomorrow, and a year ahead (UTC days). */
export function deliveryDays(now: number): {first: string; last: string} {
  const day = (offset: number) => new Date(now + offset * DAY_MS).toISOString().slice(0, 10);
  return {first: day(1), last: day(FARTHEST_DAYS)};
}

/** Ordergroove's ids, and the numbers of Shopify's contracts and cycles. */
const ID = /^(?:[0-9a-f]{32}|\d{1,20})$/;
const subscription = z.string().check(z.regex(ID));
const order = z.string().check(z.regex(ID));

/** What the page asks for, one form each. `now` decides which days may be chosen. */
export function subscriptionChangeSchema(now: number) {
  const {first, last} = deliveryDays(now);
  return z.discriminatedUnion('change', [
    z.object({change: z.literal('skip'), subscription, order}),
    z.object({change: z.literal('pause'), subscription}),
    z.object({change: z.literal('resume'), subscription}),
    z.object({
      change: z.literal('cancel'),
      subscription,
      reason: z.string('Choose a reason.').check(z.regex(/^\d{1,3}$/, 'Choose a reason.')),
      comment: z._default(
        z.string().check(z.trim(), z.maxLength(500, 'Use at most 500 characters.')),
        '',
      ),
    }),
    z.object({
      change: z.literal('date'),
      subscription,
      order,
      day: z.string('Choose a day.').check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a day.'),
        z.refine(
          (day) => day >= first && day <= last,
          'Choose a day from tomorrow to a year ahead.',
        ),
      ),
    }),
    z.object({
      change: z.literal('frequency'),
      subscription,
      frequency: z
        .string('Choose how often.')
        .check(z.regex(/^\d{1,2}-[123]$/, 'Choose how often.')),
    }),
    z.object({
      change: z.literal('quantity'),
      subscription,
      quantity: z.coerce
        .number('Choose how many.')
        .check(
          z.int('Choose how many.'),
          z.minimum(1, 'Choose at least one.'),
          z.maximum(MAX_QUANTITY_PER_VARIANT, `Choose at most ${MAX_QUANTITY_PER_VARIANT}.`),
        ),
    }),
  ]);
}

export type SubscriptionChange = z.output<ReturnType<typeof subscriptionChangeSchema>>;

/** What a change that went well says. */
export const CHANGE_NOTICES: Readonly<Record<SubscriptionChange['change'], string>> = {
  skip: 'The next delivery is skipped.',
  pause: 'The subscription is paused. Resume it whenever you like.',
  resume: 'The subscription goes on.',
  cancel: 'The subscription is canceled. Nothing more will be sent or charged.',
  date: 'The next delivery has its new date.',
  frequency: 'The frequency is changed.',
  quantity: 'The quantity is changed.',
};
