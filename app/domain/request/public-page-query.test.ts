import {describe, expect, it} from 'vitest';

import {publicPage} from './public-page-query';

const QUIZ = {goal: ['stains', 'tone'], who: ['adult']};

function page(address: string, isData = false) {
  const {pathname, searchParams} = new URL(address, 'https://shop.example');
  const contentValues = pathname === '/whitening-product-quiz' ? QUIZ : {};
  return publicPage(pathname, searchParams, {isData, contentValues});
}

describe('the query of a public page', () => {
  it.each(['/cart', '/search?q=x', '/account?sort=name'])('%s has none that is kept', (address) => {
    expect(page(address)).toBeNull();
  });

  it.each([
    ['/', ''],
    ['/products?utm_source=m&gclid=1&im_ref=c&exp=a.0&discount=A', ''],
    ['/products?sort=price-low&benefit=whitening', '?benefit=whitening&sort=price-low'],
    ['/products?benefit=whitening&sort=price-low', '?benefit=whitening&sort=price-low'],
    ['/products?benefit=b&benefit=a', '?benefit=a&benefit=b'],
    ['/products?benefit=a&benefit=a', '?benefit=a'],
    ['/products/x?page=2&page=3', '?page=2'],
    ['/products/x?variant=1&fbclid=2', '?variant=1'],
    ['/products/x?color=Sea+green&size=3.4+oz', '?color=Sea+green&size=3.4+oz'],
    ['/learn?topic=whitening&page=2', '?page=2&topic=whitening'],
    ['/whitening-product-quiz?who=adult&goal=tone', '?goal=tone&who=adult'],
  ])('%s is stored under %j', (address, search) => {
    expect(page(address)).toEqual({search, storable: true});
  });

  it('holds the routes of a data request, and no others', () => {
    expect(page('/products?_routes=root%2Croutes%2Fcategory', true)).toEqual({
      search: '?_routes=root%2Croutes%2Fcategory',
      storable: true,
    });
    expect(page('/products?_routes=%3Cscript%3E', true)).toMatchObject({storable: false});
    expect(page('/products?_routes=root')).toMatchObject({storable: false});
  });

  it.each([
    '/products?foo=bar',
    '/products?constructor=x',
    '/products?__proto__=x',
    '/products?sort=cheap',
    '/products?page=0',
    '/products?page=1e9',
    '/products?variant=x',
    '/products?benefit=%3Cb%3E',
    `/products?benefit=${'x'.repeat(61)}`,
    '/products?benefit=a&benefit=b&form=c',
    '/?sort=name',
    '/learn/x?topic=whitening',
    '/whitening-product-quiz?goal=everything',
    '/whitening-product-quiz?constructor=x',
  ])('%s is rendered and not stored', (address) => {
    expect(page(address)).toMatchObject({storable: false});
  });

  it('still loses campaign parameters where it is not known, and keeps its order', () => {
    expect(page('/products?foo=bar&utm_source=m&a=1&foo=2')).toEqual({
      search: '?foo=bar&a=1&foo=2',
      storable: false,
    });
  });
});
