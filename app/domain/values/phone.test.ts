import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {formatPhone, isPhone, isUsPhone, normalisePhone} from './phone';

describe('a phone number before it is sent', () => {
  it.each([
    ['(555) 123-4567', '+15551234567'],
    ['555-123-4567', '+15551234567'],
    ['555.123.4567', '+15551234567'],
    ['555\t123 4567', '+15551234567'],
    ['15551234567', '+15551234567'],
    ['1 (555) 123-4567', '+15551234567'],
    ['+15551234567', '+15551234567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    [' +1 (555) 123-4567 ', '+1 (555) 123-4567'],
    ['', ''],
    ['   ', ''],
  ])('%j becomes %j', (typed, sent) => {
    expect(normalisePhone(typed)).toBe(sent);
  });

  it('is kept as it is when it starts with +1, spaces and hyphens included', () => {
    expect(normalisePhone('+1 555-123-4567')).toBe('+1 555-123-4567');
  });

  it('is not changed by a second normalisation', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalisePhone(typed);
        expect(normalisePhone(once)).toBe(once);
      }),
    );
  });
});

describe('a phone number on a page', () => {
  it.each([
    ['+15551234567', '(555) 123-4567'],
    ['+1 555-123-4567', '(555) 123-4567'],
    ['5551234567', '(555) 123-4567'],
    ['15551234567', '(555) 123-4567'],
    ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['12345', '12345'],
    ['', ''],
  ])('%j reads %j', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });
});

describe('what the forms take', () => {
  it.each(['555-123-4567', '+1 (555) 123-4567', '1.555.123.4567'])('%s is a US number', (phone) => {
    expect(isUsPhone(phone)).toBe(true);
  });

  it.each([
    '555-123-456',
    '555-123-45678',
    '5551234',
    '155-123-4567',
    '+1555123',
    '25551234567',
    '+44 20 7946 0958',
    'call me',
  ])('%s is none', (phone) => {
    expect(isUsPhone(phone)).toBe(false);
  });

  it('an address abroad takes that country’s numbers', () => {
    expect(isPhone('+33 1 23 45 67 89')).toBe(true);
    expect(isPhone('12345')).toBe(false);
    expect(isPhone('+1234567890123456')).toBe(false);
    expect(isPhone('+1 555 1234')).toBe(false);
    expect(isPhone('+44')).toBe(false);
  });
});
