import {describe, expect, it} from 'vitest';

import {toProductCard} from '~/domain/catalogue/product-card';
import {toProductView} from '~/domain/catalogue/product-view';
import {dollars} from '~/domain/values/money';

import {buildProduct, buildVariant} from '../../../tests/support/catalogue-builders';

import {toCardPreviews, toVariantPreview} from './preview';

const page = {
  descriptionHtml: '',
  description: '',
  seo: {title: null, description: null},
  ingredients: null,
  howToUse: null,
  inTheBox: [],
  flavorNote: null,
  components: [],
  gallery: [],
  combinations: null,
};

describe('what a page knows of a line that is on its way', () => {
  it('is the card of a product with one variant', () => {
    expect(toCardPreviews(toProductCard(buildProduct({tags: ['kids']})))).toEqual([
      {
        merchandiseId: 'gid://shopify/ProductVariant/1',
        handle: 'daily-paste',
        title: 'Daily paste',
        variant: '',
        backdrop: 'bg-peach',
        image: null,
        price: dollars(799),
        most: null,
        contents: [],
        hasPlans: false,
      },
    ]);
  });

  it('is nothing for a card that leads to a choice', () => {
    const variants = [buildVariant(), buildVariant({id: 'gid://shopify/ProductVariant/2'})];
    expect(toCardPreviews(toProductCard(buildProduct({variants})))).toEqual([]);
  });

  it('is the chosen variant of a product’s page, in words, with its own stock', () => {
    const view = toProductView({
      ...buildProduct({
        options: [
          {
            name: 'Color',
            values: [
              {name: 'Coral', swatch: null},
              {name: 'Aqua', swatch: null},
            ],
          },
        ],
        variants: [
          buildVariant({selectedOptions: [{name: 'Color', value: 'Coral'}]}),
          buildVariant({
            id: 'gid://shopify/ProductVariant/2',
            selectedOptions: [{name: 'Color', value: 'Aqua'}],
            quantityAvailable: 3,
            cents: 1299,
          }),
        ],
      }),
      ...page,
    });
    const [, aqua] = view.variants;
    expect(aqua && toVariantPreview(view, aqua)).toMatchObject({
      merchandiseId: 'gid://shopify/ProductVariant/2',
      variant: 'Color: Aqua',
      price: dollars(1299),
      most: 3,
    });
  });

  it('knows what a bundle holds and whether there are plans, so that the line keeps its height', () => {
    const view = toProductView({...buildProduct(), ...page});
    const [variant] = view.variants;
    const bundle = {
      ...view,
      components: [
        {title: 'Refill head', path: '', note: '', quantity: 2, image: null},
        {title: 'Handle', path: '', note: '', quantity: 1, image: null},
      ],
      plans: [{id: 'monthly', cadence: 'every month', recurring: true, charge: null}],
    };
    expect(variant && toVariantPreview(bundle, variant)).toMatchObject({
      contents: ['2 × Refill head', 'Handle'],
      hasPlans: true,
    });
    // One plan and no other way to buy it: nothing to choose.
    expect(variant && toVariantPreview({...bundle, planOnly: true}, variant).hasPlans).toBe(false);
  });
});
