import {describe, expect, it} from 'vitest';

import {isSessionOpen, needsRenewal, sessionEnd} from './session-limits';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

describe('a session', () => {
  it.each([
    ['a week after its last use', {end: NOW + 2 * WEEK, seenAt: NOW}, NOW + WEEK],
    ['with its token, where that is earlier', {end: NOW + MINUTE, seenAt: NOW}, NOW + MINUTE],
    [
      'with its token, where its last use is not known',
      {end: NOW + 6 * WEEK, seenAt: null},
      NOW + 6 * WEEK,
    ],
  ])('ends %s', (_, times, end) => {
    expect(sessionEnd(times)).toBe(end);
    expect(isSessionOpen(times, end - 1)).toBe(true);
    expect(isSessionOpen(times, end)).toBe(false);
  });

  it.each([
    [NOW, false],
    [NOW - 5 * MINUTE + 1, false],
    [NOW - 5 * MINUTE, true],
    [null, true],
    [NOW + MINUTE, false],
  ])('last used at %s is written down anew: %s', (seenAt, needed) => {
    expect(needsRenewal({end: NOW + WEEK, seenAt}, NOW)).toBe(needed);
  });
});
