import {describe, expect, test} from 'vitest';

import {buildProduct, buildVariant} from '../../../tests/support/catalogue-builders';

import {
  formatListingQuery,
  listCatalogue,
  LISTING_PAGE_SIZE,
  type ListingQuery,
  pagerEntries,
  parseListingQuery,
  showsAllAsked,
  toggleFilter,
} from './listing';
import type {ProductSummary} from './product';

const EVERYTHING: ListingQuery = {
  filters: {benefit: [], audience: [], form: [], price: []},
  sort: 'featured',
  page: 1,
};

function paste(handle: string, cents: number, fields: Partial<ProductSummary> = {}) {
  return buildProduct({handle, title: handle, variants: [buildVariant({cents})], ...fields});
}

const soldOut = buildVariant({cents: 400, inStock: false, availableForSale: false});
const shelf = [
  paste('white-paste', 799, {tags: ['whitening', 'adults'], type: 'Toothpaste'}),
  paste('gone', 400, {tags: ['whitening', 'adults'], type: 'Toothpaste', variants: [soldOut]}),
  paste('kit', 14900, {
    tags: ['whitening', 'adults'],
    type: 'Whitening kit',
    publishedAt: '2026-01-01T00:00:00Z',
  }),
  paste('berry', 499, {tags: ['freshening', 'kids'], type: "Kids' toothpaste"}),
  paste('set', 2500, {tags: ['freshening', 'bundle', 'student'], type: 'Bundle'}),
];

test('a tag counts in whichever case a merchant typed it', () => {
  const typed = [
    paste('a', 499, {tags: ['Whitening', 'ADULTS']}),
    paste('b', 499, {tags: ['whitening', 'Bundle']}),
  ];
  const handles = (search: string) =>
    listCatalogue(typed, query(search)).products.map(({handle}) => handle);
  expect(handles('benefit=whitening')).toEqual(['a', 'b']);
  expect(handles('audience=adults')).toEqual(['a']);
});

function query(search: string): ListingQuery {
  return parseListingQuery(new URLSearchParams(search));
}

function handles(search: string) {
  return listCatalogue(shelf, query(search)).products.map(({handle}) => handle);
}

describe('a listing', () => {
  test('keeps the order of the merchant and puts what is sold out last', () => {
    expect(handles('')).toEqual(['white-paste', 'kit', 'berry', 'set', 'gone']);
  });

  test.each([
    ['one value', 'benefit=freshening', ['berry', 'set']],
    ['any of two values of a facet', 'benefit=freshening&benefit=whitening', 5],
    ['all of two facets', 'benefit=whitening&form=whitening-kit', ['kit']],
    ['a type with an apostrophe', 'form=kids-toothpaste', ['berry']],
    ['kids by either tag', 'audience=kids', ['berry']],
    ['a bundle by its tag', 'form=bundle', ['set']],
    ['a price, the lower limit included', 'price=25-to-50', ['set']],
    ['a price, the upper limit not', 'price=10-to-25', []],
    ['an unknown value', 'benefit=immortality', []],
    ['an unknown value beside a known one', 'benefit=immortality&benefit=freshening', 2],
    ['parameters that are none of ours', 'utm_source=x&constructor=y', 5],
  ])('filters by %s', (_, search, expected) => {
    const found = handles(search);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  test.each([
    ['price-low', ['gone', 'berry', 'white-paste', 'set', 'kit']],
    ['price-high', ['kit', 'set', 'white-paste', 'berry', 'gone']],
    ['name', ['berry', 'gone', 'kit', 'set', 'white-paste']],
    ['rubbish', ['white-paste', 'kit', 'berry', 'set', 'gone']],
  ])('sorts by %s', (sort, expected) => {
    expect(handles(`sort=${sort}`)).toEqual(expected);
  });

  test('shows the newest first when asked to', () => {
    expect(handles('sort=newest')[0]).toBe('kit');
  });

  test('counts what one more choice would show, given the filters of the other facets', () => {
    const {facets, total} = listCatalogue(shelf, query('benefit=whitening'));
    expect(total).toBe(3);
    const counts = (name: string) =>
      facets.find((facet) => facet.name === name)?.values.map(({label, count}) => [label, count]);
    expect(counts('benefit')).toEqual([
      ['Whitening', 3],
      ['Freshening', 2],
    ]);
    expect(counts('audience')).toEqual([
      ['Adults', 3],
      ['Kids', 0],
      ['Students', 0],
    ]);
    expect(counts('price')).toEqual([
      ['Under $10', 2],
      ['$25 to $50', 0],
      ['$50 and more', 1],
    ]);
  });

  test('leaves out a facet that tells nothing apart', () => {
    const same = [paste('a', 499, {tags: ['whitening']}), paste('b', 599, {tags: ['whitening']})];
    expect(listCatalogue(same, EVERYTHING).facets).toEqual([]);
  });

  test('names the filters that are on by their labels, so that each can be taken away', () => {
    const {applied} = listCatalogue(shelf, query('benefit=freshening&price=25-to-50'));
    expect(applied).toEqual([
      {facet: 'benefit', value: 'freshening', label: 'Freshening'},
      {facet: 'price', value: '25-to-50', label: '$25 to $50'},
    ]);
  });

  test('reaches every one of more than 75 products, 24 a page, and a page beyond the last is the last', () => {
    const many = Array.from({length: 80}, (_, index) => paste(`p${index}`, 499));
    const seen = [1, 2, 3, 4].flatMap((page) =>
      listCatalogue(many, {...EVERYTHING, page}).products.map(({handle}) => handle),
    );
    expect(new Set(seen).size).toBe(80);
    expect(listCatalogue(many, {...EVERYTHING, page: 1}).products).toHaveLength(LISTING_PAGE_SIZE);
    expect(listCatalogue(many, {...EVERYTHING, page: 99})).toMatchObject({page: 4, pageCount: 4});
  });

  test('of nothing has one empty page', () => {
    expect(listCatalogue([], query('page=3'))).toMatchObject({products: [], page: 1, pageCount: 1});
  });
});

describe('a listing shows all that its address asks for', () => {
  test.each([
    ['', true],
    ['benefit=freshening&form=bundle&sort=name&page=1', true],
    // Nothing matches, but both are filters of this shelf.
    ['benefit=freshening&form=whitening-kit', true],
    ['benefit=immortality', false],
    ['benefit=freshening&benefit=immortality', false],
    ['form=nothing', false],
    ['page=2', false],
    ['sort=cheap', false],
    ['variant=12', false],
  ])('%s: %s', (search, expected) => {
    const parameters = new URLSearchParams(search);
    expect(showsAllAsked(listCatalogue(shelf, parseListingQuery(parameters)), parameters)).toBe(
      expected,
    );
  });
});

describe('the address of a listing', () => {
  test.each([
    ['sort=featured&page=1', ''],
    ['page=2&benefit=whitening&audience=kids', '?benefit=whitening&audience=kids&page=2'],
    ['benefit=b&benefit=a&benefit=a', '?benefit=a&benefit=b'],
    ['page=-1', ''],
    ['page=1.5', ''],
    ['page=1e3', '?page=1000'],
    ['benefit=%3Cscript%3E&sort=__proto__', ''],
  ])('%s becomes %s', (search, canonical) => {
    expect(formatListingQuery(query(search))).toBe(canonical);
  });

  test('switching a filter goes back to the first page and keeps the sort', () => {
    const on = toggleFilter(query('page=3&sort=name'), 'form', 'gel');
    expect(formatListingQuery(on)).toBe('?form=gel&sort=name');
    expect(formatListingQuery(toggleFilter(on, 'form', 'gel'))).toBe('?sort=name');
  });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('a pager on page %i of %i names %j', (page, pageCount, entries) => {
  expect(pagerEntries(page, pageCount)).toEqual(entries);
});
