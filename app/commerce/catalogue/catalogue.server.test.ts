import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {buildClientSchema, type IntrospectionQuery, parse, validate} from 'graphql';
import {describe, expect, it} from 'vitest';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {loadProduct, loadRedirects} from './catalogue.server';
import type {SnapshotReader} from './catalogue-reader.server';
import {productsDocument} from './documents.server';
import {loadNamedProducts, loadShopSnapshot} from './shop-snapshot.server';

const SCHEMAS = [
  ['2025-04', '@shopify/hydrogen/storefront.schema.json'],
  ['2026-04', 'hydrogen-react-2026/storefront.schema.json'],
];

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
  variants: {nodes: [], pageInfo: {hasNextPage: false}},
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

/** The reader of a platform that gives these answers, one after the other. */
function readerOf(...answers: unknown[]) {
  const asked: {document: string; variables: unknown}[] = [];
  const storefront = {
    query: (document: string, {variables}: {variables?: unknown}) => {
      asked.push({document, variables});
      return Promise.resolve(answers[asked.length - 1]);
    },
  } as unknown as Storefront;
  const reader: SnapshotReader = {
    storefront,
    env: {CACHE_SECONDS: 0, PUBLIC_STORE_DOMAIN: 'shop.example.com', SNAPSHOT_PRODUCTS: 500},
    namedProducts: ['product-1', 'product-900', 'product-901'],
    snapshots: null,
    redirectTables: null,
    purgedAt: 0,
    waitUntil: () => undefined,
    once: (_key, load) => load(),
  };
  return {asked, reader};
}

function read(...answers: unknown[]) {
  const {asked, reader} = readerOf(...answers);
  return {asked, snapshot: loadShopSnapshot(reader)};
}

const redirect = (number: number) => ({path: `/old-${number}`, target: '/'});
const throttled = {message: 'Throttled', extensions: {code: 'THROTTLED'}};

describe('the catalogue', () => {
  it('is one call for a shop of 75 products', async () => {
    const {asked, snapshot} = read({products: products(1, 75, null)});
    expect((await snapshot).products.size).toBe(75);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.document).toMatch(/products\(first: 75\)/);
  });

  it('is read to its last page, in the platform’s order', async () => {
    const {asked, snapshot} = read(
      {products: products(1, 75, 'p75')},
      {products: products(76, 325, 'p325')},
      {products: products(326, 330, null)},
    );
    const shop = await snapshot;
    expect([...shop.products.keys()]).toEqual(
      Array.from({length: 330}, (_, index) => `product-${index + 1}`),
    );
    expect(asked.map(({variables}) => variables)).toEqual([
      undefined,
      {after: 'p75'},
      {after: 'p325'},
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

  it.each([
    ['first', [{products: products(1, 75, null), errors: [throttled]}]],
    [
      'second',
      [{products: products(1, 75, 'p')}, {products: products(76, 80, null), errors: [throttled]}],
    ],
  ])('is no half one: errors beside the %s page are a fault too', async (_, answers) => {
    await expect(read(...answers).snapshot).rejects.toThrow(PlatformUnavailable);
  });
});

const counted = (count: number) => ({sitemap: {pagesCount: {count}}});
const named = (answer: Record<string, unknown>) => ({...answer, p9: null});

describe('the catalogue of a large store', () => {
  it('is known by its sitemap: its first page, and one call for what the content names besides', async () => {
    const {asked, snapshot} = read(
      {products: products(1, 75, 'p75'), ...counted(40)},
      named({p0: product(900)}),
    );
    const shop = await snapshot;
    expect(shop.products.size).toBe(76);
    expect([...(shop.asked ?? [])]).toEqual(expect.arrayContaining(['product-1', 'product-901']));
    expect(asked[1]?.variables).toEqual({h0: 'product-900', h1: 'product-901'});
    expect(asked).toHaveLength(2);
  });

  it('begins beyond the limit: a sitemap of two pages may be of 251 products', async () => {
    const {asked, snapshot} = read(
      {products: products(1, 75, 'p75'), ...counted(2)},
      {products: products(76, 325, null)},
    );
    expect([(await snapshot).asked, asked.length]).toEqual([null, 2]);
  });

  it('whose size nobody tells is large once the limit is read and more follows', async () => {
    const denied = {message: 'Access denied', path: ['sitemap'], extensions: {code: 'FAILED'}};
    const {asked, snapshot} = read(
      {products: products(1, 75, 'p75'), errors: [denied]},
      {products: products(76, 325, 'p325')},
      {products: products(326, 575, 'p575')},
      named({}),
    );
    expect([(await snapshot).asked?.has('product-575'), asked.length]).toEqual([true, 4]);
  });

  it('asks for further products by their handles, each once, and for none that it has asked for', async () => {
    const {asked, reader} = readerOf(
      {products: products(1, 75, 'p75'), ...counted(40)},
      named({}),
      {products: products(1, 75, 'p75'), ...counted(40)},
      named({}),
      {p0: product(500), p1: null},
    );
    const wanted = ['product-2', 'product-900'];
    expect((await loadNamedProducts(reader, wanted)).size).toBe(75);
    expect(asked).toHaveLength(2);
    const more = await loadNamedProducts(reader, [
      'product-500',
      'product-2',
      'product-501',
      'product-500',
    ]);
    expect([more.size, more.has('product-500')]).toEqual([76, true]);
    expect(asked.at(-1)?.variables).toEqual({h0: 'product-500', h1: 'product-501'});
  });

  it.each(SCHEMAS)('its question for products by handle is valid in %s', (_, module) => {
    const schema = JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve(module), 'utf8'),
    ) as IntrospectionQuery | {data: IntrospectionQuery};
    const document = parse(productsDocument(3));
    expect(validate(buildClientSchema('data' in schema ? schema.data : schema), document)).toEqual(
      [],
    );
  });
});

describe('a product', () => {
  it.each([
    [
      'a part of the price',
      {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 25},
      {kind: 'percentage', percentage: 25},
    ],
    [
      'nothing',
      {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 0},
      {kind: 'percentage', percentage: 0},
    ],
    [
      'an amount',
      {__typename: 'MoneyV2', amount: '6.80', currencyCode: 'USD'},
      {kind: 'amount', amount: {amount: 680, currencyCode: 'USD'}},
    ],
  ])('a plan that charges %s at checkout says so', async (_, value, read) => {
    const plan = {
      id: 'gid://shopify/SellingPlan/1',
      name: 'Pre-order',
      recurringDeliveries: false,
      checkoutCharge: {value},
      options: [],
      priceAdjustments: [],
    };
    const group = {name: 'Pre-order', options: [], sellingPlans: {nodes: [plan]}};
    const sold = {...product(1), sellingPlanGroups: {nodes: [group]}};
    const {products: catalogue} = await loadShopSnapshot(
      readerOf({products: page([sold], null)}).reader,
    );
    const [plans] = catalogue.get('product-1')?.sellingPlanGroups ?? [];
    const charge = plans?.sellingPlans[0]?.checkoutCharge;
    expect(charge).toEqual(read);
  });

  it('with errors beside it is a fault and not shown', async () => {
    const {reader} = readerOf({product: null, errors: [throttled]});
    await expect(loadProduct(reader, 'product-1')).rejects.toThrow(PlatformUnavailable);
  });

  it('that the platform does not know is none', async () => {
    expect(await loadProduct(readerOf({product: null}).reader, 'product-1')).toBeNull();
  });
});

describe('the redirects', () => {
  it('are a query of their own, read to its last page', async () => {
    const {asked, reader} = readerOf(
      {urlRedirects: page([redirect(1)], 'r1')},
      {urlRedirects: page([redirect(2)], null)},
    );
    expect([...(await loadRedirects(reader)).keys()]).toEqual(['/old-1', '/old-2']);
    expect(asked.map(({variables}) => variables)).toEqual([{after: null}, {after: 'r1'}]);
  });

  it('beyond the 250 of a call are read too', async () => {
    const first = Array.from({length: 250}, (_, index) => redirect(index));
    const {asked, reader} = readerOf(
      {urlRedirects: page(first, 'r250')},
      {urlRedirects: page([redirect(250)], null)},
    );
    const table = await loadRedirects(reader);
    expect([table.size, table.get('/old-250')]).toEqual([251, '/']);
    expect(asked[0]?.document).toMatch(/urlRedirects\(first: 250,/);
  });

  it('are none where the store withholds them', async () => {
    const denied = {
      message: 'Access denied for urlRedirects field.',
      extensions: {code: 'ACCESS_DENIED'},
    };
    expect((await loadRedirects(readerOf({errors: [denied]}).reader)).size).toBe(0);
  });

  it.each([
    ['first', [{errors: [throttled]}]],
    ['second', [{urlRedirects: page([redirect(1)], 'r1')}, {errors: [throttled]}]],
  ])('are no half table: a failing %s page is a fault', async (_, answers) => {
    await expect(loadRedirects(readerOf(...answers).reader)).rejects.toThrow(PlatformUnavailable);
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
