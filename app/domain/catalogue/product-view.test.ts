import {describe, expect, test} from 'vitest';

import {dollars} from '~/domain/values/money';

import {
  buildPlanGroup,
  buildProduct,
  buildVariant,
} from '../../../tests/support/catalogue-builders';

import type {Product} from './product';
import {toProductView} from './product-view';
import {variantId, variantNumber, variantPath} from './variant-address';

function buildPage(fields: Partial<Product> = {}): Product {
  return {
    ...buildProduct(fields),
    descriptionHtml: '<p>A paste.</p>',
    description: 'A paste.',
    seo: {title: null, description: null},
    ingredients: null,
    howToUse: null,
    inTheBox: [],
    flavorNote: null,
    components: [],
    gallery: [],
    combinations: null,
    ...fields,
  };
}

function stock(fields: Parameters<typeof buildVariant>[0]) {
  const [variant] = toProductView(buildPage({variants: [buildVariant(fields)]})).variants;
  return [variant?.stock, variant?.left, variant?.most];
}

describe('the stock a page shows', () => {
  test.each([
    ['none', {inStock: false, availableForSale: false, quantityAvailable: 0}, ['out', null, 0]],
    ['one', {quantityAvailable: 1}, ['few', 1, 1]],
    ['five', {quantityAvailable: 5}, ['few', 5, 5]],
    ['six', {quantityAvailable: 6}, ['in', null, 6]],
    ['more than ten', {quantityAvailable: 11}, ['in', null, 10]],
    ['not tracked', {quantityAvailable: null}, ['in', null, 10]],
    ['none and sold on', {inStock: false, quantityAvailable: 0}, ['later', null, 10]],
    ['owed and sold on', {inStock: false, quantityAvailable: -3}, ['later', null, 10]],
    [
      'not for sale',
      {inStock: false, availableForSale: false, quantityAvailable: 9},
      ['out', null, 0],
    ],
  ])('%s', (_, fields, expected) => {
    expect(stock(fields)).toEqual(expected);
  });
});

describe('the prices a page shows', () => {
  const plans = {sellingPlanGroups: [buildPlanGroup(15)]};
  const allocation = {
    sellingPlanId: 'gid://shopify/SellingPlan/2',
    price: dollars(700),
    compareAtPrice: dollars(799),
  };

  test('on a plan are those that the platform allocates, to the cent', () => {
    const variant = buildVariant({sellingPlanPrices: [allocation]});
    expect(
      toProductView(buildPage({...plans, variants: [variant]})).variants[0]?.planPrices,
    ).toEqual([null, {price: 700, full: 799}]);
  });

  test('follow the rule of the plan where the platform allocates none', () => {
    expect(toProductView(buildPage(plans)).variants[0]?.planPrices).toEqual([
      {price: 679, full: 799},
      {price: 679, full: 799},
    ]);
  });

  test('strike a compare-at price only when it is higher', () => {
    const struck = (compareAtPrice: number) =>
      toProductView(
        buildPage({
          variants: [buildVariant({cents: 799, compareAtPrice: dollars(compareAtPrice)})],
        }),
      ).variants[0]?.compareAt;
    expect(struck(800)).toBe(800);
    expect(struck(799)).toBeNull();
  });

  test('need no plan at all', () => {
    expect(toProductView(buildPage())).toMatchObject({plans: [], planOnly: false});
  });
});

test('a page names the alternate variant of a subscription by its own title and address', () => {
  const alternate = {
    productId: 'gid://shopify/Product/2',
    handle: 'six-pack',
    variantId: 'gid://shopify/ProductVariant/77',
    title: 'Get the 6-pack',
  };
  expect(toProductView(buildPage({subscriptionAlternate: alternate})).alternate).toEqual({
    title: 'Get the 6-pack',
    path: '/products/six-pack?variant=77',
  });
  expect(
    toProductView(buildPage({subscriptionAlternate: {...alternate, title: null}})).alternate,
  ).toBeNull();
});

test('a page shows plans by their cadence, and the way to use a product as steps', () => {
  const view = toProductView(
    buildPage({sellingPlanGroups: [buildPlanGroup()], howToUse: 'Brush.\n\n  Rinse. \n'}),
  );
  expect(view.plans.map(({cadence}) => cadence)).toEqual(['every month', 'every 2 months']);
  expect(view.howToUse).toEqual(['Brush.', 'Rinse.']);
});

test('the number of a variant stands for its id in an address', () => {
  expect(variantNumber('gid://shopify/ProductVariant/42')).toBe('42');
  expect(variantId('42')).toBe('gid://shopify/ProductVariant/42');
  expect(variantPath('pen', 'gid://shopify/ProductVariant/42')).toBe('/products/pen?variant=42');
});

test('a page shows its prices in the currency that the platform gives them in', () => {
  const yen = {amount: 123400, currencyCode: 'JPY'};
  const view = toProductView(
    buildPage({priceRange: {min: yen, max: yen}, variants: [buildVariant({price: yen})]}),
  );
  expect([view.currencyCode, view.variants[0]?.price]).toEqual(['JPY', 123400]);
});
