import {describe, expect, test} from 'vitest';

import {
  categoriesOfProduct,
  type Category,
  categoryPath,
  findCategory,
  flattenCategories,
  isExternalLink,
  openNavigation,
  withCollectionTexts,
} from './navigation';

test('what is closed is linked nowhere, and a group that is left empty goes', () => {
  const open = {title: 'Home', link: '/'};
  const closed = {title: 'Total', link: '/total'};
  const navigation = {
    header: [closed, {...open, subCategories: [closed, open]}],
    footer: [
      {title: 'Learn', links: [open, closed]},
      {title: 'Campaigns', links: [closed]},
    ],
    account: [open],
  };
  expect(openNavigation(navigation, ({link: path}) => path === '/total')).toEqual({
    header: [{...open, subCategories: [open]}],
    footer: [{title: 'Learn', links: [open]}],
    account: [open],
  });
});

function category(handle: string, fields: Partial<Category> = {}): Category {
  return {
    handle,
    label: handle,
    heading: handle,
    description: handle,
    parentCategory: null,
    products: [],
    subCategories: [],
    ...fields,
  };
}

const bundlesOfBrushes = category('brush-bundles', {parentCategory: 'brushes', products: ['set']});
const bundlesOfBundles = category('brush-bundles', {parentCategory: 'bundles', products: ['set']});
const adult = category('adult', {parentCategory: 'brushes', products: ['hum']});
const tree = [
  category('brushes', {products: ['hum', 'set'], subCategories: [adult, bundlesOfBrushes]}),
  category('bundles', {products: ['set'], subCategories: [bundlesOfBundles]}),
];

describe('findCategory', () => {
  test('finds a main category and a subcategory under its own parent', () => {
    expect(findCategory(tree, ['brushes'])?.handle).toBe('brushes');
    expect(findCategory(tree, ['brushes', 'adult'])).toBe(adult);
    expect(findCategory(tree, ['bundles', 'brush-bundles'])).toBe(bundlesOfBundles);
  });

  test.each([
    ['an unknown segment', ['nothing']],
    ['no segment', []],
    ['a subcategory alone', ['adult']],
    ['a subcategory under the wrong parent', ['bundles', 'adult']],
    ['a third segment', ['brushes', 'adult', 'hum']],
    ["a name of Object's own", ['constructor']],
    ["a name of Object's own below a category", ['brushes', '__proto__']],
  ])('refuses %s', (_, segments) => {
    expect(findCategory(tree, segments)).toBeNull();
  });

  test('finds every category by the segments of its own path', () => {
    for (const each of flattenCategories(tree)) {
      expect(findCategory(tree, categoryPath(each).split('/').slice(2))).toBe(each);
    }
  });
});

test('a category below another has both in its path', () => {
  expect(categoryPath(adult)).toBe('/products/brushes/adult');
});

test('the trail to a product ends in the subcategory that lists it', () => {
  expect(categoriesOfProduct(tree, 'set').map(({handle}) => handle)).toEqual([
    'brushes',
    'brush-bundles',
  ]);
  expect(categoriesOfProduct(tree, 'unlisted')).toEqual([]);
});

test('only a path of this site is not external', () => {
  expect(isExternalLink('/learn')).toBe(false);
  expect(isExternalLink('https://example.com')).toBe(true);
  expect(isExternalLink('tel:+18005550142')).toBe(true);
});

test('are called as the store’s collections are, with a description where there is one, and stay where they are', () => {
  const base = {heading: 'H', description: 'D', products: ['bench'], subCategories: []};
  const sub: Category = {...base, handle: 'oak', label: 'Oak', parentCategory: 'benches'};
  const main: Category = {
    ...base,
    handle: 'benches',
    label: 'Benches',
    parentCategory: null,
    subCategories: [sub],
  };
  const collections = new Map([
    ['benches', {title: 'To sit on', description: ''}],
    ['oak', {title: 'Of oak', description: 'Heavy.'}],
  ]);
  expect(withCollectionTexts([main], collections)).toEqual([
    {
      ...main,
      label: 'To sit on',
      heading: 'To sit on',
      subCategories: [{...sub, label: 'Of oak', heading: 'Of oak', description: 'Heavy.'}],
    },
  ]);
  expect(withCollectionTexts([main], new Map())).toEqual([main]);
});
