import {beforeEach, describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {loadProductPage} from './product-page.server';

const shopping = useCartShopper();
const {paste} = WARES;

/** 64 sizes in 32 flavors are Shopify's limit of 2,048; size 7 is not made in flavor 5, and size 9 of it is sold out. */
const SIZES = 64;
const FLAVORS = 32;
const NUMBER = 700_000;
const made = (size: number, flavor: number) => !(size === 7 && flavor === 5);

function giveAll({platform}: CartShopper): void {
  platform.edit(paste, ({options, variants}) => {
    const [option] = options;
    const [variant] = variants;
    if (!option || !variant) throw new Error('The paste has a variant');
    const named = (name: string, count: number, from: number) => ({
      ...option,
      id: from,
      name,
      values: Array.from({length: count}, (_, index) => ({
        id: from + 1 + index,
        name: `${name} ${String(index + 1)}`,
        swatch: null,
      })),
    });
    const places = Array.from({length: SIZES * FLAVORS}, (_, index) => [
      Math.floor(index / FLAVORS) + 1,
      (index % FLAVORS) + 1,
    ]);
    return {
      options: [named('Size', SIZES, 50_000), named('Flavor', FLAVORS, 51_000)],
      variants: places
        .filter(([size = 0, flavor = 0]) => made(size, flavor))
        .map(([size = 0, flavor = 0], index) => ({
          ...variant,
          id: NUMBER + size * 100 + flavor,
          position: index,
          sku: `ALL-${String(size)}-${String(flavor)}`,
          title: `Size ${String(size)} / Flavor ${String(flavor)}`,
          optionValues: [`Size ${String(size)}`, `Flavor ${String(flavor)}`],
          price: size * 100 + flavor,
          stock: size === 9 && flavor === 5 ? 0 : 40,
          continueSelling: false,
          metafields: [],
        })),
    };
  });
}

describe('a product of 2,047 variants', () => {
  let shopper: CartShopper;
  let context: ShopContext;
  beforeEach(() => {
    shopper = shopping();
    giveAll(shopper);
    shopper.snapshots = null;
    context = shopper.open(shopper.request('/'));
    shopper.platform.calls.length = 0;
  });

  const open = async (search: string) => {
    const url = new URL(`https://shop.example/products/${paste}${search}`);
    const page = await loadProductPage(context, paste, url);
    const {choice, product} = page;
    if (!choice) throw new Error('The page has all variants.');
    const variant = product.variants[choice.chosen.index];
    const [sizes, flavors] = choice.choices;
    if (!variant || !sizes || !flavors) throw new Error('There is nothing to choose.');
    return {page, variant, sizes, flavors, impossible: choice.chosen.impossible};
  };
  const productCalls = () =>
    shopper.platform.calls.filter(({operation}) => operation === 'ProductByHandle').length;

  it('is read in two calls, and a page has eleven of them at most', async () => {
    const {page, variant} = await open('?Size=Size+64&Flavor=Flavor+32');
    expect(variant).toMatchObject({number: String(NUMBER + 6432), price: 6432, stock: 'in'});
    expect(page.product.variants).toHaveLength(11);
    expect(productCalls()).toBe(2);
    expect(JSON.stringify(page).length).toBeLessThan(60_000);
  });

  it('opens on its first variant in one call, from which every size and flavor can be chosen', async () => {
    const {variant, sizes, flavors} = await open('');
    expect(variant.number).toBe(String(NUMBER + 101));
    expect(productCalls()).toBe(1);
    expect([sizes.values.length, flavors.values.length]).toEqual([SIZES, FLAVORS]);
    expect(new Set([...sizes.values, ...flavors.values].map(({state}) => state))).toEqual(
      new Set(['available']),
    );
    expect(sizes.values.at(-1)?.target).toBe('Size=Size+64&Flavor=Flavor+1');
  });

  it('knows of what is far away that it is not made or sold out, from what the platform packs', async () => {
    const {sizes} = await open('?Size=Size+1&Flavor=Flavor+5');
    const stateOf = (name: string) => sizes.values.find((value) => value.name === name)?.state;
    expect([stateOf('Size 7'), stateOf('Size 9'), stateOf('Size 8')]).toEqual([
      'missing',
      'soldOut',
      'available',
    ]);
  });

  it('leads from a combination that is not made to the nearest, and says so', async () => {
    const {variant, impossible} = await open('?Size=Size+7&Flavor=Flavor+5');
    expect(impossible).toEqual(['Size 7', 'Flavor 5']);
    // Of the nearest the first: another size of the flavor.
    expect(variant).toMatchObject({number: String(NUMBER + 105), stock: 'in'});
  });

  it('opens by the number of any variant, and by its default for one of another product', async () => {
    const {variant} = await open(`?variant=${String(NUMBER + 4217)}`);
    expect(variant.price).toBe(4217);
    expect((await open('?variant=12345')).variant.number).toBe(String(NUMBER + 101));
  });

  it('says what is sold out of the variant that is shown', async () => {
    const {variant} = await open('?Size=Size+9&Flavor=Flavor+5');
    expect(variant).toMatchObject({number: String(NUMBER + 905), stock: 'out', most: 0});
  });
});
