import {describe, expect, it, vi} from 'vitest';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import {loadSubscribedVariants} from '~/commerce/account/customer-products.server';
import {createOrderCalls} from '~/commerce/account/orders.server';
import {createCartCalls} from '~/commerce/cart/cart.server';
import {loadProduct, loadRedirects} from '~/commerce/catalogue/catalogue.server';
import {loadPlatformListing} from '~/commerce/catalogue/platform-listing.server';
import {
  searchProductHandles,
  searchProducts,
  suggestProducts,
} from '~/commerce/catalogue/product-search.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {loadSitemapProducts} from '~/commerce/catalogue/sitemap-products.server';
import {loadStoreAddresses} from '~/commerce/content/store-addresses.server';
import {loadStoreContent} from '~/commerce/content/store-content.server';
import {
  loadStoreArticle,
  loadStoreBlog,
  loadStoreCollection,
  loadStorePage,
  loadStorePolicies,
} from '~/commerce/content/store-texts.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {requirePlatform} from '~/commerce/platform-client/readiness.server';
import {requestOf} from '~/domain/cart/change/change';
import {parseListingQuery} from '~/domain/catalogue/listing';
import type {ShopContext} from '~/edge/request/context.server';

import {rawCart, rawLine} from '../../../tests/support/cart-answers';
import {useCartShopper, WARES} from '../../../tests/support/cart-shopper';
import {
  calledOperations,
  type Operation,
  OPERATIONS,
} from '../../../tests/support/platform-operations';

const CART = 'gid://shopify/Cart/c1?key=k1';
const LINK = {customer: '1', token: 'mail-token'};
const ADDRESS = {firstName: 'Ada', lastName: 'Bell', address1: '1 Elm Street', city: 'Austin'};
const line = requestOf('gid://shopify/ProductVariant/1', 1);

const page = <Node>(nodes: Node[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: {hasNextPage: endCursor !== null, endCursor},
});

const listed = (query: string) => parseListingQuery(new URLSearchParams(query));
const customers = ({storefront}: ShopContext) => createCustomerCalls(storefront);
const orders = ({storefront}: ShopContext) => createOrderCalls(storefront);
const cart = ({storefront}: ShopContext) => createCartCalls({storefront, cartId: CART});

/** How the shop comes to each of its operations. */
const WAYS: Record<Operation, (context: ShopContext) => Promise<unknown>> = {
  ShopSnapshot: loadShopSnapshot,
  MoreProducts: loadShopSnapshot,
  Redirects: loadRedirects,
  Readiness: ({storefront}) => requirePlatform(storefront),
  StoreContent: loadStoreContent,
  StorePage: (context) => loadStorePage(context, 'about'),
  StorePolicies: loadStorePolicies,
  StoreBlog: (context) => loadStoreBlog(context, 'news'),
  StoreArticle: (context) => loadStoreArticle(context, {blog: 'news', handle: 'meet-hum'}),
  StoreCollection: (context) => loadStoreCollection(context, 'toothpaste', {isWhole: true}),
  StoreAddresses: loadStoreAddresses,
  ProductByHandle: (context) => loadProduct(context, WARES.paste),
  MoreVariants: (context) => loadProduct(context, WARES.paste),
  ProductSearch: (context) => searchProductHandles(context, 'brush'),
  PlatformListing: (context) => loadPlatformListing(context, null, listed('')),
  CollectionListing: (context) => loadPlatformListing(context, 'toothpaste', listed('')),
  ShopFacets: (context) => loadPlatformListing(context, null, listed('form=toothpaste')),
  PlatformSearch: (context) => searchProducts(context, 'brush', 24),
  PlatformSuggestions: (context) => suggestProducts(context, 'brush', 6),
  SitemapProducts: (context) => loadSitemapProducts(context, 1),
  SubscribedVariants: ({storefront}) => loadSubscribedVariants(storefront, ['1']),
  CreateCustomerAccessToken: (context) =>
    customers(context).signIn({email: 'ada@example.com', password: 'a-long-password'}),
  DeleteCustomerAccessToken: (context) => customers(context).signOut('token'),
  CreateCustomer: (context) =>
    customers(context).create({email: 'ada@example.com', password: 'a-long-password'} as never),
  ActivateCustomerByUrl: (context) =>
    customers(context).activateByUrl(
      'https://shop.example/account/activate/1/t',
      'a-long-password',
    ),
  ActivateCustomer: (context) => customers(context).activate(LINK, 'a-long-password'),
  ResetCustomerPassword: (context) => customers(context).recover('ada@example.com'),
  ResetPasswordByLink: (context) => customers(context).reset(LINK, 'a-long-password'),
  Account: (context) => customers(context).read('token'),
  CustomerSummary: (context) => customers(context).summary('token'),
  UpdateCustomer: (context) => customers(context).update('token', {firstName: 'Ada'} as never),
  AddAddress: (context) => customers(context).addAddress('token', ADDRESS as never),
  UpdateAddress: (context) => customers(context).updateAddress('token', '1', ADDRESS as never),
  DeleteAddress: (context) => customers(context).deleteAddress('token', '1'),
  UpdateCustomerDefaultAddress: (context) => customers(context).makeDefault('token', '1'),
  Orders: (context) => orders(context).list('token', null),
  OrderIds: (context) => orders(context).find('token', '1001'),
  Order: (context) => orders(context).find('token', '1001'),
  OrderLines: (context) => orders(context).find('token', '1001'),
  CartQuery: (context) => cart(context).read(),
  CartLines: (context) => cart(context).read(),
  CartDiscountCodes: (context) => cart(context).updateDiscountCodes(['SAVE']),
  cartCreate: (context) => cart(context).create({}),
  cartLinesAdd: (context) => cart(context).addLines([line]),
  cartLinesUpdate: (context) => cart(context).updateLines([{id: 'l1', quantity: 2}]),
  cartLinesRemove: (context) => cart(context).removeLines(['l1']),
  cartAttributesUpdate: (context) => cart(context).updateAttributes([]),
  cartNoteUpdate: (context) => cart(context).updateNote('note'),
  cartBuyerIdentityUpdate: (context) => cart(context).updateBuyerIdentity({email: 'a@b.example'}),
};

/** What the platform answers on the way to the operation that fails. */
const BEFORE: Record<string, unknown> = {
  ShopSnapshot: {products: page([], 'p75')},
  ProductByHandle: {product: {variants: page([], 'v10'), allocations: page([])}},
  Account: {customer: {id: 'gid://shopify/Customer/1', addresses: page([])}},
  OrderIds: {customer: {orders: page([{id: 'o1', name: '#1001', orderNumber: 1001}])}},
  Order: {node: {__typename: 'Order', id: 'o1', lineItems: page([], 'l50')}},
  CartQuery: {cart: {...rawCart([rawLine('a')]), lines: page([rawLine('a')], 'l20')}},
};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {headers: {'Content-Type': 'application/json'}});
const error = {message: 'Internal error.\nRequest ID: r-1 (include this in support requests).'};

const FAULTS: Record<string, (name: string) => Response | Promise<Response>> = {
  'an HTML page with 502': () =>
    new Response('<html><h1>502 Bad Gateway</h1></html>', {
      status: 502,
      headers: {'Content-Type': 'text/html'},
    }),
  'an empty 500': () => new Response(null, {status: 500}),
  'an empty 429': () => new Response(null, {status: 429}),
  'an error beside its data': (name) => json({data: BEFORE[name] ?? {}, errors: [error]}),
  'null data': () => json({data: null, errors: [error]}),
  'no answer in time': () => new Promise(() => undefined),
  'a connection that breaks': () => Promise.reject(new TypeError('fetch failed')),
  'half of its JSON': () => new Response('{"data":{"cart":{"id":'),
};

/** A refusal as a value, or the one fault that pages know. */
async function outcomeOf(way: Promise<unknown>): Promise<{message: string}> {
  try {
    const answer = (await way) as {ok?: boolean; kind?: string; message?: string} | null;
    expect(answer?.ok === false || answer?.kind === 'unreachable', JSON.stringify(answer)).toBe(
      true,
    );
    return {message: answer?.message ?? ''};
  } catch (fault) {
    expect(fault).toBeInstanceOf(PlatformUnavailable);
    return {message: ''};
  }
}

it('every operation that the code calls is tried, and no other', () => {
  expect(calledOperations().sort()).toEqual([...OPERATIONS].sort());
});

describe.each(OPERATIONS)('%s', (name) => {
  const shopper = useCartShopper();

  it.each(Object.keys(FAULTS))('with %s is refused, and a change is sent once', async (kind) => {
    const sent: string[] = [];
    const wait = setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 100));
    vi.stubGlobal('fetch', (_url: string, {body}: {body: string}) => {
      const {query} = JSON.parse(body) as {query: string};
      const [, type = '', called = ''] = /\b(query|mutation) (\w+)/.exec(query) ?? [];
      if (called !== name) return Promise.resolve(json({data: BEFORE[called] ?? {}}));
      sent.push(type);
      return Promise.resolve(FAULTS[kind]?.(name));
    });
    shopper().snapshots = null;
    const context = shopper().open(new Request('https://shop.example/'));
    const {message} = await outcomeOf(WAYS[name](context));
    expect(message).not.toMatch(/<|Access denied for|Request ID|\n/);
    expect(sent.length).toBeGreaterThan(0);
    if (sent.includes('mutation')) expect(sent).toHaveLength(1);
  });
});

describe('a worker that has read the shop', () => {
  const shopper = useCartShopper();

  it.each(Object.keys(FAULTS))(
    'keeps its catalogue while the platform answers %s',
    async (kind) => {
      const open = () => shopper().open(new Request('https://shop.example/'));
      const {products} = await loadShopSnapshot(open());
      const wait = setTimeout;
      vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 100));
      vi.stubGlobal('fetch', () => Promise.resolve(FAULTS[kind]?.('ShopSnapshot')));
      expect((await loadShopSnapshot(open())).products).toBe(products);
    },
  );
});
