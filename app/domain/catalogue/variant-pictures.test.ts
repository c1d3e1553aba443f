import {describe, expect, it} from 'vitest';

import {buildProduct, buildVariant} from '../../../tests/support/catalogue-builders';

import type {Image} from './product';
import {variantPictures, withVariantPictures} from './variant-pictures';

const picture = (name: string): Image => ({
  src: `https://shop.example/${name}.png`,
  alt: name,
  width: 900,
  height: 900,
});
const [aqua, coral, box] = ['aqua', 'coral', 'box'].map(picture) as [Image, Image, Image];
const variants = [
  buildVariant({id: 'gid://shopify/ProductVariant/1', image: aqua}),
  buildVariant({id: 'gid://shopify/ProductVariant/2', image: coral}),
  buildVariant({id: 'gid://shopify/ProductVariant/3', image: null}),
] as const;
const brush = buildProduct({images: [aqua, coral, box], variants: [...variants]});

describe('the pictures of a variant', () => {
  it('are its own first, then those of the product that are no other variant’s', () => {
    expect(variantPictures(brush, variants[1])).toEqual({
      images: [coral, box],
      imagePrimary: coral,
    });
  });

  it('are those that nobody else has, for a variant without one of its own', () => {
    expect(variantPictures(brush, variants[2])).toEqual({images: [box], imagePrimary: box});
  });

  it('are none for a product without pictures', () => {
    const [bare] = buildProduct({images: []}).variants;
    expect(bare && variantPictures({images: [], variants: [bare]}, bare)).toEqual({
      images: [],
      imagePrimary: null,
    });
  });

  it('stand in the products that are answered', () => {
    expect(withVariantPictures(brush).variants[0]).toMatchObject({
      id: variants[0].id,
      images: [aqua, box],
      imagePrimary: aqua,
    });
  });
});
