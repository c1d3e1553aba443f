import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';

import {storefrontSettings} from '../../app/content/placeholders';
import {findDemoWords} from '../../tests/support/demo-words';
import {gardenSeed} from '../../tests/support/garden-store';
import {LocalPlatform} from '../../tests/support/local-platform';
import {compileContent, readContentFiles} from '../content/compile';
import {PROJECT_ROOT, toShopEnvironment} from '../environment';

import {examine} from './examine';
import type {Finding} from './finding';

const platform = new LocalPlatform(gardenSeed());
let findings: Finding[] = [];

beforeAll(async () => {
  vi.stubGlobal('fetch', platform.fetch);
  const files = await readContentFiles(path.join(PROJECT_ROOT, 'demo/content'));
  const {data} = compileContent(files, storefrontSettings);
  const {worker} = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'});
  findings = await examine(worker, data, new Date('2025-06-01T00:00:00Z'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  platform.close();
});

const found = (check: string) =>
  findings
    .filter((finding) => finding.check === check && finding.level !== 'ok')
    .map(({text}) => text)
    .join('\n');

it('nothing keeps the garden store from selling', () => {
  expect(findings.length).toBeGreaterThan(30);
  expect(findings.filter(({level}) => level === 'stop')).toEqual([]);
});

it('names what its goods lack, by their handles', () => {
  expect(found('pictures')).toContain('galvanised-watering-can');
  expect(found('descriptions')).toContain('slate-plant-markers');
  expect(found('selling-plans')).not.toBe('');
});

it('names the policy that is missing, the services that are not configured and the collections that are no category', () => {
  expect(found('policies')).toContain('termsOfService');
  for (const service of ['subscriptions', 'chat']) expect(found(service)).not.toBe('');
  expect(found('collections')).toContain('garden-benches');
});

it('names what of the content its catalogue does not have', async () => {
  const wordsOfTheDemo = await findDemoWords();
  for (const check of ['categories', 'home', 'quiz', 'bundles'])
    expect(wordsOfTheDemo(found(check)), check).not.toEqual([]);
});

it('says of each trouble what shoppers see and what mends it, and names no secret', () => {
  for (const finding of findings.filter(({level}) => level !== 'ok')) {
    expect(finding.shopper, finding.check).toBeTruthy();
    expect(finding.mend, finding.check).toBeTruthy();
  }
  const {worker} = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'});
  const secrets = [worker['PRIVATE_STOREFRONT_API_TOKEN'], worker['SESSION_SECRET']];
  for (const secret of secrets) expect(JSON.stringify(findings)).not.toContain(secret);
});
