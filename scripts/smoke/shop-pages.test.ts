import {describe, expect, it} from 'vitest';

import {candidatePaths, kindOf, parseSitemap, searchWord} from './shop-pages';

const withTypes = (...types: string[]) =>
  `<script type="application/ld+json">${JSON.stringify({'@graph': types.map((type) => ({'@type': type}))})}</script>`;

describe('a sitemap', () => {
  it('names pages', () => {
    expect(
      parseSitemap(
        '<urlset><url><loc>https://a.example/?a=1&amp;b=2</loc></url><url><loc>\nhttps://a.example/x\n</loc></url></urlset>',
      ),
    ).toEqual({pages: ['https://a.example/?a=1&b=2', 'https://a.example/x'], sitemaps: []});
  });

  it('or further sitemaps', () => {
    expect(
      parseSitemap(
        '<sitemapindex xmlns="x"><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>',
      ),
    ).toEqual({pages: [], sitemaps: ['https://a.example/1.xml']});
  });
});

describe('the kind of a page', () => {
  it.each([
    ['product', withTypes('BreadcrumbList', 'Product', 'Offer')],
    ['product', withTypes('ProductGroup')],
    ['category', withTypes('ItemList', 'ListItem', 'Product')],
    ['article', withTypes('Article', 'ItemList', 'Product')],
    [null, withTypes('Organization')],
  ])('is %s by what it tells search engines', (kind, html) => {
    expect(kindOf(html, '/anything/here')).toBe(kind);
  });

  it.each([
    ['category', '/collections/all'],
    ['product', '/products/brush'],
    ['article', '/blogs/news/first'],
    [null, '/pages/about'],
  ])('is %s by the path %s where it says nothing', (kind, path) => {
    expect(kindOf('<h1>Hello</h1>', path)).toBe(kind);
  });
});

it('a few pages of each place of the shop are looked at, the largest place first', () => {
  const products = Array.from({length: 40}, (_, index) => `/products/p-${index}`);
  const chosen = candidatePaths(['/', '/about', '/learn/a', ...products, '/learn/b']);
  expect(chosen).toHaveLength(8);
  expect(chosen.slice(0, 6)).toEqual(
    expect.arrayContaining(['/products/p-0', '/products/p-39', '/products/p-8']),
  );
  expect(chosen.slice(6)).toEqual(['/learn/a', '/learn/b']);
});

it.each([
  ['Total Daily Care Toothpaste', 'Toothpaste'],
  ['XL 3 oz', ''],
])('of "%s" the word "%s" is searched for', (title, word) => {
  expect(searchWord(title)).toBe(word);
});
