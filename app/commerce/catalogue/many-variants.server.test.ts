import {describe, expect, it} from 'vitest';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {toProductView} from '~/domain/catalogue/product-view';
import {chosenVariant, optionChoices} from '~/domain/catalogue/variant-choice';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {loadProduct} from './catalogue.server';
import {loadShopSnapshot} from './shop-snapshot.server';

const shopping = useCartShopper();
const {paste} = WARES;

/** Gives a product so many flavors, each a variant of its own with its plans. */
function giveFlavors({platform}: CartShopper, count: number): void {
  platform.edit(paste, ({options, variants}) => {
    const [option] = options;
    const [variant] = variants;
    if (!option || !variant) throw new Error('The paste has a variant');
    const names = Array.from({length: count}, (_, index) => `Flavor ${index + 1}`);
    return {
      options: [
        {
          ...option,
          name: 'Flavor',
          values: names.map((name, index) => ({
            ...option.values[0],
            id: 9000 + index,
            name,
          })) as never,
        },
      ],
      variants: names.map((name, index) => ({
        ...variant,
        id: index === 0 ? variant.id : 900_000 + index,
        position: index,
        sku: `MANY-${index + 1}`,
        title: name,
        optionValues: [name],
        price: 500 + index,
        metafields: [],
      })),
    };
  });
}

const open = (shopper: CartShopper) => {
  shopper.platform.calls.length = 0;
  shopper.snapshots = null;
  return shopper.open(shopper.request('/'));
};
const callsOf = ({platform}: CartShopper) => platform.calls.map(({name}) => name);

describe('a product of many variants', () => {
  it('costs one call with ten of them, and has none beyond', async () => {
    const shopper = shopping();
    giveFlavors(shopper, 10);
    const product = await loadProduct(open(shopper), paste);
    expect(product).toMatchObject({hasMoreVariants: false});
    expect(product?.variants).toHaveLength(10);
    expect(callsOf(shopper)).toHaveLength(1);
  });

  it.each([
    [11, 2],
    [40, 2],
    [260, 2],
    [261, 3],
  ])('has all %i on its page, in %i calls, each with its price on plans', async (count, calls) => {
    const shopper = shopping();
    giveFlavors(shopper, count);
    const product = await loadProduct(open(shopper), paste);
    expect(product?.variants.map(({title}) => title)).toEqual(
      Array.from({length: count}, (_, index) => `Flavor ${index + 1}`),
    );
    expect(product?.variants.at(-1)?.sellingPlanPrices.length).toBeGreaterThan(0);
    expect(callsOf(shopper)).toHaveLength(calls);
  });

  it('can be chosen to the last one, and none of them reads as not made', async () => {
    const shopper = shopping();
    giveFlavors(shopper, 40);
    const product = await loadProduct(open(shopper), paste);
    if (!product) throw new Error('The paste is sold');
    const view = toProductView(product);
    const {index} = chosenVariant(view, new URLSearchParams('Flavor=Flavor 40'));
    expect(view.variants[index]?.price).toBe(539);
    const [flavors] = optionChoices(view, index);
    expect(flavors?.values.map(({state}) => state)).toEqual(
      Array.from({length: 40}, () => 'available'),
    );
  });

  it('is no half one: a further page that fails is a fault', async () => {
    const shopper = shopping();
    giveFlavors(shopper, 40);
    const context = open(shopper);
    let products = 0;
    shopper.platform.fault = () => ((products += 1) > 1 ? 'html' : null);
    await expect(loadProduct(context, paste)).rejects.toThrow(PlatformUnavailable);
  });

  it('says in the lists that there are more, which ask for none of them', async () => {
    const shopper = shopping();
    giveFlavors(shopper, 40);
    const {products} = await loadShopSnapshot(open(shopper));
    expect(products.get(paste)).toMatchObject({hasMoreVariants: true});
    expect(products.get(paste)?.variants).toHaveLength(10);
    expect(callsOf(shopper)).toEqual(['products']);
  });
});
