import {describe, expect, test} from 'vitest';

import {dollars} from '~/domain/values/money';

import {
  buildPlanGroup,
  buildProduct,
  buildVariant,
} from '../../../tests/support/catalogue-builders';

import {swapOf, withSwaps} from './product-swap';

const pen = buildProduct({handle: 'pen', title: 'Pen', tags: ['whitening']});
const newPen = buildProduct({
  handle: 'new-pen',
  title: 'New pen',
  tags: ['whitening', 'adults'],
  variants: [buildVariant({id: 'gid://shopify/ProductVariant/9', cents: 1999, inStock: false})],
  images: [{src: 'https://cdn.example/new.png', alt: '', width: 1, height: 1}],
  sellingPlanGroups: [buildPlanGroup()],
});
const products = new Map([pen, newPen].map((product) => [product.handle, product]));

describe('an experiment that swaps a product', () => {
  test('shows its own name with the price, stock, images, tags and plans of the other', () => {
    const shown = withSwaps(products, [{swapProducts: [{product: 'pen', swap: 'new-pen'}]}]);
    expect(shown.get('pen')).toMatchObject({
      handle: 'pen',
      title: 'Pen',
      priceRange: {min: dollars(1999)},
      tags: newPen.tags,
      images: newPen.images,
      sellingPlanGroups: newPen.sellingPlanGroups,
    });
    expect(shown.get('pen')?.variants[0]).toMatchObject({inStock: false});
    expect(shown.get('new-pen')).toBe(newPen);
  });

  test('swaps nothing for an unknown product, nor without an arm that does', () => {
    const unknown = withSwaps(products, [{swapProducts: [{product: 'pen', swap: 'gone'}]}]);
    expect(unknown.get('pen')).toBe(pen);
    expect(withSwaps(products, [{}])).toBe(products);
    expect(swapOf([{swapProducts: [{product: 'pen', swap: 'new-pen'}]}], 'constructor')).toBeNull();
  });
});
