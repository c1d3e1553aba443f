import {describe, expect, it} from 'vitest';

import {formatCalendarDay} from './calendar-days';

describe('a calendar day', () => {
  it.each([
    ['2026-01-01', 'January 1, 2026'],
    ['2026-12-31', 'December 31, 2026'],
    ['2024-02-29', 'February 29, 2024'],
  ])('%s reads %s in every time zone', (day, text) => {
    expect(formatCalendarDay(day)).toBe(text);
  });

  it('is shown as it stands when it is no day', () => {
    expect(formatCalendarDay('soon')).toBe('soon');
  });
});
