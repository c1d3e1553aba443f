import {expect, it} from 'vitest';

import {parsePreviewInstant, toPreviewField} from './preview';

it('an editor’s day is read as UTC, and given back as the form has it', () => {
  const instant = parsePreviewInstant('2026-12-24T18:30');
  expect(instant).toBe('2026-12-24T18:30:00.000Z');
  expect(toPreviewField(Date.parse(instant ?? ''))).toBe('2026-12-24T18:30');
});

it.each(['', 'soon', '2026-12-24', '2026-13-24T18:30', '2026-12-24T18:30:00Z'])(
  '%j is no day to look at',
  (text) => {
    expect(parsePreviewInstant(text)).toBeNull();
  },
);
