import path from 'node:path';

import {storefrontSettings} from '../../app/content/placeholders';
import {demo} from '../../demo/settings';
import {loadSeed} from '../../platform/seed/load';
import {compileContent, readContentFiles} from '../../scripts/content/compile';
import {PROJECT_ROOT} from '../../scripts/environment';

/** Words of the demo's trade, whatever they stand in. */
const TRADE =
  /\b(tooth\w*|teeth|whiten\w*|brush\w*|floss\w*|dentist\w*|oral|gums?|hum|fluoride|smile|molar|toothpaste|pastes?)\b/i;

/** What only the demo may say: its goods, articles, categories, searches and codes by name, its line, telephone and addresses. */
export async function findDemoWords(): Promise<(text: string) => string[]> {
  const files = await readContentFiles(path.join(PROJECT_ROOT, 'demo/content'));
  const {data, articles} = compileContent(files, storefrontSettings);
  const {products, discounts} = loadSeed();
  const categories = (data.categories ?? []).flatMap(({subCategories, ...main}) => [
    main,
    ...subCategories,
  ]);
  const names = [
    ...products.flatMap(({handle, title}) => [handle, title]),
    ...articles.flatMap(({slug, title}) => [slug, title]),
    ...categories.flatMap(({handle, heading}) => [handle, heading]),
    ...(data.trending?.queries ?? []),
    demo.brand.tagline,
    demo.support.phone,
    demo.support.phone.replace(/\D/g, ''),
    demo.support.email,
    new URL(demo.links.helpCenter).host,
  ];
  const toPattern = (name: string, flags: string) => {
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {name, pattern: new RegExp(`(?<![\\w-])${literal}(?![\\w-])`, flags)};
  };
  const codes = discounts.flatMap(({record}) => (record.code === null ? [] : [record.code]));
  const patterns = [
    ...names.map((name) => toPattern(name, 'i')),
    // Codes are capitals, and some are ordinary words in small letters.
    ...codes.map((code) => toPattern(code, '')),
  ];
  return (text) => {
    const found = patterns.filter(({pattern}) => pattern.test(text)).map(({name}) => name);
    const [trade] = TRADE.exec(text) ?? [];
    return [...new Set([...found, ...(trade === undefined ? [] : [trade])])];
  };
}
