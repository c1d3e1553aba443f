import {describe, expect, test} from 'vitest';

import {canonicalUrl, type PageDescription, pageHead, pageTitle, snippet} from './seo';

const site = {brand: 'Brightwell', origin: 'https://shop.example'};

function page(fields: Partial<PageDescription> = {}): PageDescription {
  return {title: 'Toothpaste', description: 'For every morning.', path: '/products/x', ...fields};
}

describe('the head of a page', () => {
  test('names the page before the brand, and the brand alone on the home page', () => {
    expect(pageTitle('Toothpaste', 'Brightwell')).toBe('Toothpaste | Brightwell');
    expect(pageTitle(null, 'Brightwell')).toBe('Brightwell');
  });

  test('has one absolute canonical link, a real link element, with only the parameters of the page', () => {
    const head = pageHead(page({query: {page: '2'}}), site);
    expect(head.filter((element) => 'tagName' in element)).toEqual([
      {tagName: 'link', rel: 'canonical', href: 'https://shop.example/products/x?page=2'},
    ]);
    expect(canonicalUrl(site.origin, {path: '/'})).toBe('https://shop.example/');
  });

  test('asks for no index only where it must', () => {
    const robots = {name: 'robots', content: 'noindex, follow'};
    expect(pageHead(page(), site)).not.toContainEqual(robots);
    expect(pageHead(page({noIndex: true}), site)).toContainEqual(robots);
  });

  test('shares the picture by its absolute address', () => {
    const ofSite = pageHead(page({image: {src: '/cms/total', alt: 'Two tubes'}}), site);
    expect(ofSite).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/cms/total',
    });
    const ofHost = pageHead(page({image: {src: 'https://cdn.example/a.png', alt: ''}}), site);
    expect(ofHost).toContainEqual({property: 'og:image', content: 'https://cdn.example/a.png'});
  });
});

describe('a snippet', () => {
  test.each([
    ['A  text\nwith   gaps ', 160, 'A text with gaps'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 12, 'one two…'],
    ['one two, three', 12, 'one two…'],
    ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ])('%j in %i characters is %j', (text, length, expected) => {
    expect(snippet(text, length)).toBe(expected);
  });
});
