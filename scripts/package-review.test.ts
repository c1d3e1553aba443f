import {describe, expect, it} from 'vitest';

import {
  isWithin,
  lockedPackages,
  reviewAdvisories,
  reviewAudit,
  reviewLicenses,
} from './package-review';

it.each([
  ['1.2.2', '<1.2.3', true],
  ['1.2.3', '<1.2.3', false],
  ['1.10.0', '<1.9.0', false],
  ['1.2.3-beta.1', '<1.2.3', true],
  ['2.0.1', '<1.0.0 || >=2.0.0 <2.0.2', true],
  ['1.5.0', '<1.0.0 || >=2.0.0 <2.0.2', false],
  ['2.0.2', '>=2.0.0 <=2.0.2', true],
  ['5.0.0-beta.2', '>=5.0.0-alpha.1 <5.0.0-beta.10', true],
  ['5.0.0-beta.10', '>=5.0.0-alpha.1 <5.0.0-beta.3', false],
  ['5.0.0-alpha', '>=5.0.0-alpha.1', false],
  ['5.0.0', '>=5.0.0-rc.1 <5.0.1', true],
])('%s within %s: %s', (version, range, within) => {
  expect(isWithin(version, range)).toBe(within);
});

it('a range that cannot be read stops the review', () => {
  expect(() => isWithin('1.0.0', '^1.0.0')).toThrow('No comparison');
});

const LOCK = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0', license: 'MIT'},
    'node_modules/b/node_modules/@s/a': {version: '2.0.0', license: '(GPL-3.0 OR MIT)'},
    'node_modules/c': {version: '3.0.0', license: 'MIT AND GPL-3.0'},
    'node_modules/d': {version: '4.0.0'},
  },
};
const packages = lockedPackages(LOCK);
const advisory = {id: 'G-1', package: 'a', vulnerable: '<1.1.0', what: 'it breaks'};

describe('a weakness that is known', () => {
  it('of a locked version fails the review', () => {
    expect(reviewAdvisories(packages, [advisory], [])).toEqual(['a@1.0.0: G-1, it breaks']);
    expect(reviewAdvisories(packages, [{...advisory, vulnerable: '<1.0.0'}], [])).toEqual([]);
  });

  it('that is accepted passes for that version alone, and no longer than it is there', () => {
    const accepted = {ids: ['G-1'], package: 'a', versions: ['1.0.0'], why: 'unused'};
    expect(reviewAdvisories(packages, [advisory], [accepted])).toEqual([]);
    expect(
      reviewAdvisories(packages, [advisory], [{...accepted, versions: ['0.9.0']}]),
    ).toHaveLength(2);
    expect(reviewAdvisories(packages, [advisory], [{...accepted, ids: ['G-1', 'G-2']}])).toEqual([
      'a@1.0.0 is accepted for G-2 and has it no longer',
    ]);
    expect(reviewAdvisories(packages, [], [accepted])).toEqual([
      'a@1.0.0 is accepted for G-1 and has it no longer',
    ]);
  });
});

describe('what the registry tells of', () => {
  const told = {
    name: 'a',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
    title: 'It breaks',
  };
  const answer = (...via: (string | typeof told)[]) => ({
    vulnerabilities: {a: {via}, b: {via: ['a']}},
  });
  const accepted = {ids: ['GHSA-1'], package: 'a', versions: ['1.0.0'], why: 'unused'};

  it('fails the review where it is grave and nobody has accepted it', () => {
    expect(reviewAudit(answer(told, told), [])).toEqual(['a: GHSA-1, It breaks']);
    expect(reviewAudit(answer({...told, severity: 'critical'}), [])).toHaveLength(1);
    expect(reviewAudit(answer({...told, severity: 'moderate'}), [])).toEqual([]);
  });

  it('passes where it is accepted for that package, and another one of the package does not', () => {
    const other = {...told, url: 'https://github.com/advisories/GHSA-2'};
    expect(reviewAudit(answer(told), [accepted])).toEqual([]);
    expect(reviewAudit(answer(told, other), [accepted])).toEqual(['a: GHSA-2, It breaks']);
    expect(reviewAudit(answer(told), [{...accepted, package: 'b'}])).toHaveLength(1);
  });
});

it('a licence that nobody has allowed fails the review, and so does none', () => {
  expect(reviewLicenses(packages, new Set(['MIT']), {})).toEqual([
    'c@3.0.0: licence MIT AND GPL-3.0',
    'd@4.0.0: licence none named',
  ]);
  expect(reviewLicenses(packages, new Set(['MIT', 'GPL-3.0']), {d: 'MIT'})).toEqual([]);
});
