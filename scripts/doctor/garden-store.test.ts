import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

import {storefrontSettings} from '../../app/content/placeholders';
import {findDemoWords} from '../../tests/support/demo-words';
import {gardenSeed} from '../../tests/support/garden-store';
import {LocalPlatform} from '../../tests/support/local-platform';
import {writeEntry} from '../../tests/support/store-entries';
import {compileContent, type CompiledContent, readContentFiles} from '../content/compile';
import {PROJECT_ROOT, toShopEnvironment} from '../environment';

import {ENTRY_DEFINITIONS} from './entry-definitions';
import {examine} from './examine';
import type {Finding} from './finding';

const platform = new LocalPlatform(gardenSeed());
let findings: Finding[] = [];
let content: CompiledContent['data'];

const look = (contentFrom?: 'store' | 'repository') => {
  const {worker} = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'});
  return examine(worker, content, new Date('2025-06-01T00:00:00Z'), contentFrom);
};

beforeAll(async () => {
  vi.stubGlobal('fetch', platform.fetch);
  const files = await readContentFiles(path.join(PROJECT_ROOT, 'demo/content'));
  content = compileContent(files, storefrontSettings).data;
  findings = await look();
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

describe('what comes from the store', () => {
  afterEach(() => platform.startOver());
  const texts = (list: readonly Finding[], check: string, level: Finding['level']) =>
    list.filter((one) => one.check === check && one.level === level).map(({text}) => text);

  it('is nothing where the settings take nothing from it', () => {
    expect(texts(findings, 'content-from', 'ok').join()).toContain("contentFrom: 'store'");
    expect(texts(findings, 'entries', 'ok')).toEqual([]);
  });

  it('is listed: menus, words of categories, and how each entry stands', async () => {
    const found = await look('store');
    expect(texts(found, 'content-from', 'ok')).toEqual([
      expect.stringMatching(/^header from the store; footer from the store; names of 0 of \d+/),
    ]);
    const entries = texts(found, 'entries', 'ok');
    expect(entries).toContain('campaign from the store: spring-planting (running).');
    expect(entries).toContain('promotion from the store: markers-with-a-bed (running).');
    expect(entries.find((text) => text.includes('type hero'))).toContain('no such definition');
    expect(texts(found, 'entries', 'warning')).toEqual([]);
    expect(texts(found, 'entry-fields', 'warning')).toEqual([]);
    expect(texts(found, 'gifts', 'warning')).toContain(
      'the gift of markers-with-a-bed, slate-plant-markers, has a price.',
    );
  });

  it('an entry that cannot be read is named with what it lacks, and so are fields that nobody reads', async () => {
    writeEntry(platform, 'hero', 'june', {
      heading: 'June',
      colour: ['color', '#112233'],
      starts_at: 'soon',
    });
    platform.withdraw('zinc-trough');
    writeEntry(platform, 'promotion', 'half', {
      title: 'Half',
      kind: 'always',
      message: 'Half a gift.',
    });
    const found = await look('store');
    expect(texts(found, 'entries', 'warning')).toEqual([
      'hero june is left out: link missing.',
      'promotion half is left out: kind is none of withThreshold, withProduct, buyTwo.',
      'campaign spring-planting: 1 of what products names is not published to this shop.',
    ]);
    expect(texts(found, 'entry-fields', 'warning')).toEqual([
      'hero has fields that the shop does not read: colour.',
      'hero: starts_at is single_line_text_field and not date_time.',
    ]);
  });
});

it('the guide has every field of every kind of entry, with its type', () => {
  const guide = readFileSync(path.join(PROJECT_ROOT, 'docs/make-it-yours.md'), 'utf8');
  const run = ['enabled', 'starts_at', 'ends_at', 'preview_only'];
  const wanted = Object.entries(ENTRY_DEFINITIONS).flatMap(([kind, fields]) =>
    Object.entries(fields)
      .filter(([key]) => !run.includes(key))
      .map(([key, {types, isRequired}], place) => {
        const first = place === 0 ? ` \`${kind}\`` : '';
        return `|${first} | \`${key}\`${isRequired ? ' *' : ''} | \`${types[0]}\` |`;
      }),
  );
  const rows = wanted.filter((row) => !guide.includes(row));
  expect(rows).toEqual([]);
  for (const key of run)
    expect(guide).toContain(`| \`${key}\` | \`${ENTRY_DEFINITIONS.hero[key]?.types[0]}\` |`);
});
