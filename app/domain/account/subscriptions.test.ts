import {describe, expect, it} from 'vitest';

import {
  type CustomerSubscription,
  deliveryDays,
  formatFrequency,
  frequencyKey,
  parseFrequency,
  PERIODS,
  sortSubscriptions,
  subscriptionChangeSchema,
} from './subscriptions';

const NOW = Date.parse('2026-11-28T23:30:00Z');
const ID = 'a'.repeat(32);
/** Stands for whatever the library would say where a schema has no words. */
const LIBRARY_WORDS = {error: () => 'words of the library'};

describe('a rhythm', () => {
  it.each([
    ['1 month', {every: 1, period: PERIODS.month}, 'every month'],
    ['2 months', {every: 2, period: PERIODS.month}, 'every 2 months'],
    ['Every 6 weeks', {every: 6, period: PERIODS.week}, 'every 6 weeks'],
    ['month', {every: 1, period: PERIODS.month}, 'every month'],
  ])('%j is read and said again', (text, frequency, shown) => {
    expect(parseFrequency(text)).toEqual(frequency);
    expect(formatFrequency(frequency)).toBe(shown);
  });

  it('is none in a text without a period, and no number is said for a period nobody knows', () => {
    expect(parseFrequency('Fresh mint')).toBeNull();
    expect(formatFrequency({every: 2, period: 9})).toBe('regularly');
  });
});

describe('a change of a subscription', () => {
  const schema = subscriptionChangeSchema(NOW);
  const isTaken = (change: Record<string, unknown>) => schema.safeParse(change).success;

  it.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2027-11-28', true],
    ['2027-11-29', false],
    ['tomorrow', false],
  ])('may move the next delivery to %s: %s', (day, taken) => {
    expect(isTaken({change: 'date', subscription: ID, order: ID, day})).toBe(taken);
  });

  it.each([
    ['0', false],
    ['1', true],
    ['10', true],
    ['11', false],
    ['1.5', false],
    ['', false],
  ])('may set the quantity to %j: %s', (quantity, taken) => {
    expect(isTaken({change: 'quantity', subscription: ID, quantity})).toBe(taken);
  });

  it('needs a reason to cancel', () => {
    expect(isTaken({change: 'cancel', subscription: ID, reason: ''})).toBe(false);
    expect(isTaken({change: 'cancel', subscription: ID, reason: '2'})).toBe(true);
  });

  it.each([
    [{change: 'cancel', subscription: ID}, 'Choose a reason.'],
    [{change: 'date', subscription: ID, order: ID}, 'Choose a day.'],
    [{change: 'frequency', subscription: ID}, 'Choose how often.'],
    [{change: 'quantity', subscription: ID}, 'Choose how many.'],
  ])('without its choice asks for it in words of the shop: %o', (change, text) => {
    expect(
      schema.safeParse(change, LIBRARY_WORDS).error?.issues.map(({message}) => message),
    ).toEqual([text]);
  });

  it.each(['', '../admin', 'A'.repeat(32), `${ID}/cancel`])('is refused for the id %j', (id) => {
    expect(isTaken({change: 'pause', subscription: id})).toBe(false);
  });

  it('offers days from tomorrow to a year ahead', () => {
    expect(deliveryDays(NOW)).toEqual({first: '2026-11-29', last: '2027-11-28'});
  });
});

it('subscriptions that send something stand before paused and ended ones', () => {
  const states = ['ended', 'paused', 'live'] as const;
  const list = states.map((state) => ({state}) as CustomerSubscription);
  expect(sortSubscriptions(list).map(({state}) => state)).toEqual(['live', 'paused', 'ended']);
});

it('a rhythm has a value of its own in a form', () => {
  expect(frequencyKey({every: 2, period: 3})).toBe('2-3');
});
