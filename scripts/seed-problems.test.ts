import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {config} from '../hydrogen.config';
import {loadSeed} from '../platform/seed/load';
import {formatSeedProblem, SEED} from '../platform/seed/seed-file';

import {findSeedProblems} from './seed-problems';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
  cpSync(fileURLToPath(SEED), folder, {recursive: true});
});
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const directory = () => pathToFileURL(`${folder}/`);

function change(name: string, edit: (text: string) => string): string[] {
  const file = path.join(folder, name);
  const changed = edit(readFileSync(file, 'utf8'));
  writeFileSync(file, changed);
  return changed.split('\n');
}

/** Takes the entry of a handle out of a file. */
const without = (handle: string) => (text: string) => {
  const entries = text.split(/^(?=- )/m);
  const left = entries.filter((entry) => !entry.startsWith(`- handle: ${handle}\n`));
  expect(left).toHaveLength(entries.length - 1);
  return left.join('');
};

const lineOf = (name: string, text: string, from = 0) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .findIndex((line, at) => at >= from && line.includes(text)) + 1;

const problems = (hasPath: (address: string) => boolean = () => true) =>
  findSeedProblems(hasPath, directory()).map(formatSeedProblem);

it('the seed of the shop names nothing that it does not have', () => {
  expect(problems()).toEqual([]);
});

describe('a product that is taken out of the seed', () => {
  const HANDLE = 'optic-white-led-whitening-kit';

  it('is reported wherever the seed still names it, a line each', () => {
    change('catalogue/whitening.yaml', without(HANDLE));
    const found = problems();
    const collection = lineOf('catalogue/collections.yaml', 'handle: whitening-treatments');
    const line = lineOf('catalogue/collections.yaml', HANDLE, collection);
    expect(found).toContain(
      `platform/seed/catalogue/collections.yaml:${String(line)}: whitening-treatments lists unknown ${HANDLE}`,
    );
    expect(found).toContain(
      `platform/seed/discounts.yaml:${String(lineOf('discounts.yaml', HANDLE))}: discount KIT25 names unknown product ${HANDLE}`,
    );
    for (const problem of found) expect(problem).toMatch(/^[\w/.-]+\.yaml:\d+: \S[^\n]*$/);
  });

  it('keeps no platform from starting: what names it goes without, and the log says so', () => {
    change('catalogue/whitening.yaml', without(HANDLE));
    const said: string[] = [];
    const {products, collections} = loadSeed((problem) => said.push(problem), directory());
    expect(products.map(({handle}) => handle)).not.toContain(HANDLE);
    expect(said).toEqual(problems());
    const ids = new Set(products.map(({id}) => id));
    const dangling = collections.flatMap(({productIds}) => productIds.filter((id) => !ids.has(id)));
    expect(dangling).toEqual([]);
  });
});

it('a collection that is taken out is reported by menus, discounts and categories', () => {
  change('catalogue/collections.yaml', without('whitening-toothpaste'));
  const named = problems().filter((problem) => problem.includes('whitening-toothpaste'));
  expect(named.map((problem) => problem.replace(/:\d+:.*/, ''))).toEqual([
    'platform/seed/discounts.yaml',
    'platform/seed/menus.yaml',
    'demo/content/data/categories.yaml',
  ]);
  expect(named[1]).toContain(`:${String(lineOf('menus.yaml', 'whitening-toothpaste'))}: `);
});

it('a redirect to a category that the shop no longer has is reported', () => {
  const gone = `/products/${config.brand.slug}-toothpaste`;
  const line = lineOf('redirects.yaml', 'path: /toothpaste');
  expect(problems((address) => address !== gone)).toEqual([
    `platform/seed/redirects.yaml:${String(line)}: /toothpaste leads to ${gone}, which nothing answers`,
  ]);
});

it('a discount that no longer is what a bundle promises is reported', () => {
  change('discounts.yaml', (text) => text.replace('minimumQuantity: 3', 'minimumQuantity: 4'));
  expect(problems()).toEqual([
    expect.stringMatching(/^platform\/seed\/discounts\.yaml:\d+: the bundle [\w-]+ promises "/),
  ]);
});

it('what is not of its form is refused with a line for each thing', () => {
  change('redirects.yaml', (text) => `${text}- {path: 7, target: /a}\n- {path: /b, aim: /c}\n`);
  expect(() => loadSeed(() => undefined, directory())).toThrow(
    /^platform\/seed\/redirects\.yaml:12: 10\.path: .*\n(platform\/seed\/redirects\.yaml:13: .*\n?)+$/,
  );
});

it('names the brand that the settings name, and no other', () => {
  const {redirects, collections, shop, contents} = loadSeed();
  const {name, slug} = config.brand;
  expect(shop.name).toBe(name);
  expect(redirects).toContainEqual({
    path: '/whitening',
    target: `/products/${slug}-teeth-whitening`,
  });
  expect(collections.map(({handle}) => handle)).toContain(`${slug}-teeth-whitening`);
  const written = JSON.stringify([redirects, collections, shop, contents]);
  expect(written).toContain(`/collections/${slug}-toothpaste`);
  expect(written).not.toMatch(/\{\w+\}/);
});
