import {createPlatform, type Platform} from '../platform/app.ts';
import {newCart, saveCart} from '../platform/cart/document.ts';
import {loadSeed} from '../platform/seed/load.ts';
import {withProducts} from './larger-seed.ts';
import {percentile} from './percentile.ts';

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p99: number;
  calls: number;
}

export interface PlatformFigures {
  products: number;
  carts: number;
  cartMutation: Latency;
  cartRead: Latency;
  productQuery: Latency;
  listQuery: Latency;
  /** Megabytes of resident memory after the run. */
  memory: number;
  /** Milliseconds that a reset takes. */
  reset: number;
}

/** At most this long per measured kind of call. */
const BUDGET_MS = 2_000;
const MOST_CALLS = 400;
const WARM_UP_CALLS = 30;

const CART = `id checkoutUrl totalQuantity
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  lines(first: 20) { nodes { id quantity attributes { key value } cost { totalAmount { amount } }
    discountAllocations { discountedAmount { amount } }
    merchandise { ... on ProductVariant { id title image { url } product { handle title tags } } } } }`;

async function measure(call: (number: number) => Promise<void>): Promise<Latency> {
  for (let number = 0; number < WARM_UP_CALLS; number += 1) await call(number);
  const times: number[] = [];
  const end = performance.now() + BUDGET_MS;
  while (times.length < MOST_CALLS && performance.now() < end) {
    const start = performance.now();
    await call(times.length);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {p50: percentile(times, 0.5), p99: percentile(times, 0.99), calls: times.length};
}

function caller(platform: Platform) {
  return async (query: string, variables: Record<string, unknown> = {}): Promise<string> => {
    const response = await platform.fetch(
      new Request('http://platform.invalid/api/2025-04/graphql.json', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': platform.services.tokens.public,
        },
        body: JSON.stringify({query, variables}),
      }),
    );
    const text = await response.text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
    return text;
  };
}

async function measureShop(products: number, carts: number): Promise<PlatformFigures> {
  const platform = createPlatform({seed: withProducts(loadSeed(), products), test: true});
  const {services} = platform;
  try {
    const call = caller(platform);
    const variants = services.catalogue
      .products()
      .flatMap((product) => (product.requiresSellingPlan ? [] : product.variants))
      .slice(0, 200);
    services.store.transaction(() => {
      for (let number = 0; number < carts; number += 1) {
        const cart = newCart(services);
        const variant = variants[number % variants.length];
        if (variant === undefined) continue;
        cart.document.lines.push({
          id: services.ids.uuid(),
          variantId: variant.id,
          quantity: 1,
          attributes: [],
          sellingPlanId: null,
          parentId: null,
        });
        saveCart(services, cart);
      }
    });
    const created = await call(`mutation { cartCreate { cart { id } } }`);
    const cartId = (JSON.parse(created) as {data: {cartCreate: {cart: {id: string}}}}).data
      .cartCreate.cart.id;
    const cartMutation = await measure(async (number) => {
      const variant = variants[number % 8];
      await call(
        `mutation M($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ${CART} } userErrors { code } warnings { code } } }`,
        {
          cartId,
          lines: [{merchandiseId: `gid://shopify/ProductVariant/${variant?.id ?? 0}`, quantity: 1}],
        },
      );
    });
    const cartRead = await measure(async () => {
      await call(`query Q($id: ID!) { cart(id: $id) { ${CART} } }`, {id: cartId});
    });
    const handles = services.catalogue.products().map((product) => product.handle);
    const productQuery = await measure(async (number) => {
      await call(
        `query Q($handle: String) { product(handle: $handle) { id title descriptionHtml tags images(first: 3) { nodes { url altText width height } } options { name optionValues { name swatch { color } } } variants(first: 10) { nodes { id title sku price { amount } compareAtPrice { amount } quantityAvailable selectedOptions { name value } } } sellingPlanGroups(first: 5) { nodes { name sellingPlans(first: 10) { nodes { id name } } } } } }`,
        {handle: handles[(number * 37) % handles.length]},
      );
    });
    const listQuery = await measure(async () => {
      await call(
        `{ products(first: 24, sortKey: BEST_SELLING) { pageInfo { hasNextPage endCursor } nodes { id handle title featuredImage { url } priceRange { minVariantPrice { amount } } } } }`,
      );
    });
    const start = performance.now();
    platform.reset();
    const reset = Math.round(performance.now() - start);
    return {
      products,
      carts,
      cartMutation,
      cartRead,
      productQuery,
      listQuery,
      memory: Math.round(process.memoryUsage().rss / 1024 / 1024),
      reset,
    };
  } finally {
    platform.close();
  }
}

/**
 * Latency and memory of the local platform, in this process: with the shop's own size, with
 * 10,000 products, and with 10,000 carts. About half a minute at most.
 */
export async function benchPlatform(): Promise<PlatformFigures[]> {
  return [await measureShop(75, 0), await measureShop(75, 10_000), await measureShop(10_000, 0)];
}
