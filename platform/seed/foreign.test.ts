import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

import {loadForeignSeed} from './foreign.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'another-shop-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const GOODS = `Handle,Title,Type,Tags,Variant Price
bench,Bench,Benches,oak,90
stool,Stool,Benches,"oak, small",40
lamp,Lamp,Light,,30
lamp-2,Lamp 2,Light,,dear`;

it('gives a shop of nothing but goods a collection for each type, and tells what is left out by file and line', () => {
  const {seed, faults} = loadForeignSeed(write('goods.csv', GOODS));
  expect(seed.products.map(({handle}) => handle)).toEqual(['bench', 'stool', 'lamp']);
  expect(seed.collections.map(({handle, productIds}) => [handle, productIds.length])).toEqual([
    ['benches', 2],
    ['light', 1],
  ]);
  expect(seed.contents).toEqual([]);
  expect(faults[0]).toMatch(/^goods\.csv, line 5: price is "dear"/);
});

it('takes collections by list, type and tag, and the rest of a shop, from its file', () => {
  const shop = write(
    'shop.yaml',
    `name: Bench and Lamp
collections:
  - {handle: all-oak, title: All oak, tag: Oak}
  - {handle: seats, title: Seats, type: benches}
  - {handle: picks, title: Picks, products: [lamp, gone]}
menus:
  - {handle: main-menu, title: Main, items: [{title: Seats, type: COLLECTION, url: /collections/seats}]}
pages:
  - {handle: about, title: About, body: <p>Us.</p>}`,
  );
  const {seed, faults} = loadForeignSeed(write('goods.csv', GOODS), shop);
  const handlesOf = (ids: readonly number[]) =>
    ids.map((id) => seed.products.find((product) => product.id === id)?.handle);
  expect(seed.shop.name).toBe('Bench and Lamp');
  expect(seed.collections.map(({handle, productIds}) => [handle, handlesOf(productIds)])).toEqual([
    ['all-oak', ['bench', 'stool']],
    ['seats', ['bench', 'stool']],
    ['picks', ['lamp']],
  ]);
  expect(seed.contents.map(({kind, row}) => [kind, row.handle])).toEqual([
    ['page', 'about'],
    ['menu', 'main-menu'],
  ]);
  expect(faults.at(-1)).toBe('shop.yaml, collection picks lists unknown gone');
});

it.each([
  ['no product', 'Handle,Title,Variant Price\n', undefined, /holds no product/],
  ['another file', 'Name\nAda\n', undefined, /goods\.csv: it has no column Title/],
  ['a shop that is not understood', GOODS, 'nome: X\n', /shop\.yaml: .*nome/s],
])('refuses %s', (_, goods, shop, message) => {
  const file = shop === undefined ? undefined : write('shop.yaml', shop);
  expect(() => loadForeignSeed(write('goods.csv', goods), file)).toThrow(message);
});
