import {expect, test} from 'vitest';

import {config} from '../../hydrogen.config';

import {contentPages, findPage} from './pages.server';

/** The rewards page's path is of decisions.md. */
const LEGAL = [
  'app-privacy',
  'kids-app-privacy',
  'app-terms-of-service',
  'returns-and-warranty',
  'discount-code-terms-and-conditions',
  'california-consumer-protection-act-addendum',
  'tiktok-shop-terms-and-conditions',
  'app-rewards-terms-and-conditions',
];

test.each(LEGAL)('%s has a text with sections, a table and an effective date', (slug) => {
  const page = findPage(slug);
  expect(page?.headings.length).toBeGreaterThanOrEqual(8);
  expect(page?.html).toContain('<table>');
  expect(page?.effective).toMatch(/^2026-\d\d-\d\d$/);
  expect(page?.html).toContain(`<a href="mailto:${config.support.email}">`);
});

test('no page has a placeholder of the settings left', () => {
  expect(contentPages().filter(({html}) => /\{[a-zA-Z]+\}/.test(html))).toEqual([]);
});

test.each(['', 'nothing', 'constructor', 'App-Privacy'])('there is no page for %j', (slug) => {
  expect(findPage(slug)).toBeNull();
});
