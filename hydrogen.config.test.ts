import {expect, it} from 'vitest';

import {config} from './hydrogen.config';

it('the summer campaign exists and is off, the two others are on', () => {
  expect(config.campaigns['summer-campaign'].enabled).toBe(false);
  expect(config.campaigns.total.enabled).toBe(true);
  expect(config.campaigns['total-chimarathon'].enabled).toBe(true);
});

it('the brand slug is fit for an address', () => {
  expect(config.brand.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
