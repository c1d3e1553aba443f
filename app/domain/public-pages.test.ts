import {describe, expect, it} from 'vitest';
import {publicPage} from './public-pages';

const page = (address: string) => {
  const {pathname, searchParams} = new URL(address, 'https://shop.example');
  return publicPage(pathname, searchParams);
};

describe('public pages', () => {
  it.each(['/', '/products', '/products/brightwell-toothpaste', '/learn/x', '/app-privacy'])(
    '%s is rendered once for everybody',
    (address) => {
      expect(page(address)).toEqual({search: '', storable: true});
    },
  );

  it.each([
    '/cart',
    '/account',
    '/account/login',
    '/search',
    '/search?q=x',
    '/api/products',
    '/password',
    '/maintenance',
    '/contact-us-email',
    '/contact-us-email-failure',
    '/privacy-receipt',
    '/productsx',
    '/learnings/x',
    '/_/events',
  ])('%s is never stored', (address) => {
    expect(page(address)).toBeNull();
  });

  it.each([
    ['/products?utm_source=m&gclid=1&im_ref=c&exp=a.0&discount=A', ''],
    ['/products?sort=price&benefit=whitening', '?benefit=whitening&sort=price'],
    ['/products?benefit=whitening&sort=price', '?benefit=whitening&sort=price'],
    ['/products?benefit=b&benefit=a', '?benefit=b&benefit=a'],
    ['/products/x?variant=1&fbclid=2', '?variant=1'],
    [
      '/products?_routes=root%2Croutes%2Fproducts.%24slug',
      '?_routes=root%2Croutes%2Fproducts.%24slug',
    ],
  ])('%s is stored under %j', (address, search) => {
    expect(page(address)).toEqual({search, storable: true});
  });

  it.each([
    '/products?foo=bar',
    '/products?constructor=x',
    '/products?_routes=%3Cscript%3E',
    `/products?benefit=${'x'.repeat(400)}`,
  ])('%s is rendered and not stored', (address) => {
    expect(page(address)).toMatchObject({storable: false});
  });

  it('still leaves campaign parameters out of a query it does not know', () => {
    expect(page('/products?foo=bar&utm_source=m')).toEqual({search: '?foo=bar', storable: false});
  });
});
