import {describe, expect, it} from 'vitest';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {loadShopSnapshot} from './catalogue.server';

const money = {amount: '1.0', currencyCode: 'USD'};

const product = (number: number) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `product-${number}`,
  title: `Product ${number}`,
  productType: 'Toothpaste',
  tags: [],
  availableForSale: true,
  publishedAt: '2026-01-01T00:00:00Z',
  totalInventory: null,
  requiresSellingPlan: false,
  priceRange: {minVariantPrice: money, maxVariantPrice: money},
  images: {nodes: []},
  options: [],
  variants: {nodes: []},
  sellingPlanGroups: {nodes: []},
  metafields: [],
});

const page = <Node>(nodes: Node[], endCursor: string | null) => ({
  nodes,
  pageInfo: {hasNextPage: endCursor !== null, endCursor},
});

const products = (from: number, to: number, endCursor: string | null) =>
  page(
    Array.from({length: to - from + 1}, (_, index) => product(from + index)),
    endCursor,
  );

/** Reads the shop from a platform that gives these answers, one after the other. */
function read(...answers: unknown[]) {
  const asked: {document: string; variables: unknown}[] = [];
  const storefront = {
    query: (document: string, {variables}: {variables?: unknown}) => {
      asked.push({document, variables});
      return Promise.resolve(answers[asked.length - 1]);
    },
  } as unknown as Storefront;
  const snapshot = loadShopSnapshot({
    storefront,
    env: {CACHE_SECONDS: 0, PUBLIC_STORE_DOMAIN: 'shop.example.com'},
    snapshots: null,
    waitUntil: () => undefined,
    once: (_key, load) => load(),
  });
  return {asked, snapshot};
}

describe('the catalogue', () => {
  it('is one call for a shop of 75 products', async () => {
    const {asked, snapshot} = read({products: products(1, 75, null), urlRedirects: page([], null)});
    expect((await snapshot).products.size).toBe(75);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.document).toMatch(/products\(first: 75\)/);
  });

  it('is read to its last page, products and redirects alike, in the platform’s order', async () => {
    const redirect = (number: number) => ({path: `/old-${number}`, target: '/'});
    const {asked, snapshot} = read(
      {products: products(1, 75, 'p75'), urlRedirects: page([redirect(1)], 'r1')},
      {products: products(76, 325, 'p325')},
      {products: products(326, 330, null)},
      {urlRedirects: page([redirect(2)], null)},
    );
    const shop = await snapshot;
    expect([...shop.products.keys()]).toEqual(
      Array.from({length: 330}, (_, index) => `product-${index + 1}`),
    );
    expect([...shop.redirects.keys()]).toEqual(['/old-1', '/old-2']);
    expect(asked.map(({variables}) => variables)).toEqual([
      undefined,
      {after: 'p75'},
      {after: 'p325'},
      {after: 'r1'},
    ]);
  });

  it('is no half one: errors in place of a page are a fault of the platform', async () => {
    const {snapshot} = read(
      {products: products(1, 75, 'p75')},
      {products: null, errors: [{message: 'Throttled'}]},
    );
    await expect(snapshot).rejects.toThrow(PlatformUnavailable);
    await expect(snapshot).rejects.toThrow('Throttled');
  });

  it('comes without redirects where the store withholds them', async () => {
    const {snapshot} = read({products: products(1, 2, null), urlRedirects: null});
    expect((await snapshot).redirects.size).toBe(0);
  });

  it('refuses an amount that is no number, which would be shown as a present', async () => {
    const unreadable = {amount: 'free', currencyCode: 'USD'};
    const {snapshot} = read({
      products: page(
        [{...product(1), priceRange: {minVariantPrice: unreadable, maxVariantPrice: money}}],
        null,
      ),
    });
    await expect(snapshot).rejects.toThrow(PlatformUnavailable);
  });
});
