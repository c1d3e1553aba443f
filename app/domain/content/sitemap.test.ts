import {describe, expect, it} from 'vitest';

import {robotsText, sitemapXml} from './sitemap';

describe('the sitemap', () => {
  it('lists each page once, absolute and escaped', () => {
    const xml = sitemapXml('https://shop.example', [
      {path: '/learn?a=1&b=2', updated: '2026-02-03'},
      {path: '/'},
      {path: '/'},
    ]);
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/learn?a=1&amp;b=2</loc>',
      '<loc>https://shop.example/</loc>',
    ]);
    expect(xml).toContain('<lastmod>2026-02-03</lastmod>');
  });
});

describe('robots', () => {
  it('keep out of what is no page, let every page say itself that it is not to be listed, and know the sitemap', () => {
    const text = robotsText('https://shop.example', {preview: false});
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('keep out of a preview altogether', () => {
    expect(robotsText('https://shop.example', {preview: true})).toMatch(/^Disallow: \/$/m);
  });
});
