import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {PROJECT_ROOT} from '../../scripts/environment';
import {weighFeatures} from '../support/feature-weight';

/** Issue 7: what these features may add to the first load, gzip. */
const FIRST_LOAD_LIMIT = 15_000;

describe('the scripts of the features around the shop', () => {
  it('add less than 15 kB to the first load, and more than that only later', async () => {
    const {firstLoad, later} = await weighFeatures();
    expect(firstLoad).toBeGreaterThan(1_000);
    expect(firstLoad).toBeLessThan(FIRST_LOAD_LIMIT);
    expect(later.map(({name}) => name)).toEqual(
      expect.arrayContaining(['visitor.client', 'shopify-analytics.client']),
    );
  }, 60_000);

  it('hold the developers’ analytics panel in no build for visitors', () => {
    const folder = path.join(PROJECT_ROOT, 'dist/client/assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const holding = (text: string) =>
      scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
    // What the panel shows comes from the data layer, which is there; the panel and its schema are not.
    expect(holding('virtual_page_view').length).toBeGreaterThan(0);
    expect(holding('analytics-panel')).toEqual([]);
    expect(holding('is not the sum of its items')).toEqual([]);
  });
});
