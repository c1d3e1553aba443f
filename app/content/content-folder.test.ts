import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {contentFolder} from './content-folder';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-folder-'));
});
afterEach(async () => {
  await rm(root, {recursive: true, force: true});
});

test('a shop whose content nobody has written shows that of the demo', async () => {
  await mkdir(path.join(root, 'content'));
  expect(contentFolder(root, 'own')).toBe('demo/content');
});

test('a shop shows its own content as soon as there is some, and the tests show the demo all the same', async () => {
  await mkdir(path.join(root, 'content/data'), {recursive: true});
  expect(contentFolder(root, 'own')).toBe('content');
  expect(contentFolder(root, 'demo')).toBe('demo/content');
});

test('the tests run the demo', () => {
  expect(contentFolder(root)).toBe('demo/content');
});

test('a test may show the content of a folder of its own', () => {
  expect(contentFolder(root, '.cache/adopted/content')).toBe('.cache/adopted/content');
});
