import {describe, expect, it} from 'vitest';

import {
  CHAT_STATUS_EXPIRY_MS,
  chatAnswer,
  type ChatHours,
  chatRetryDelayMs,
  formatChatOpening,
  isChatOpen,
  isChatStatusExpired,
  nextChatOpening,
} from './chat-hours';

const hours: ChatHours = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:30',
  holidays: [
    {date: '2026-12-25', name: 'Christmas Day'},
    {date: '2026-05-25', name: 'Memorial Day'},
  ],
};

describe('the chat is open Monday to Friday from 9:00 to 17:30 Eastern', () => {
  it.each([
    ['winter, a second before opening', '2026-01-12T13:59:59Z', false],
    ['winter, at opening', '2026-01-12T14:00:00Z', true],
    ['winter, a second before closing', '2026-01-12T22:29:59Z', true],
    ['winter, at closing', '2026-01-12T22:30:00Z', false],
    ['summer, at opening', '2026-07-13T13:00:00Z', true],
    ['summer, a second before opening', '2026-07-13T12:59:59Z', false],
    ['summer, at closing', '2026-07-13T21:30:00Z', false],
    ['Friday before the clocks go forward, 9:00 EST', '2026-03-06T14:00:00Z', true],
    ['Friday before the clocks go forward, 8:59 EST', '2026-03-06T13:59:00Z', false],
    ['Monday after the clocks went forward, 9:00 EDT', '2026-03-09T13:00:00Z', true],
    ['Monday after the clocks went forward, 8:59 EDT', '2026-03-09T12:59:00Z', false],
    ['Monday after the clocks went forward, 17:30 EDT', '2026-03-09T21:30:00Z', false],
    ['Friday before the clocks go back, 9:00 EDT', '2026-10-30T13:00:00Z', true],
    ['Monday after the clocks went back, 8:59 EST', '2026-11-02T13:59:00Z', false],
    ['Monday after the clocks went back, 9:00 EST', '2026-11-02T14:00:00Z', true],
    ['Saturday noon', '2026-01-10T17:00:00Z', false],
    ['Sunday noon', '2026-01-11T17:00:00Z', false],
    ['Sunday night Eastern that is Monday in London', '2026-01-12T04:00:00Z', false],
    ['Friday 17:00 Eastern that is Friday 23:00 in Berlin', '2026-01-16T22:00:00Z', true],
    ['a holiday on a Friday', '2026-12-25T15:00:00Z', false],
    ['a holiday on a Monday', '2026-05-25T15:00:00Z', false],
    ['the day after the holiday', '2026-05-26T15:00:00Z', true],
  ])('%s', (_, at, open) => {
    expect(isChatOpen(new Date(at), hours)).toBe(open);
  });
});

describe('the next opening', () => {
  it.each([
    ['the same morning', '2026-01-12T13:00:00Z', '2026-01-12T14:00:00.000Z'],
    ['the next day once open', '2026-01-12T14:00:00Z', '2026-01-13T14:00:00.000Z'],
    ['over the weekend', '2026-01-16T23:00:00Z', '2026-01-19T14:00:00.000Z'],
    ['over the weekend the clocks go forward', '2026-03-07T12:00:00Z', '2026-03-09T13:00:00.000Z'],
    ['over the weekend the clocks go back', '2026-10-31T12:00:00Z', '2026-11-02T14:00:00.000Z'],
    ['over a long weekend', '2026-05-22T23:00:00Z', '2026-05-26T13:00:00.000Z'],
    ['on the holiday itself', '2026-12-25T15:00:00Z', '2026-12-28T14:00:00.000Z'],
    ['across the end of a month', '2026-01-30T23:00:00Z', '2026-02-02T14:00:00.000Z'],
  ])('%s', (_, at, opening) => {
    expect(nextChatOpening(new Date(at), hours)?.toISOString()).toBe(opening);
  });

  it('is unknown when the desk never opens', () => {
    expect(nextChatOpening(new Date('2026-01-12T13:00:00Z'), {...hours, days: []})).toBeNull();
  });
});

describe('the opening as text', () => {
  const saturday = new Date('2026-01-10T17:00:00Z');
  const monday = new Date('2026-01-12T14:00:00Z');
  it.each([
    ['America/New_York', 'Opens Monday 9:00 AM Eastern'],
    ['America/Toronto', 'Opens Monday 9:00 AM Eastern'],
    ['America/Los_Angeles', 'Opens Monday 9:00 AM Eastern (6:00 AM your time)'],
    ['Europe/Berlin', 'Opens Monday 9:00 AM Eastern (3:00 PM your time)'],
    ['Pacific/Auckland', 'Opens Monday 9:00 AM Eastern (Tuesday 3:00 AM your time)'],
  ])('names the own time in %s', (zone, text) => {
    expect(formatChatOpening(monday, saturday, hours, zone)).toBe(text);
  });

  it('names the date of an opening a week or more away', () => {
    expect(
      formatChatOpening(
        new Date('2026-01-20T14:00:00Z'),
        new Date('2026-01-12T14:00:00Z'),
        hours,
        'America/New_York',
      ),
    ).toBe('Opens January 20, Tuesday 9:00 AM Eastern');
  });
});

describe('looking for the chat library', () => {
  it('waits 300 ms more after each of ten retries and then gives up', () => {
    expect(Array.from({length: 11}, (_, made) => chatRetryDelayMs(made))).toEqual([
      300,
      600,
      900,
      1200,
      1500,
      1800,
      2100,
      2400,
      2700,
      3000,
      null,
    ]);
  });

  it('asks for the status again after one minute', () => {
    expect(isChatStatusExpired(0, 59_999)).toBe(false);
    expect(isChatStatusExpired(0, 60_000)).toBe(true);
  });
});

describe('a wish to chat', () => {
  const moment = {isOpen: true, status: 'ready', isLoaded: true, readAt: 0, now: 1_000} as const;

  it.each([
    ['opens the window of a provider that has just said that somebody is there', {}, 'window'],
    ['takes a mail out of hours, whatever was said before', {isOpen: false}, 'mail'],
    ['asks again when the word is old', {now: CHAT_STATUS_EXPIRY_MS + 1_000}, 'ask'],
    ['asks a provider that was offline', {status: 'offline'}, 'ask'],
    ['asks when nothing is known', {status: '', isLoaded: false}, 'ask'],
    ['asks when the script of a ready provider is gone', {isLoaded: false}, 'ask'],
    ['waits while the provider is being asked', {status: 'loading'}, 'wait'],
  ] as const)('%s', (_what, over, answer) => {
    expect(chatAnswer({...moment, ...over})).toBe(answer);
  });
});
