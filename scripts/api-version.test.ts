import {expect, it} from 'vitest';

import {endOfVersion, versionWarning} from './api-version';

it('a version of the Storefront API ends after a year', () => {
  expect(endOfVersion('2026-04')?.toISOString()).toBe('2027-04-01T00:00:00.000Z');
  expect(endOfVersion('unstable')).toBeNull();
  expect(endOfVersion('2026-05')).toBeNull();
});

it.each([
  ['2026-12-31', null],
  ['2027-01-01', /ends on 2027-04-01, in 90 days/],
  ['2027-03-31', /in 1 days/],
  ['2027-04-02', /has ended on 2027-04-01/],
])('on %s is said of 2026-04: %s', (today, text) => {
  const warning = versionWarning('2026-04', new Date(`${today}T00:00:00Z`));
  if (text === null) expect(warning).toBeNull();
  else expect(warning).toMatch(text);
});
