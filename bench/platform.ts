import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {z} from 'zod';

import {newCart, saveCart} from '../platform/cart/document.ts';
import {loadSeed} from '../platform/seed/load.ts';
import {startPlatform} from '../platform/server.ts';
import {withProducts} from '../tests/support/larger-seed.ts';

import {percentile} from './percentile.ts';
import {printTable} from './table';

/** At most this long per kind of call. */
const BUDGET_MS = 4_000;
const MOST_CALLS = 2_000;
const WARM_UP_CALLS = 300;
const SHOPPERS = 50;

const CART = `id checkoutUrl totalQuantity
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  lines(first: 20) { nodes { id quantity attributes { key value } cost { totalAmount { amount } }
    discountAllocations { discountedAmount { amount } }
    merchandise { ... on ProductVariant { id title image { url } product { handle title tags } } } } }`;

const ADD = `mutation Add($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ${CART} } userErrors { code } warnings { code } } }`;
const READ = `query Read($id: ID!) { cart(id: $id) { ${CART} } }`;
const PRODUCT = `query Product($handle: String) { product(handle: $handle) { id title descriptionHtml tags
  images(first: 3) { nodes { url altText width height } }
  options { name optionValues { name swatch { color } } }
  variants(first: 10) { nodes { id title sku price { amount } compareAtPrice { amount } quantityAvailable
    selectedOptions { name value } } }
  sellingPlanGroups(first: 5) { nodes { name sellingPlans(first: 10) { nodes { id name } } } } } }`;
const LIST = `{ products(first: 24, sortKey: BEST_SELLING) { pageInfo { hasNextPage endCursor }
  nodes { id handle title featuredImage { url } priceRange { minVariantPrice { amount } } } } }`;

/** What the measured process says once it answers. */
const readySchema = z.object({
  url: z.string(),
  token: z.string(),
  variants: z.array(z.number()),
  handles: z.array(z.string()),
});
const cpuSchema = z.object({cpu: z.number()});
const endSchema = z.object({megabytes: z.number(), reset: z.number()});

/** The measured half: a platform of its own process, on a file as `npm run platform` has it. */
async function serve(products: number, carts: number, data: string): Promise<void> {
  const platform = await startPlatform({
    seed: withProducts(loadSeed(), products),
    data,
    port: 0,
    test: true,
  });
  const {services} = platform;
  const sold = services.catalogue.products().filter((product) => !product.requiresSellingPlan);
  const variants = sold.flatMap((product) => product.variants.map(({id}) => id)).slice(0, 200);
  services.store.transaction(() => {
    for (let number = 0; number < carts; number += 1) {
      const cart = newCart(services);
      cart.document.lines.push({
        id: services.ids.uuid(),
        variantId: variants[number % variants.length] ?? 0,
        quantity: 1,
        attributes: [],
        sellingPlanId: null,
        parentId: null,
      });
      saveCart(services, cart);
    }
  });
  process.on('message', (asked) => {
    if (asked === 'cpu') {
      const {user, system} = process.cpuUsage();
      process.send?.({cpu: (user + system) / 1000});
      return;
    }
    const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
    const start = performance.now();
    platform.reset();
    process.send?.({megabytes, reset: Math.round(performance.now() - start)});
    void platform.stop().then(() => process.disconnect());
  });
  process.send?.({
    url: platform.url,
    token: services.tokens.public,
    variants,
    handles: services.catalogue.products().map((product) => product.handle),
  });
}

interface Measured {
  /** `p50 / p99` in milliseconds. */
  latency: string;
  /** Milliseconds of processor time a call, which other programs of the machine change least. */
  cpu: number;
}

/**
 * Makes calls one after the other.
 * @param cpuSpent processor time of the platform until now
 */
async function measure(
  call: (number: number) => Promise<unknown>,
  cpuSpent: () => Promise<number>,
): Promise<Measured> {
  for (let number = 0; number < WARM_UP_CALLS; number += 1) await call(number);
  const times: number[] = [];
  const cpuBefore = await cpuSpent();
  const end = performance.now() + BUDGET_MS;
  while (times.length < MOST_CALLS && performance.now() < end) {
    const start = performance.now();
    await call(times.length);
    times.push(performance.now() - start);
  }
  const cpu = ((await cpuSpent()) - cpuBefore) / times.length;
  times.sort((a, b) => a - b);
  return {
    latency: `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`,
    cpu,
  };
}

async function measureShop(products: number, carts: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-platform-'));
  const child = fork(
    import.meta.filename,
    ['serve', String(products), String(carts), path.join(folder, 'platform.db')],
    {execArgv: ['--import', 'tsx']},
  );
  const answerOf = async () => (await once(child, 'message'))[0] as unknown;
  try {
    const {url, token, variants, handles} = readySchema.parse(await answerOf());
    const call = async (query: string, variables: Record<string, unknown> = {}) => {
      const response = await fetch(`${url}/api/2025-04/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': token,
        },
        body: JSON.stringify({query, variables}),
      });
      const text = await response.text();
      if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
      return text;
    };
    const createdSchema = z.object({
      data: z.object({cartCreate: z.object({cart: z.object({id: z.string()})})}),
    });
    const shoppers: string[] = [];
    for (let number = 0; number < SHOPPERS; number += 1) {
      const created = JSON.parse(await call('mutation { cartCreate { cart { id } } }')) as unknown;
      shoppers.push(createdSchema.parse(created).data.cartCreate.cart.id);
    }
    const cartOf = (number: number) => shoppers[number % SHOPPERS];
    const cpuSpent = async () => {
      child.send('cpu');
      return cpuSchema.parse(await answerOf()).cpu;
    };
    const cartMutation = await measure((number) => {
      // Each cart comes to hold five lines, which then grow.
      const variant = variants[(number % SHOPPERS) + (Math.floor(number / SHOPPERS) % 5)] ?? 0;
      const line = {merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity: 1};
      return call(ADD, {cartId: cartOf(number), lines: [line]});
    }, cpuSpent);
    const cartRead = await measure((number) => call(READ, {id: cartOf(number)}), cpuSpent);
    const productQuery = await measure(
      (number) => call(PRODUCT, {handle: handles[(number * 37) % handles.length]}),
      cpuSpent,
    );
    const list = await measure(() => call(LIST), cpuSpent);
    child.send('done');
    const {megabytes, reset} = endSchema.parse(await answerOf());
    await once(child, 'exit');
    const column = ({latency, cpu}: Measured) => `${latency} (${cpu.toFixed(1)})`;
    return {
      products,
      carts,
      'cart mutation': column(cartMutation),
      'cart read': column(cartRead),
      'product query': column(productQuery),
      'list of 24': column(list),
      'memory, MB': megabytes,
      'reset, ms': reset,
    };
  } finally {
    child.kill();
    rmSync(folder, {recursive: true, force: true});
  }
}

const [role, products, carts, data] = process.argv.slice(2);
if (role === 'serve') {
  await serve(Number(products), Number(carts), data ?? ':memory:');
} else {
  printTable('Platform over HTTP, ms: p50 / p99 (processor time)', [
    await measureShop(75, 0),
    await measureShop(75, 10_000),
    await measureShop(10_000, 0),
  ]);
}
