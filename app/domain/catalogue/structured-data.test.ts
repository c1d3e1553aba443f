import {describe, expect, test} from 'vitest';

import {dollars} from '~/domain/values/money';

import type {Variant} from './product';
import {
  breadcrumbList,
  decimalText,
  faqPage,
  product,
  structuredDataText,
  website,
} from './structured-data';

const site = {brand: 'Brightwell', origin: 'https://shop.example'};

function variant(fields: Partial<Variant>): Variant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    sku: 'BW-1',
    availableForSale: true,
    quantityAvailable: 3,
    inStock: true,
    price: dollars(799),
    compareAtPrice: null,
    selectedOptions: [],
    size: null,
    color: null,
    colorValue: null,
    flavor: null,
    ingredients: null,
    cmsId: null,
    sort: 0,
    image: null,
    sellingPlanPrices: [],
    ...fields,
  };
}

const tube = {
  handle: 'tube',
  title: 'Tube',
  description: 'A tube.',
  type: 'Toothpaste',
  images: [{src: 'https://cdn.example/tube.png', alt: '', width: 1, height: 1}],
};

describe('structured data', () => {
  test('cannot break out of its script, and parses back to what was said', () => {
    const name = '</script><img src=x onerror=1> & \u2028 <!--';
    const text = structuredDataText([faqPage([{question: name, answer: name}])]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    const parsed = JSON.parse(text) as {'@graph': [{mainEntity: [{name: string}]}]};
    expect(parsed['@graph'][0].mainEntity[0].name).toBe(name);
  });

  test('is nothing at all without nodes', () => {
    expect(structuredDataText([])).toBe('');
  });

  test('a product has one offer per variant, in stock, sold out or shipping later, each under the address that opens it', () => {
    const node = product(
      site,
      {
        ...tube,
        variants: [
          variant({id: 'a', title: 'Mint', sku: 'BW-A'}),
          variant({
            id: 'b',
            title: 'Cherry',
            sku: null,
            price: dollars(1000),
            availableForSale: false,
            quantityAvailable: 0,
          }),
          variant({id: 'c', quantityAvailable: -2}),
        ],
      },
      (id) => `/products/tube?variant=${id}`,
    );
    expect(node).toMatchObject({
      name: 'Tube',
      offers: [
        {
          name: 'Mint',
          sku: 'BW-A',
          price: '7.99',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: 'https://shop.example/products/tube?variant=a',
        },
        {price: '10.00', availability: 'https://schema.org/OutOfStock'},
        {availability: 'https://schema.org/BackOrder'},
      ],
    });
    expect(node).not.toHaveProperty('sku');
  });

  test('a product of very many variants has a hundred offers, the first ones', () => {
    const many = Array.from({length: 300}, (_, index) => variant({id: String(index)}));
    const {offers} = product(site, {...tube, variants: many}, (id) => `/products/tube?v=${id}`);
    expect(offers).toHaveLength(100);
  });

  test('a product of one variant carries its SKU, and its offer the address of the product', () => {
    expect(product(site, {...tube, variants: [variant({})]}, () => '/never')).toMatchObject({
      sku: 'BW-1',
      offers: [{url: 'https://shop.example/products/tube'}],
    });
  });

  test('the trail counts from 1, and the page itself needs no address', () => {
    expect(breadcrumbList(site, [{label: 'Home', to: '/'}, {label: 'Tube'}])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/'},
        {'@type': 'ListItem', position: 2, name: 'Tube'},
      ],
    });
  });

  test('the site names the address of its search', () => {
    expect(website(site)).toMatchObject({
      potentialAction: {
        target: {urlTemplate: 'https://shop.example/search?q={search_term_string}'},
      },
    });
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [799, '7.99'],
    [123456, '1234.56'],
    [-1, '-0.01'],
  ])('%i cents are written %s', (cents, text) => {
    expect(decimalText(dollars(cents))).toBe(text);
  });
});
