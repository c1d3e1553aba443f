import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {saveSetting} from '../../platform/store/settings.ts';

import {callApi} from './support/api-client.ts';
import {FIXTURE} from './support/fixture.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, seed: FIXTURE});
});
afterAll(() => platform.stop());

const LIST = `query Q($filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys = PRICE, $reverse: Boolean, $after: String, $first: Int = 3) {
  collection(handle: "all") { products(first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse) {
    nodes { handle } pageInfo { hasNextPage endCursor } filters { id values { label count input } } } } }`;

interface Products {
  nodes: {handle: string}[];
  pageInfo: {hasNextPage: boolean; endCursor: string};
  filters: {id: string; values: {label: string; count: number; input: string}[]}[];
}

async function list(variables: Record<string, unknown>): Promise<Products> {
  const {data} = await callApi(platform, LIST, variables);
  return data.collection.products as Products;
}

const handles = ({nodes}: Products) => nodes.map(({handle}) => handle);
const countsOf = ({filters}: Products, id: string) =>
  Object.fromEntries(
    filters.find((one) => one.id === id)?.values.map(({label, count}) => [label, count]) ?? [],
  );

test('a filtered and sorted collection is read to its end by its cursors, each product once', async () => {
  const filters = [{productType: 'Toothpaste'}, {price: {min: 10, max: 25}}];
  const found: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Products = await list({filters, after});
    found.push(...handles(page));
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  expect(found.slice(-3)).toEqual(['paste', 'bundle', 'scarce']);
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain('floss');
  const reversed = await list({filters, reverse: true});
  expect(handles(reversed)).toEqual(['scarce', 'bundle', 'paste']);
});

test('a cursor of another order is refused', async () => {
  const {pageInfo} = await list({});
  const {errors} = await callApi(platform, LIST, {after: pageInfo.endCursor, sortKey: 'TITLE'});
  expect(errors[0].message).toContain('Invalid cursor');
});

test('values of one filter widen each other, filters narrow each other', async () => {
  const both = await list({filters: [{tag: 'kids'}, {tag: 'adults'}], first: 50});
  expect(handles(both).sort()).toEqual(['kids-paste', 'paste']);
  const narrowed = await list({filters: [{tag: 'kids'}, {tag: 'adults'}, {price: {max: 5}}]});
  expect(handles(narrowed)).toEqual(['kids-paste']);
});

test('Shopify offers availability and price, a merchant tags and types besides, each value with its input', async () => {
  expect((await list({})).filters.map(({id}) => id)).toEqual([
    'filter.v.availability',
    'filter.v.price',
  ]);
  saveSetting(platform.services.store, 'filters', ['tag', 'productType']);
  const {filters} = await list({});
  const inputs = filters.flatMap(({values}) =>
    values.map(({input}) => JSON.parse(input) as object),
  );
  for (const input of [{tag: 'kids'}, {productType: 'Floss'}, {available: true}])
    expect(inputs).toContainEqual(input);
});

test('a filter counts its values as if none of them were chosen, and given what else is', async () => {
  saveSetting(platform.services.store, 'filters', ['tag', 'productType']);
  const chosen = await list({filters: [{productType: 'Floss'}], first: 50});
  expect(handles(chosen)).toEqual(['floss']);
  expect(countsOf(chosen, 'filter.p.product_type')).toMatchObject({Floss: 1, Toothbrush: 1});
  expect(countsOf(chosen, 'filter.v.availability')).toEqual({'In stock': 1, 'Out of stock': 0});
  expect(countsOf(chosen, 'filter.p.tag')).toEqual({});
  const soldOut = await list({filters: [{available: false}], first: 50});
  expect(handles(soldOut)).toContain('all-gone');
  expect(countsOf(soldOut, 'filter.v.availability')['In stock']).toBeGreaterThan(5);
});

test('products by a query with groups and comparisons are those that it says', async () => {
  const {data} = await callApi(
    platform,
    `query Q($query: String!) { products(first: 50, query: $query, sortKey: TITLE) { nodes { handle } } }`,
    {
      query:
        '(tag_not:kids OR variants.price:>10) AND ((product_type:"Toothbrush") OR (product_type:Toothpaste AND tag:"adults")) AND NOT variants.price:<19 AND available_for_sale:true',
    },
  );
  const found = (data.products.nodes as {handle: string}[]).map(({handle}) => handle);
  expect(found.sort()).toEqual(['brush', 'paste']);
});

test('predictive search gives products alone where only they are asked for, as many as the limit', async () => {
  const {data} = await callApi(
    platform,
    `{ predictiveSearch(query: "toothpas", limit: 4, limitScope: EACH, types: [PRODUCT], unavailableProducts: LAST) {
         products { handle } collections { handle } queries { text } } }`,
  );
  expect(data.predictiveSearch.products).toHaveLength(4);
  expect([data.predictiveSearch.collections, data.predictiveSearch.queries]).toEqual([[], []]);
});
