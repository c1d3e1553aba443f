import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {writeChanges} from '../adopt/changes';

import {adoptionFindings} from './adoption';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adoption-'));
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public/favicon.svg'), '<svg/>');
});
afterEach(async () => {
  await rm(root, {recursive: true, force: true});
});

const troubles = () =>
  adoptionFindings(root).flatMap(({level, check, text}) =>
    level === 'ok' ? [] : [`${check}: ${text}`],
  );

/** Content that the command has written. */
async function adopted() {
  const files = new Map([
    ['content/data/home.yaml', 'a: 1\n'],
    ['content/data/contact.yaml', 'b: 1\n'],
    ['content/data/countries.yaml', 'c: 1\n'],
  ]);
  const changes = [...files].map(([file, after]) => ({
    file,
    kind: 'new' as const,
    before: '',
    after,
  }));
  await mkdir(path.join(root, 'content'));
  await writeChanges(root, changes, files, 'shop.example');
}

it('says of a store whose content is the demo’s that there is a command', () => {
  expect(troubles()).toEqual(['content: the content is the demo’s.']);
  expect(adoptionFindings(root)[0]?.mend).toContain('npm run adopt');
});

it('lists the words that nobody has read since they were written, and no lists', async () => {
  await adopted();
  expect(troubles()).toEqual([
    'content: as npm run adopt wrote them: content/data/home.yaml, content/data/contact.yaml.',
  ]);
  await writeFile(path.join(root, 'content/data/home.yaml'), 'a: 2\n');
  await writeFile(path.join(root, 'content/data/contact.yaml'), 'b: 2\n');
  expect(troubles()).toEqual([]);
});

it('takes what was written by hand for the merchant’s own', async () => {
  await mkdir(path.join(root, 'content/data'), {recursive: true});
  expect(troubles()).toEqual([]);
});

it('knows the icon of the demo by its sun', async () => {
  const sun = '<svg><path d="M5 17.5a9 9 0 0 1 18 0Z"/></svg>';
  await writeFile(path.join(root, 'public/favicon.svg'), sun);
  await mkdir(path.join(root, 'content/data'), {recursive: true});
  expect(troubles()).toEqual(['icon: public/favicon.svg is the demo’s.']);
});
