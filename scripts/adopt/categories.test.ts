import {describe, expect, it} from 'vitest';

import {collectionOf, planCategories, shorten, toSlug} from './categories';
import type {Store, StoreCollection, StoreMenuItem} from './store';

function product(handle: string): Store['products'][number] {
  return {
    handle,
    title: handle,
    productType: '',
    tags: [],
    hasPicture: true,
    isSold: true,
    cents: 100,
    skus: [],
  };
}

function collection(handle: string, products: string[], description = ''): StoreCollection {
  return {handle, title: `All of ${handle}`, description, products};
}

function store(changes: Partial<Store>): Store {
  return {
    name: 'Shop',
    host: 'shop.example',
    description: '',
    slogan: '',
    shortDescription: '',
    color: null,
    logo: null,
    products: ['oak-stool', 'ash-bench', 'bench'].map(product),
    collections: [],
    menu: null,
    footer: null,
    ...changes,
  };
}

const item = (title: string, url: string | null, items: StoreMenuItem[] = []): StoreMenuItem => ({
  title,
  url,
  items,
});

const handlesOf = (tree: ReturnType<typeof planCategories>) =>
  tree.categories.map(({handle}) => handle);

describe('categories of a store', () => {
  it('are the collections of its main menu, by the menu’s words, and those below them', () => {
    const {categories, paths} = planCategories(
      store({
        collections: [
          collection('seats', ['oak-stool', 'ash-bench'], 'To sit on.'),
          collection('stools', ['oak-stool']),
          collection('unnamed', ['ash-bench']),
        ],
        menu: [
          item('Seating', 'https://shop.example/collections/seats', [
            item('Stools', '/collections/stools'),
          ]),
        ],
      }),
      'Shop',
    );
    expect(categories).toEqual([
      {
        handle: 'seats',
        label: 'Seating',
        heading: 'All of seats',
        description: 'To sit on.',
        products: ['oak-stool', 'ash-bench'],
        subCategories: [
          {
            handle: 'stools',
            label: 'Stools',
            heading: 'All of stools',
            description: 'All of stools at Shop.',
            products: ['oak-stool'],
          },
        ],
      },
    ]);
    expect([...paths]).toEqual([
      ['seats', '/products/seats'],
      ['stools', '/products/seats/stools'],
    ]);
  });

  it('of a menu’s heading without an address are those below it', () => {
    const {categories} = planCategories(
      store({
        collections: [collection('stools', ['oak-stool'])],
        menu: [item('To sit', null, [item('Stools', '/collections/stools')]), item('Empty', null)],
      }),
      'Shop',
    );
    expect(categories).toEqual([expect.objectContaining({handle: 'to-sit', label: 'To sit'})]);
    expect(categories[0]).not.toHaveProperty('products');
  });

  it('are all collections, eight at most, where no menu leads to one', () => {
    const many = Array.from({length: 12}, (_, place) => collection(`part-${place}`, ['oak-stool']));
    const found = planCategories(
      store({collections: many, menu: [item('About', '/pages/about')]}),
      'Shop',
    );
    expect(found.categories).toHaveLength(8);
  });

  it('are none without goods, none of a theme’s own, and each collection once', () => {
    const tree = planCategories(
      store({
        collections: [
          collection('empty', []),
          collection('gone', ['sold-out-and-deleted']),
          collection('frontpage', ['oak-stool']),
          collection('stools', ['oak-stool']),
        ],
        menu: ['empty', 'gone', 'frontpage', 'stools', 'stools'].map((handle) =>
          item(handle, `/collections/${handle}`),
        ),
      }),
      'Shop',
    );
    expect(handlesOf(tree)).toEqual(['stools']);
  });

  it('take no address of a product or of a page of the shop', () => {
    const handles = ['bench', 'create-your-bundle', 'Größe_2'];
    const tree = planCategories(
      store({
        collections: handles.map((handle) => collection(handle, ['oak-stool'])),
        menu: handles.map((handle) => item(handle, `/collections/${encodeURIComponent(handle)}`)),
      }),
      'Shop',
    );
    expect(handlesOf(tree)).toEqual(['all-bench', 'all-create-your-bundle', 'gro-e-2']);
  });
});

it.each([
  ['Kids’ toys & games', 'kids-toys-games'],
  ['  Été 2026 ', 'ete-2026'],
  ['家具', ''],
])('%s is %s in an address', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

it.each([
  ['Short.', 20, 'Short.'],
  ['One sentence. And then another one.', 20, 'One sentence.'],
  ['Words without an end that go on', 17, 'Words without…'],
  ['  two\n lines ', 20, 'two lines'],
])('%j in %i signs is %j', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
  expect(shorten(text, length).length).toBeLessThanOrEqual(length);
});

it.each([
  ['/collections/stools', 'stools'],
  ['https://shop.example/collections/stools/tag?x=1', 'stools'],
  ['/collections', null],
  ['/pages/about', null],
  [null, null],
])('the collection of %s is %s', (url, handle) => {
  expect(collectionOf(url)).toBe(handle);
});
