import {type CartChange, requestOf} from '../app/domain/cart/change/change';
import {toCartFields} from '../app/domain/cart/change/change-fields';
import {planGifts} from '../app/domain/promotions/plan';
import {build, isBuilt} from '../scripts/build';
import {toShopEnvironment} from '../scripts/environment';
import {startPlatformProcess} from '../scripts/platform-process';
import {freePort} from '../scripts/ports';
import {serveStorefront} from '../scripts/storefront';
import {
  buildCart,
  buildLine,
  buildOffer,
  buildProductPromotion,
  buildThresholdPromotion,
} from '../tests/support/cart-builders';

import {startCountingProxy} from './counting-proxy';
import {percentile} from './percentile';
import {printTable} from './table';

const CHANGES = 200;
const KIT = 'optic-white-comfort-fit-teeth-whitening-device-and-kit';
const PASTE = 'total-daily-care-toothpaste';

/** Microseconds of one planning of the gifts for a cart of so many lines and promotions. */
function planningTime(lineCount: number, promotionCount: number): number {
  const cart = buildCart(
    Array.from({length: lineCount}, (_, index) =>
      buildLine({
        id: `line-${index}`,
        handle: `product-${index}`,
        sku: `sku-${index}`,
        quantity: 2,
      }),
    ),
  );
  const offers = Array.from({length: promotionCount}, (_, index) => {
    const options = {
      id: `promotion-${index}`,
      handle: `gift-${index}`,
      canAddMultiple: index % 2 === 0,
    };
    return buildOffer(
      index % 3 === 0
        ? buildThresholdPromotion(50, options)
        : buildProductPromotion({handle: `product-${index}`}, options),
    );
  });
  const declined: ReadonlySet<string> = new Set(['promotion-1']);
  for (let warm = 0; warm < 50; warm += 1) planGifts(cart, offers, declined);
  const rounds = 200;
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) planGifts(cart, offers, declined);
  return ((performance.now() - start) / rounds) * 1000;
}

/** A shopper who posts scripts' forms and keeps cookies, as a browser does. */
function shopper(origin: string) {
  const cookies = new Map<string, string>();
  return async (change: CartChange): Promise<void> => {
    const response = await fetch(`${origin}/cart`, {
      method: 'POST',
      body: new URLSearchParams(toCartFields(change)),
      headers: {
        Accept: 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The cart answered ${response.status}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
}

/** Measures the cart: changes end to end with the platform calls they cost, and the planning of gifts alone. */
export async function benchCart(): Promise<void> {
  if (!isBuilt()) build('pipe');
  const platformPort = await freePort();
  const platform = await startPlatformProcess({
    port: platformPort,
    dataFile: ':memory:',
    storefrontOrigin: 'http://localhost:3000',
  });
  const proxy = await startCountingProxy(platform.url);
  const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
  const shop = await serveStorefront({
    port: 0,
    worker: {...worker, PUBLIC_STORE_DOMAIN: proxy.url, CACHE_SECONDS: '3600'},
  });
  try {
    const answer = await fetch(`${shop.url}/api/products`);
    const products = await answer.json<Record<string, {variants: {id: string}[]}>>();
    const variantOf = (handle: string) => products[handle]?.variants[0]?.id ?? '';
    const add = (handle: string): CartChange => ({
      kind: 'add',
      lines: [requestOf(variantOf(handle))],
    });
    const rows = [];
    for (const [change, changeOf] of [
      [
        'note, no gift change',
        (round: number): CartChange => ({kind: 'note', note: `note ${round}`}),
      ],
      ['first add, no gift', () => add(PASTE)],
      ['first add that brings two gifts', () => add(KIT)],
    ] as const) {
      const isNote = change.startsWith('note');
      const one = shopper(shop.url);
      await one(add(PASTE));
      const times: number[] = [];
      proxy.takeCalls();
      for (let round = 0; round < CHANGES; round += 1) {
        const post = isNote ? one : shopper(shop.url);
        const start = performance.now();
        await post(changeOf(round));
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      rows.push({
        change,
        'browser requests': 1,
        'platform calls': (proxy.takeCalls() / CHANGES).toFixed(2),
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p99 ms': percentile(times, 0.99).toFixed(1),
      });
    }
    printTable('Cart changes, end to end', rows);
  } finally {
    await shop.stop();
    await proxy.stop();
    await platform.stop();
  }
  printTable('Planning of gifts', [
    {cart: '20 lines, 5 promotions', microseconds: planningTime(20, 5).toFixed(0)},
    {cart: '500 lines, 50 promotions', microseconds: planningTime(500, 50).toFixed(0)},
  ]);
}

await benchCart();
