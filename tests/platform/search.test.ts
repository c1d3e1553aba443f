import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi} from './support/api-client.ts';
import {FIXTURE} from './support/fixture.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, seed: FIXTURE});
});
afterAll(() => platform.stop());

const titles = (nodes: {title: string}[]) => nodes.map((node) => node.title);

test('40 search counts all hits and puts sold-out products last', async () => {
  const {data} = await callApi(
    platform,
    `{ search(query: "whitening", first: 1, types: [PRODUCT]) { totalCount pageInfo { hasNextPage } nodes { ... on Product { title trackingParameters } } }
       all: search(query: "whitening", first: 10, types: [PRODUCT]) { nodes { ... on Product { title } } productFilters { id type values { label count input } } }
       shown: search(query: "whitening", first: 10, types: [PRODUCT], unavailableProducts: HIDE) { nodes { ... on Product { title } } } }`,
  );
  expect(data.search.totalCount).toBe(3);
  expect(data.search.pageInfo.hasNextPage).toBe(true);
  expect(data.search.nodes[0].trackingParameters).toContain('_pos=1');
  expect(titles(data.all.nodes).at(-1)).toBe('Gone Whitening Foam');
  expect(titles(data.shown.nodes)).toHaveLength(2);
  const [availability, price] = data.all.productFilters;
  expect(availability).toMatchObject({
    type: 'LIST',
    values: [
      {label: 'In stock', count: 2, input: '{"available":true}'},
      {label: 'Out of stock', count: 1, input: '{"available":false}'},
    ],
  });
  expect(price.type).toBe('PRICE_RANGE');
});

test('40 a filter value sent back narrows the search', async () => {
  const {data} = await callApi(
    platform,
    'query Q($filters: [ProductFilter!]) { search(query: "whitening", first: 10, types: [PRODUCT], productFilters: $filters) { totalCount } }',
    {filters: [JSON.parse('{"available":false}')]},
  );
  expect(data.search.totalCount).toBe(1);
});

test('41 the last word may be a beginning with LAST and not with NONE', async () => {
  const {data} = await callApi(
    platform,
    `{ last: search(query: "whit", first: 10, prefix: LAST) { totalCount }
       none: search(query: "whit", first: 10, prefix: NONE) { totalCount }
       whole: search(query: "whitening", first: 10, prefix: NONE) { totalCount } }`,
  );
  expect(data.last.totalCount).toBe(4);
  expect(data.none.totalCount).toBe(0);
  expect(data.whole.totalCount).toBe(4);
});

test('42 a predictive limit of 11 is null with INVALID_FIELD_ARGUMENTS, and the rest answers', async () => {
  const {data, errors} = await callApi(
    platform,
    '{ shop { name } predictiveSearch(query: "whit", limit: 11) { products { id } } }',
  );
  expect(data).toEqual({shop: {name: 'Brightwell'}, predictiveSearch: null});
  expect(errors[0]).toMatchObject({
    message: 'limit must be within 1..10',
    path: ['predictiveSearch'],
    extensions: {code: 'INVALID_FIELD_ARGUMENTS'},
  });
});

test('43 no hit, and a blank query, are empty lists without an error', async () => {
  const empty = {products: [], collections: [], pages: [], articles: [], queries: []};
  for (const query of ['zzzz', '   ', '']) {
    const {data, errors} = await callApi(
      platform,
      `query Q($query: String!) { search(query: $query, first: 5) { totalCount nodes { __typename } productFilters { type } }
         predictiveSearch(query: $query) { products { id } collections { id } pages { id } articles { id } queries { text } } }`,
      {query},
    );
    expect(errors).toBeUndefined();
    expect(data.search).toEqual({
      totalCount: 0,
      nodes: [],
      productFilters: [{type: 'PRICE_RANGE'}],
    });
    expect(data.predictiveSearch).toEqual(empty);
  }
});

test('43 suggestions mark what was typed, and the limit is spread over the types', async () => {
  const {data} = await callApi(
    platform,
    '{ predictiveSearch(query: "whit", limit: 3) { products { title } pages { title } queries { text styledText } } }',
  );
  expect(data.predictiveSearch.queries[0]).toEqual({
    text: 'whitening foam',
    styledText: '<mark>whit</mark><span>ening foam</span>',
  });
  expect(data.predictiveSearch.products).toHaveLength(1);
  expect(data.predictiveSearch.pages).toHaveLength(1);
});

test('44 path finds a redirect lower-cased, and an unquoted star matches as a prefix', async () => {
  const find = async (query: string) => {
    const {data} = await callApi(
      platform,
      'query Q($query: String) { urlRedirects(first: 5, query: $query) { nodes { id path target } } }',
      {query},
    );
    return data.urlRedirects.nodes.map((node: {path: string}) => node.path);
  };
  expect(await find('path:/old')).toEqual(['/old']);
  expect(await find('path:/OLD/')).toEqual(['/old']);
  expect(await find('path:/ol')).toEqual([]);
  // Whoever follows the first hit unchecked would land on somebody else's redirect.
  expect(await find('path:/a*')).toEqual(['/about']);
  expect(await find('path:"/a*"')).toEqual([]);
  expect(await find('path:/capital')).toEqual([]);
});
