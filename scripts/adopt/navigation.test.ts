import {describe, expect, it} from 'vitest';

import type {PlannedTree} from './categories';
import {linkOf, planNavigation} from './navigation';
import type {Store, StoreMenuItem} from './store';

const STORE = {
  host: 'shop.example',
  products: [{handle: 'oak-stool'}],
  menu: null,
  footer: null,
} as unknown as Store;

const TREE: PlannedTree = {
  categories: [
    {
      handle: 'seats',
      label: 'Seating',
      heading: 'Seats',
      description: 'To sit on.',
      products: ['oak-stool'],
      subCategories: [
        {
          handle: 'stools',
          label: 'Stools',
          heading: 'Stools',
          description: 'Three legs.',
          products: ['oak-stool'],
        },
      ],
    },
  ],
  paths: new Map([['seats', '/products/seats']]),
};

const PAGES = ['/pages/about', '/policies/refund-policy', '/search', '/'];
const place = (store: Partial<Store> = {}) => ({
  store: {...STORE, ...store},
  tree: TREE,
  helpCenter: '',
  hasPath: (path: string) => PAGES.includes(path),
});

it.each([
  ['/collections/seats', '/products/seats'],
  ['https://shop.example/collections/seats/', '/products/seats'],
  ['https://shop-name.myshopify.com/collections/all', '/products'],
  ['/collections/unknown', null],
  ['/products/oak-stool', '/products/oak-stool'],
  ['/products/gone', null],
  ['/pages/about', '/pages/about'],
  ['/pages/contact', '/contact-us'],
  ['/blogs/news', null],
  ['/search?q=oak', '/search?q=oak'],
  ['https://elsewhere.example/wood', 'https://elsewhere.example/wood'],
  ['http://elsewhere.example/wood', null],
  ['mailto:hi@shop.example', 'mailto:hi@shop.example'],
  ['https://', null],
])('a menu’s %s leads to %s', (url, link) => {
  expect(linkOf(url, place())).toBe(link);
});

const item = (title: string, url: string | null, items: StoreMenuItem[] = []) => ({
  title,
  url,
  items,
});

describe('the menus of a shop', () => {
  it('are the store’s, without what nothing answers, and with the way to all products', () => {
    const {header} = planNavigation(
      place({
        menu: [
          item('Seating', '/collections/seats', [item('Gone', '/products/gone')]),
          item('Blog', '/blogs/news', [item('About', '/pages/about')]),
        ],
      }),
    );
    expect(header).toEqual([
      {title: 'Seating', link: '/products/seats'},
      {title: 'About', link: '/pages/about'},
      {title: 'All products', link: '/products'},
    ]);
  });

  it('are made of the categories where the store has none', () => {
    expect(planNavigation(place()).header[0]).toEqual({
      title: 'Seating',
      link: '/products/seats',
      subCategories: [{title: 'Stools', link: '/products/seats/stools'}],
    });
  });

  it('set policies apart in the footer, and never leave out help', () => {
    const {footer} = planNavigation(
      place({footer: [item('About', '/pages/about'), item('Refunds', '/policies/refund-policy')]}),
    );
    expect(footer.map(({title, links}) => [title, links.map(({link}) => link)])).toEqual([
      ['Shop', ['/products/seats', '/products']],
      ['About', ['/pages/about']],
      ['Help', ['/contact-us', '/account/login', '/account/manage-subscriptions']],
      ['Legal', ['/policies/refund-policy']],
    ]);
  });

  it('lead to a help center where there is one', () => {
    const {footer} = planNavigation({...place(), helpCenter: 'https://help.shop.example/'});
    expect(JSON.stringify(footer)).toContain('{helpCenter}');
  });
});
