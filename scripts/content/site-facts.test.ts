import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import type {CompiledContent} from './compile';
import {pathLookup, readSeed, routePatterns, writtenPaths} from './site-facts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-facts-'));
});

afterEach(async () => {
  await rm(directory, {recursive: true, force: true});
});

const routes = [
  {file: 'home.tsx', index: true},
  {file: 'learn.tsx', path: 'learn'},
  {file: 'article.tsx', path: 'learn/:slug'},
  {
    file: 'account.tsx',
    path: 'account',
    children: [
      {file: 'overview.tsx', index: true},
      {file: 'orders.tsx', path: 'my-orders'},
    ],
  },
  {file: 'layout.tsx', children: [{file: 'page.tsx', path: 'app-privacy'}]},
  {file: 'products.tsx', path: 'products'},
  {file: 'builder.tsx', path: 'products/create-your-bundle'},
  {file: 'product.tsx', path: 'products/:handle'},
  {file: 'subcategory.tsx', path: 'products/:category/:subcategory'},
  {file: 'not-found.tsx', path: '*'},
];

const category = {label: '', heading: '', description: '', products: [], subCategories: []};
const content: Pick<CompiledContent, 'data' | 'articles' | 'articleBodies' | 'pages'> = {
  data: {
    images: [],
    categories: [
      {
        ...category,
        handle: 'pastes',
        parentCategory: null,
        subCategories: [{...category, handle: 'kids', parentCategory: 'pastes'}],
      },
    ],
  },
  articles: [],
  articleBodies: [
    ['floss', {html: '', headings: [{level: 2, id: 'why', text: 'Why'}]}],
    ['50%-off', {html: '', headings: []}],
  ],
  pages: [
    {
      slug: 'app-privacy',
      title: '',
      summary: '',
      effective: '2026-01-01',
      updated: '2026-01-01',
      html: '',
      headings: [{level: 2, id: 'contact', text: 'Contact'}],
    },
  ],
};

test('patterns are full paths of what renders, without the 404 route', () => {
  expect(routePatterns(routes)).toEqual([
    '/',
    '/learn',
    '/learn/:slug',
    '/account',
    '/account',
    '/account/my-orders',
    '/app-privacy',
    '/products',
    '/products/create-your-bundle',
    '/products/:handle',
    '/products/:category/:subcategory',
  ]);
});

describe('pathLookup', () => {
  const hasPath = pathLookup({
    patterns: routePatterns(routes),
    content,
    products: new Set(['mint-paste']),
  });

  test.each([
    '/',
    '/learn',
    '/learn?topic=kids',
    '/learn/floss',
    '/learn/floss#why',
    '/learn/50%25-off',
    '/account/my-orders',
    '/app-privacy#contact',
    '/products?discount=WELCOME10',
    '/products/pastes',
    '/products/pastes/kids',
    '/products/mint-paste',
    '/products/create-your-bundle',
  ])('%s leads somewhere', (link) => {
    expect(hasPath(link)).toBe(true);
  });

  test.each([
    '/lern',
    '/learn/',
    '/learn/flos',
    '/learn/floss#how',
    '/learn#anything',
    '/account/orders',
    '/products/kids',
    '/products/kids/pastes',
    '/products/mint-past',
    '/products/pastes/kids/mint-paste',
    '/constructor',
  ])('%s is dead', (link) => {
    expect(hasPath(link)).toBe(false);
  });

  test('without a seed every product is taken', () => {
    const lookup = pathLookup({patterns: routePatterns(routes), content, products: null});
    expect(lookup('/products/anything')).toBe(true);
    expect(lookup('/products/kids/pastes')).toBe(true);
  });
});

test('a page that is a text of the content is there while the content has it', () => {
  const table = [
    {file: 'routes/content/campaign.tsx', path: 'spring'},
    {file: 'routes/content/content-page.tsx', path: 'app-privacy'},
    {file: 'routes/content/content-page.tsx', path: 'pages/:handle'},
    {file: 'routes/content/learn.tsx', path: 'learn'},
  ];
  const lookup = (of: typeof content) =>
    pathLookup({
      patterns: routePatterns(table),
      written: writtenPaths(table),
      content: of,
      products: null,
    });
  const nothing = {data: {images: []}, articles: [], articleBodies: [], pages: []};
  const links = ['/spring', '/app-privacy', '/learn', '/pages/shipping'];
  expect(links.filter(lookup(content))).toEqual(['/app-privacy', '/learn', '/pages/shipping']);
  expect(links.filter(lookup(nothing))).toEqual(['/pages/shipping']);
});

test('the seed gives handles and SKUs of products, not of collections', async () => {
  const seed = path.join(directory, 'catalogue');
  await mkdir(seed);
  await writeFile(
    path.join(seed, 'pastes.yaml'),
    '- handle: mint-paste\n  variants:\n    - sku: BW-1\n    - sku: BW-2\n',
  );
  await writeFile(
    path.join(seed, 'collections.yaml'),
    '- handle: pastes\n  products: [mint-paste]\n',
  );
  expect(await readSeed(seed)).toEqual({
    handles: new Set(['mint-paste']),
    skus: new Set(['BW-1', 'BW-2']),
  });
  expect(await readSeed(path.join(directory, 'nothing'))).toBeNull();
});
