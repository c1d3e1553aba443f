import {expect, test} from 'vitest';

import {addPeriods} from './cadence.ts';
import {PERIODS} from './records.ts';

test.each([
  ['a month', '2027-01-15T10:00:00.000Z', 1, PERIODS.month, '2027-02-15T10:00:00.000Z'],
  [
    'a month from its last day',
    '2027-01-31T10:00:00.000Z',
    1,
    PERIODS.month,
    '2027-02-28T10:00:00.000Z',
  ],
  [
    'a month into a leap February',
    '2028-01-31T10:00:00.000Z',
    1,
    PERIODS.month,
    '2028-02-29T10:00:00.000Z',
  ],
  [
    'three months over a year',
    '2027-11-30T10:00:00.000Z',
    3,
    PERIODS.month,
    '2028-02-29T10:00:00.000Z',
  ],
  ['two weeks', '2027-02-20T10:00:00.000Z', 2, PERIODS.week, '2027-03-06T10:00:00.000Z'],
  ['ten days', '2027-02-20T10:00:00.000Z', 10, PERIODS.day, '2027-03-02T10:00:00.000Z'],
] as const)('%s later', (_, from, every, period, expected) => {
  expect(addPeriods(new Date(from), every, period).toISOString()).toBe(expected);
});
