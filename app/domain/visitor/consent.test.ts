import {describe, expect, it} from 'vitest';

import {
  attributionDuty,
  CONSENT_START,
  type ConsentReading,
  type ConsentState,
  EVERYTHING_ALLOWED,
  formatConsent,
  isAllowed,
  keepsPolling,
  nextConsent,
  NOTHING_ALLOWED,
  parseConsent,
  withPrivacyControl,
} from './consent';

const absent: ConsentReading = {manager: 'absent'};
const undecided: ConsentReading = {manager: 'undecided'};
const approved: ConsentReading = {manager: 'answered', choice: EVERYTHING_ALLOWED};
const refused: ConsentReading = {manager: 'answered', choice: NOTHING_ALLOWED};

function poll(readings: ConsentReading[]): ConsentState {
  return readings.reduce<ConsentState>(
    (state, reading) => nextConsent(state, {type: 'polled', reading}),
    CONSENT_START,
  );
}
const misses = (count: number) => Array.from({length: count}, () => absent);

describe('waiting for a consent manager', () => {
  it.each([
    ['on the first poll', 0],
    ['on poll 9, after a stub without methods for two seconds', 8],
    ['on poll 99', 98],
    ['on poll 100', 99],
  ])('reads a manager that appears %s', (_, before) => {
    expect(poll([...misses(before), approved])).toEqual({
      status: 'settled',
      choice: EVERYTHING_ALLOWED,
    });
  });

  it('gives up after 100 polls and not before', () => {
    expect(poll(misses(99))).toEqual({status: 'unknown', polls: 99});
    expect(keepsPolling(poll(misses(99)))).toBe(true);
    expect(poll(misses(100))).toEqual({status: 'no-manager'});
    expect(keepsPolling(poll(misses(100)))).toBe(false);
  });

  it('takes no notice of a manager first seen on poll 101', () => {
    expect(poll([...misses(100), approved])).toEqual({status: 'no-manager'});
  });

  it('still takes preferences submitted later', () => {
    const late = nextConsent(poll(misses(100)), {type: 'submitted', reading: approved});
    expect(isAllowed(late, 'advertising')).toBe(true);
  });

  it('stops polling while the visitor is being asked', () => {
    const asking = poll([absent, undecided]);
    expect(asking).toEqual({status: 'asking'});
    expect(keepsPolling(asking)).toBe(false);
    expect(nextConsent(asking, {type: 'submitted', reading: refused}).status).toBe('settled');
  });

  it('reads the answer again on every submission', () => {
    const granted = poll([approved]);
    const denied = nextConsent(granted, {type: 'submitted', reading: refused});
    expect(isAllowed(granted, 'advertising')).toBe(true);
    expect(isAllowed(denied, 'advertising')).toBe(false);
    const again = nextConsent(denied, {type: 'submitted', reading: approved});
    expect(isAllowed(again, 'advertising')).toBe(true);
  });

  it('does not let a later poll undo a submitted answer', () => {
    const denied = nextConsent(CONSENT_START, {type: 'submitted', reading: refused});
    expect(nextConsent(denied, {type: 'polled', reading: absent})).toBe(denied);
  });
});

describe('what happens to attribution', () => {
  it.each([
    ['an approval initialises it', poll([approved]), 'initialise'],
    ['a denial purges it', poll([refused]), 'purge'],
    ['no manager purges it', poll(misses(100)), 'purge'],
    ['waiting touches nothing', poll(misses(99)), 'wait'],
    ['asking touches nothing', poll([undecided]), 'wait'],
  ])('%s', (_, state, duty) => {
    expect(attributionDuty(state)).toBe(duty);
  });

  it('follows the purpose advertising and no other', () => {
    const reading: ConsentReading = {
      manager: 'answered',
      choice: {preferences: true, analytics: true, advertising: false},
    };
    expect(attributionDuty(poll([reading]))).toBe('purge');
  });

  it('is denied by Global Privacy Control whatever was clicked', () => {
    expect(withPrivacyControl(EVERYTHING_ALLOWED, true).advertising).toBe(false);
    expect(withPrivacyControl(EVERYTHING_ALLOWED, false).advertising).toBe(true);
  });
});

describe('our own answer', () => {
  it.each([EVERYTHING_ALLOWED, NOTHING_ALLOWED, {...NOTHING_ALLOWED, analytics: true}])(
    'is read back from the cookie: %o',
    (choice) => {
      expect(parseConsent(formatConsent(choice))).toEqual(choice);
    },
  );

  it.each(['', '1:', '1:11', '1:1111', '2:111', '1:12x', 'null'])('%j is no answer', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});
