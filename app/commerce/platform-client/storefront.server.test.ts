import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createStorefront} from './storefront.server';

const addresses: string[] = [];

beforeEach(() => {
  addresses.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    addresses.push(String(input instanceof Request ? input.url : input));
    return Promise.resolve(Response.json({data: {shop: {name: 'Brightwell'}}}));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function storefrontOf(version: string) {
  return createStorefront({
    request: new Request('https://shop.example/'),
    env: {
      PUBLIC_STORE_DOMAIN: 'shop.example.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'public',
      PUBLIC_STOREFRONT_API_VERSION: version,
    },
    waitUntil: () => undefined,
    requestId: 'r',
    buyerIp: null,
  });
}

describe('a call of the platform', () => {
  it.each(['2025-04', '2026-04'])(
    'goes to the address of the configured version %s',
    async (version) => {
      const storefront = storefrontOf(version);
      await storefront.query('#graphql\n query { shop { name } }');
      await storefront.mutate('#graphql\n mutation { cartCreate { cart { id } } }');
      const address = `https://shop.example.com/api/${version}/graphql.json`;
      expect(addresses).toEqual([address, address]);
    },
  );
});
