import {expect, it} from 'vitest';

import {analyticsEventSchema} from '~/domain/visitor/analytics-schema';

import {entryEvents} from './entry';

it.each([
  ['password', {event: 'login', method: 'password'}],
  ['activation', {event: 'login', method: 'activation'}],
  ['reset', {event: 'login', method: 'reset'}],
  ['hosted', {event: 'login', method: 'hosted'}],
  ['sign-up', {event: 'sign_up', method: 'password', student: false}],
  ['student-sign-up', {event: 'sign_up', method: 'password', student: true}],
])('%s is reported as the form’s success and one event', (entry, expected) => {
  const events = entryEvents(entry);
  expect(events.map(({event}) => event)).toEqual(['form_submit', expected.event]);
  expect(events[1]).toEqual(expected);
  for (const event of events) expect(analyticsEventSchema.safeParse(event).success).toBe(true);
});

it.each(['', 'constructor', '__proto__', 'somebody@example.com'])(
  'a cookie that says %j is reported as nothing',
  (text) => {
    expect(entryEvents(text)).toEqual([]);
  },
);
