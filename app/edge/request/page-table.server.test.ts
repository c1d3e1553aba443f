import {matchRoutes} from '@remix-run/react';
import {describe, expect, it} from 'vitest';

import {buildPages} from '../../../tests/support/route-table';

import {remembering} from './page-table.server';

const PAGES = buildPages({
  '': {public: true},
  learn: {public: 'articles'},
  'learn/:slug': {public: true},
  products: {guards: ['categories'], public: 'listing'},
  'products/create-your-bundle': {public: 'bundle'},
  'products/:handle': {guards: ['categories'], public: 'variant'},
  'products/:category/:subcategory': {guards: ['categories'], public: 'listing'},
  account: {guards: ['authenticated']},
  'account/activate': {guards: ['anonymous']},
  'account/activate/:id/:token': undefined,
  '*': undefined,
});

const find = (address: string) => PAGES.find(new URL(address, 'https://shop.example'));

describe('the page of an address', () => {
  it.each([
    ['/', ''],
    ['/learn', 'learn'],
    ['/learn?topic=x', 'learn'],
    ['/learn.data', 'learn'],
    ['/_root.data', ''],
    ['/learn/coffee', 'learn/:slug'],
    ['/products/create-your-bundle', 'products/create-your-bundle'],
    ['/products/paste', 'products/:handle'],
    ['/products/whitening/strips.data', 'products/:category/:subcategory'],
    ['/account/activate', 'account/activate'],
    ['/account/activate/1/aB', 'account/activate/:id/:token'],
    ['/nothing/here', '*'],
    ['/account/orders', '*'],
  ])('%s is that of the route %j', (address, routeId) => {
    expect(find(address)).toMatchObject({routeId, routeIds: ['root', routeId]});
  });

  it('comes with the parameters of the path and what its routes declare', () => {
    expect(find('/products/whitening/strips')).toEqual({
      routeId: 'products/:category/:subcategory',
      routeIds: ['root', 'products/:category/:subcategory'],
      params: {category: 'whitening', subcategory: 'strips'},
      guards: ['categories'],
      public: 'listing',
    });
    expect(find('/account')).toMatchObject({guards: ['authenticated'], public: undefined});
  });

  it.each([
    '/Account',
    '/ACCOUNT.data',
    '/account/',
    '/account/.data',
    '//account',
    '/%61ccount',
    '/%61ccount.data',
    '/account//',
  ])('%s has the guards that the page behind it has', (address) => {
    const {pathname} = new URL(address, 'https://shop.example');
    const path = pathname.replace(/\.data$/, '');
    const remix = matchRoutes([{id: 'account', path: 'account'}, {path: '*'}], path);
    const isAccount = remix?.at(-1)?.route.id === 'account';
    expect(find(address)?.guards ?? []).toEqual(isAccount ? ['authenticated'] : []);
  });
});

describe('a plain path', () => {
  const routes = [
    '',
    'learn/:slug',
    'blogs/:blog',
    'blogs/:blog/:slug',
    'products/:handle',
    'products/:category/:subcategory',
    ':anything/of/three',
    'products/:handle/three',
    'a/b.c_d/:e-f',
  ];
  const paths = [
    ...[
      '/',
      '/learn',
      '/learn/a',
      '/learn/a/b',
      '/learn/a/more',
      '/blogs',
      '/blogs/a',
      '/blogs/a/b',
    ],
    ...[
      '/blogs/of/three',
      '/products/a',
      '/products/of/three',
      '/products/of/other',
      '/some/of/three',
    ],
    ...['/some', '/some/more', '/learn/-', '/products/constructor', '/Learn/more'],
  ];

  it.each([
    ['of routes of words and parameters', routes.slice(0, -1)],
    ['where a parameter has an odd name', routes],
    ['beside routes of other patterns', [...routes, 'learn/*', ':a?/of/:b', 'Learn/more']],
  ])('means what it means to Remix, %s', (_, shop) => {
    const pages = buildPages(Object.fromEntries([...shop, '*'].map((path) => [path, undefined])));
    const children = [...shop, '*'].map((path) => ({
      id: path,
      path,
      index: path === '' || undefined,
    }));
    const remix = [{id: 'root', path: '', children}] as Parameters<typeof matchRoutes>[0];
    for (const path of paths) {
      const match = matchRoutes(remix, path)?.at(-1);
      const page = pages.find(new URL(path, 'https://shop.example'));
      expect([path, page?.routeId, page?.params]).toEqual([path, match?.route.id, match?.params]);
    }
  });
});

describe('the table of one request', () => {
  it('looks an address up once, also one that has no page', () => {
    let asked = 0;
    const pages = remembering({
      publicRoutes: [],
      find() {
        asked += 1;
        return null;
      },
    });
    const url = new URL('https://shop.example/none?a=1');
    expect([pages.find(url), pages.find(new URL('?b=2', url))]).toEqual([null, null]);
    expect(asked).toBe(1);
  });
});

describe('the public routes', () => {
  it('are those that say so, with their guards, in the order of the table', () => {
    expect(PAGES.publicRoutes).toEqual([
      {path: '/', guards: []},
      {path: '/learn', guards: []},
      {path: '/learn/:slug', guards: []},
      {path: '/products', guards: ['categories']},
      {path: '/products/create-your-bundle', guards: []},
      {path: '/products/:handle', guards: ['categories']},
      {path: '/products/:category/:subcategory', guards: ['categories']},
    ]);
  });
});
