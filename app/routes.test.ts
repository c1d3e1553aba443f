import {describe, expect, it} from 'vitest';

import {config} from '../hydrogen.config';
import {shopPages} from '../tests/support/shop-pages';

const find = (path: string) => shopPages.find(new URL(path, 'https://shop.example'));

describe('a page that the routes declare public', () => {
  it.each([
    '/',
    '/products',
    `/products/${config.brand.slug}-teeth-whitening`,
    '/products/create-your-bundle',
    '/products/some-product',
    '/products/some-category/some-subcategory',
    '/learn',
    '/learn/some-article',
    '/total',
    '/total-chimarathon',
    '/opticobsessed',
    '/hum-smart-toothbrush-app',
    '/whitening-product-quiz',
    '/contact-us',
    '/contact-us-email',
    '/app-privacy',
    '/kids-app-privacy',
    '/app-terms-of-service',
    '/app-rewards-terms-and-conditions',
    '/returns-and-warranty',
    '/discount-code-terms-and-conditions',
    '/california-consumer-protection-act-addendum',
    '/tiktok-shop-terms-and-conditions',
  ])('is %s', (path) => {
    expect(find(path)?.public).toBeDefined();
  });

  it.each([
    '/cart',
    '/cart/checkout',
    '/account',
    '/account/login',
    '/account/my-orders/1001',
    '/account/reset/1/token',
    '/search',
    '/api/products',
    '/api/shopper',
    '/password',
    '/maintenance',
    '/contact-us-email-success',
    '/contact-us-email-failure',
    '/privacy-receipt',
    '/_promotions',
    '/sitemap.xml',
    '/productsx',
    '/learnings/x',
    '/no/such/page',
  ])('is not %s', (path) => {
    expect(find(path)).not.toBeNull();
    expect(find(path)?.public).toBeUndefined();
  });

  it('asks nothing of the visitor', () => {
    const asked = new Set(shopPages.publicRoutes.flatMap(({guards}) => guards));
    expect([...asked].sort()).toEqual(['categories', 'total', 'total-chimarathon']);
  });
});
