import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {bundles} from '~/content/bundles.server';
import {experiments} from '~/content/experiments.server';
import {home} from '~/content/home.server';
import type {ProductCard} from '~/domain/catalogue/product-card';
import {dollars} from '~/domain/values/money';
import type {Experiment} from '~/domain/visitor/experiments';
import {loadCartSuggestions} from '~/edge/cart/suggestions.server';
import {findTopPick} from '~/edge/cart/top-pick.server';
import {loadHome} from '~/edge/content/home.server';
import type {ShopContext} from '~/edge/request/context.server';
import {loadSearch, loadSuggestions, loadTrending} from '~/edge/search/search.server';

import {buildCart, buildLine} from '../../../tests/support/cart-builders';
import {useCartShopper, WARES} from '../../../tests/support/cart-shopper';
import {buildProduct, buildVariant} from '../../../tests/support/catalogue-builders';

import {loadBundlePage} from './bundle-page.server';
import {loadCards} from './page-cards.server';
import {loadProductPage} from './product-page.server';

const shopping = useCartShopper();
const arms = experiments as Experiment[];

/** Twenty-five values in place of those that an option has. */
const names = ([value]: readonly object[]) =>
  Array.from({length: 25}, (_, index) => ({...value, id: 8000 + index, name: `Flavor ${index}`}));

/** The best seller that one arm shows in place of another product's price. */
const [SHOWN = ''] = home.bestSellers.products;
const SWAP = WARES.kit;
const KIT_CENTS = 14900;

const open = (isInArm: boolean): ShopContext => {
  const shopper = shopping();
  const context = shopper.open(shopper.request('/'));
  context.assignments = isInArm ? [{experimentId: 'swap', variantIndex: 0}] : [];
  return context;
};

const centsOf = (cards: readonly Pick<ProductCard, 'handle' | 'price'>[]) =>
  cards.find(({handle}) => handle === SHOWN)?.price.amount;

/** Every place that shows a card of a product. */
const PLACES: [string, (context: ShopContext, title: string) => Promise<number | undefined>][] = [
  ['a campaign or an article', async (context) => centsOf(await loadCards(context, [SHOWN]))],
  ['the home page', async (context) => centsOf((await loadHome(context)).bestSellers.cards)],
  [
    'the search page',
    async (context, title) => centsOf((await loadSearch(context, title)).products),
  ],
  [
    'the suggestions of a search',
    async (context, title) => centsOf((await loadSuggestions(context, title)).products),
  ],
  [
    'an empty cart',
    async (context) =>
      centsOf((await loadCartSuggestions(context, new URLSearchParams())).bestSellers),
  ],
];

describe('a product that an experiment swaps', () => {
  beforeEach(() => {
    const variants = [{weight: 1, swapProducts: [{product: SHOWN, swap: SWAP}]}];
    arms.push({name: 'Swap', experimentId: 'swap', variants});
  });
  afterEach(() => void arms.pop());

  it.each(PLACES)('costs in %s what it costs on its page', async (_place, cents) => {
    const title = (await loadCards(open(false), [SHOWN]))[0]?.title ?? '';
    expect(title).not.toBe('');
    const usual = await cents(open(false), title);
    expect(usual).toBeGreaterThan(0);
    expect(usual).not.toBe(KIT_CENTS);
    expect(await cents(open(true), title)).toBe(KIT_CENTS);
    const page = await loadProductPage(open(true), SHOWN, new URL('https://shop.example/p'));
    expect(page.product.variants[page.product.defaultVariant]?.price).toBe(KIT_CENTS);
  });

  it('costs the same as the cart’s one suggestion', async () => {
    const companion = 'hum-replacement-heads-4-pack';
    const variants = [{weight: 1, swapProducts: [{product: companion, swap: SWAP}]}];
    arms.splice(-1, 1, {name: 'Swap', experimentId: 'swap', variants});
    const cart = buildCart([buildLine({handle: 'hum-smart-electric-toothbrush'})]);
    const pick = await findTopPick(open(true), cart);
    expect(pick).toMatchObject({handle: companion, price: {amount: KIT_CENTS}});
  });
});

describe('a product that has become a gift', () => {
  it.each(PLACES)('stands no more in %s', async (_place, cents) => {
    const shopper = shopping();
    const [title] = (await loadCards(open(false), [SHOWN])).map((card) => card.title);
    shopper.platform.giveAway(SHOWN);
    shopper.snapshots = null;
    expect(await cents(open(false), title ?? '')).toBeUndefined();
  });

  it('is not the cart’s one suggestion', async () => {
    const shopper = shopping();
    const companion = 'hum-replacement-heads-4-pack';
    const cart = buildCart([buildLine({handle: 'hum-smart-electric-toothbrush'})]);
    expect(await findTopPick(open(false), cart)).toMatchObject({handle: companion});
    shopper.platform.giveAway(companion);
    shopper.snapshots = null;
    expect(await findTopPick(open(false), cart)).not.toMatchObject({handle: companion});
  });

  it('is nothing that others look for, in a store that has none of the content’s best sellers', async () => {
    const products = new Map(
      ['Oak stool', 'Walnut tray'].map((title, place) => [
        title,
        place === 0
          ? buildProduct({handle: title, title})
          : buildProduct({
              handle: title,
              title,
              tags: ['gift'],
              variants: [buildVariant({price: dollars(0)})],
            }),
      ]),
    );
    const context = open(false);
    await context.once('shop-snapshot', () => Promise.resolve({products}));
    expect(await loadTrending(context)).toEqual(['Oak stool']);
  });
});

describe('structured data of a product', () => {
  const offersOf = async (search: string, handle = 'hum-smart-electric-toothbrush') => {
    const context = open(false);
    const url = new URL(`https://shop.example/products/${handle}${search}`);
    const {product} = await loadProductPage(context, handle, url);
    const node = context.structuredData.find((entry) => entry['@type'] === 'Product');
    return {product, offers: (node?.offers ?? []) as {url: string; price: string}[]};
  };

  it('offers the variant that the page shows first, then the others', async () => {
    const {product, offers} = await offersOf('');
    const shown = product.variants[product.defaultVariant]?.number ?? '';
    expect(product.variants.length).toBeGreaterThan(1);
    expect(offers).toHaveLength(product.variants.length);
    expect(offers[0]?.url).toContain(`variant=${shown}`);
    const last = product.variants.at(-1)?.number ?? '';
    const chosen = await offersOf(`?variant=${last}`);
    expect(chosen.offers[0]?.url).toContain(`variant=${last}`);
    expect(new Set(chosen.offers.map(({url}) => url)).size).toBe(product.variants.length);
  });

  it('offers what is sold on plans only at the plan’s price, as the page does', async () => {
    const {product, offers} = await offersOf('', 'hum-brush-head-club');
    const [plan] = product.variants[0]?.planPrices ?? [];
    expect(product.planOnly).toBe(true);
    expect(plan?.price).toBeLessThan(product.variants[0]?.price ?? 0);
    expect(Number(offers[0]?.price) * 100).toBeCloseTo(plan?.price ?? 0);
  });
});

describe('the builder of a bundle', () => {
  it('offers every variant of what it takes, beyond the ten that lists read', async () => {
    const shopper = shopping();
    const [handle = ''] = bundles[0]?.slots[0]?.products ?? [];
    shopper.platform.edit(handle, ({options, variants}) => {
      const [variant] = variants;
      if (!variant) throw new Error('It has a variant');
      return {
        options: options.map((option, place) =>
          place === 0 ? {...option, name: 'Flavor', values: names(option.values) as never} : option,
        ),
        variants: Array.from({length: 25}, (_, index) => ({
          ...variant,
          id: index === 0 ? variant.id : 800_000 + index,
          position: index,
          title: `Flavor ${index}`,
          optionValues: [`Flavor ${index}`, ...variant.optionValues.slice(1)],
        })),
      };
    });
    shopper.snapshots = null;
    const request = shopper.request('/products/create-your-bundle');
    const {bundle} = await loadBundlePage(request, shopper.open(request));
    const product = bundle.slots[0]?.products.find((candidate) => candidate.handle === handle);
    expect(product?.variants).toHaveLength(25);
  });
});
