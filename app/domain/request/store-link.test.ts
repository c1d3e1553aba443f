import {describe, expect, it} from 'vitest';

import type {StoreLink} from '~/domain/content/store-content';

import {toFooterGroups, toMenuLinks, toOwnLink} from './store-link';

const addresses = {
  hosts: ['garden.example', 'garden.myshopify.com'],
  categoryPath: (handle: string) => (handle === 'pots' ? '/products/pots' : null),
};
const item = (title: string, url: string | null, items: StoreLink[] = []): StoreLink => ({
  title,
  url,
  items,
});

describe('a link of the store', () => {
  it.each([
    ['https://garden.example/', '/'],
    ['https://garden.example', '/'],
    ['https://garden.myshopify.com/pages/About?x=1#top', '/pages/about?x=1#top'],
    ['/pages/about', '/pages/about'],
    ['https://garden.example/collections/all', '/products'],
    ['https://garden.example/collections/pots', '/products/pots'],
    ['https://garden.example/collections/seeds', '/collections/seeds'],
    ['https://garden.example/account/register', '/account/create-account'],
    ['https://other.example/x', 'https://other.example/x'],
    ['mailto:hello@garden.example', 'mailto:hello@garden.example'],
    ['tel:+18005550100', 'tel:+18005550100'],
    ['http://other.example/x', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://garden.example//evil.example', '/evil.example'],
    ['https://', null],
  ])('%s leads to %s', (url, link) => {
    expect(toOwnLink(url, addresses)).toBe(link);
  });
});

it('a menu of three levels becomes one of two, without what leads nowhere', () => {
  const below = [item('Clay', '/collections/clay', [item('Red', '/collections/red')])];
  expect(
    toMenuLinks(
      [
        item('Pots', '/collections/pots', below),
        item('None', null, below),
        item('Bad', 'javascript:1'),
      ],
      addresses,
    ),
  ).toEqual([
    {
      title: 'Pots',
      link: '/products/pots',
      subCategories: [
        {title: 'Clay', link: '/collections/clay'},
        {title: 'Red', link: '/collections/red'},
      ],
    },
  ]);
});

it('a footer has a group for each link with others below it, and one for those that stand alone', () => {
  const items = [
    item('Help', '#', [item('Shipping', '/policies/shipping-policy')]),
    item('Search', '/search'),
    item('About', '/pages/about'),
  ];
  expect(toFooterGroups({title: 'Footer menu', items}, addresses)).toEqual([
    {title: 'Help', links: [{title: 'Shipping', link: '/policies/shipping-policy'}]},
    {
      title: 'Footer menu',
      links: [
        {title: 'Search', link: '/search'},
        {title: 'About', link: '/pages/about'},
      ],
    },
  ]);
});
