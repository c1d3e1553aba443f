import {describe, expect, it} from 'vitest';

import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {searchProductHandles} from './product-search.server';

function setUp(nodes: {handle?: string}[] = []) {
  const asked: {document: string; variables: unknown}[] = [];
  const storefront = {
    query: (document: string, {variables}: {variables: unknown}) => {
      asked.push({document, variables});
      return Promise.resolve({search: {nodes}});
    },
  } as unknown as Storefront;
  const reader = {storefront, env: {CACHE_SECONDS: 0, PUBLIC_STORE_DOMAIN: 'shop.example.com'}};
  return {asked, search: (query: string) => searchProductHandles(reader, query)};
}

describe('the platform’s product search', () => {
  it('is asked for ten products by their words and answers their handles, best first', async () => {
    const {asked, search} = setUp([{handle: 'b-paste'}, {handle: 'a-brush'}, {}]);
    expect(await search('tag:kids OR (mint*')).toEqual(['b-paste', 'a-brush']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.variables).toEqual({query: 'tag kids or mint', first: 10});
    expect(asked[0]?.document).toContain('types: [PRODUCT]');
  });

  it('is not asked for words that are none', async () => {
    const {asked, search} = setUp();
    expect(await search(' "*" ')).toEqual([]);
    expect(asked).toEqual([]);
  });
});
