import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {checkContent} from './check-content';
import {formatProblem} from './content/problem';
import {PROJECT_ROOT} from './environment';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'check-content-'));
  await cp(path.join(PROJECT_ROOT, 'demo/content'), path.join(root, 'content'), {recursive: true});
});

afterEach(async () => {
  await rm(root, {recursive: true, force: true});
});

/** Takes any address, so that a test sees only what it is about. */
const ANYWHERE = [{file: 'any.tsx', path: ':a'}];

async function problems(routes = ANYWHERE): Promise<string[]> {
  return (await checkContent(root, routes)).map(formatProblem);
}

async function change(file: string, from: string, to: string): Promise<number> {
  const target = path.join(root, 'content', file);
  const text = await readFile(target, 'utf8');
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  await writeFile(target, changed);
  return changed.slice(0, changed.indexOf(to)).split('\n').length;
}

test('a wrong schema, a skipped heading, a missing picture and a missing alternative text are named with file and line', async () => {
  const experiment = await change('data/experiments.yaml', 'weight: 1', 'weight: -1');
  const heading = await change('learn/gum-line.md', '## What healthy looks like', '#### What');
  const picture = await change('data/home.yaml', 'image: hum-app', 'image: hum-apple');
  const alt = await change(
    'learn/how-to-floss.md',
    'imageAlt: A length',
    "imageAlt: '' # A length",
  );
  const found = await problems();
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^content/data/experiments.yaml:${experiment}: 0.variants.1.weight: `),
      expect.stringMatching(`^content/data/home.yaml:${picture}: app.image: missing image`),
      expect.stringMatching(`^content/learn/gum-line.md:${heading}: heading skips a level`),
      expect.stringMatching(`^content/learn/how-to-floss.md:${alt}: imageAlt: `),
    ]),
  );
}, 60_000);

test('a dead link, an unknown product and art that nobody drew are named with file and line', async () => {
  await mkdir(path.join(root, 'platform/seed/catalogue'), {recursive: true});
  await writeFile(
    path.join(root, 'platform/seed/catalogue/products.yaml'),
    '- handle: woven-floss-mint\n  variants: [{sku: BW-1}]\n',
  );
  const art = await change('data/images.yaml', 'editorial:learn-02', 'editorial:learn-99');
  const photograph = await change('data/images.yaml', 'src: editorial:learn-03', 'src: nobody.jpg');
  const link = await change('pages/app-privacy.md', '(/contact-us)', '(/contact-us-all)');
  const found = await problems([
    {file: 'learn.tsx', path: 'learn'},
    {file: 'article.tsx', path: 'learn/:slug'},
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      `content/pages/app-privacy.md:${link}: dead link: no page answers "/contact-us-all"`,
      expect.stringMatching(
        /^content\/data\/promotions\.yaml:\d+: .*unknown product "free-gift-1"/,
      ),
      expect.stringMatching(/^content\/data\/promotions\.yaml:\d+: .*unknown SKU "BW-KID-01"/),
      `content/data/images.yaml:${art}: 11.src: missing image: no art is called "learn-99"`,
      `content/data/images.yaml:${photograph}: 12.src: missing image: content/pictures has no "nobody.jpg"`,
    ]),
  );
  expect(found.filter((line) => /woven-floss-mint|"learn-01"|"quiz"|"\/learn"/.test(line))).toEqual(
    [],
  );
}, 60_000);
