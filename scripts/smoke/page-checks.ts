import type {Page} from 'playwright';

import type {Check, Finding, SmokeShop} from './check';
import {type PageKind, searchWord} from './shop-pages';
import {goTo, measuresOf, type WatchedPage} from './watched-page';

/** What is to be seen on every page of a shop. */
async function commonProblems(page: Page, status: number): Promise<string[]> {
  const problems: string[] = [];
  if (status !== 200) problems.push(`answered ${status}`);
  if ((await page.title()).trim() === '') problems.push('has no title');
  if ((await page.locator('h1').count()) === 0) problems.push('has no heading');
  if ((await page.getByRole('main').count()) === 0) problems.push('has no main part');
  return problems;
}

async function visit(
  {options}: SmokeShop,
  {page, problems}: WatchedPage,
  path: string,
): Promise<Finding> {
  const answer = await goTo(page, `${options.origin}${path}`);
  problems.unshift(...(await commonProblems(page, answer?.status() ?? 0)));
  return {path, problems, facts: await measuresOf(page)};
}

/** A page of a kind; `look` sees to what makes it one. */
function pageOf(
  kind: PageKind,
  look: (shop: SmokeShop, page: Page) => Promise<string[]> = () => Promise.resolve([]),
): Check {
  return {
    name: kind,
    async run(shop, open) {
      const path = shop.paths[kind];
      if (path === undefined) {
        // The check of the sitemap has failed where a shop cannot be without.
        return {path: '', problems: [], skipped: true, facts: 'the sitemap names none'};
      }
      const watched = await open();
      const finding = await visit(shop, watched, path);
      watched.problems.push(...(await look(shop, watched.page)));
      return finding;
    },
  };
}

export const home: Check = {
  name: 'home',
  run: async (shop, open) => visit(shop, await open(), '/'),
};

/** Paths of products that a page links to: as many as the sitemap knows. */
async function linkedProducts(shop: SmokeShop, page: Page): Promise<number> {
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((found) =>
      found.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')),
    );
  const place = (shop.paths.product ?? '/products/x').replace(/[^/]+$/, '');
  const known = new Set(shop.sitemap);
  return new Set(links.filter((path) => path.startsWith(place) && known.has(path))).size;
}

export const category = pageOf('category', async (shop, page) =>
  (await linkedProducts(shop, page)) > 0 ? [] : ['shows no product'],
);

export const product = pageOf('product', async (shop, page) => {
  shop.productTitle = (await page.locator('h1').first().textContent()) ?? '';
  const text = (await page.getByRole('main').textContent()) ?? '';
  return /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text) ? [] : ['shows no price'];
});

export const article = pageOf('article');

export const search: Check = {
  name: 'search',
  async run(shop, open) {
    const word = searchWord(shop.productTitle);
    const watched = await open();
    const finding = await visit(shop, watched, `/search?q=${encodeURIComponent(word)}`);
    if ((await linkedProducts(shop, watched.page)) === 0) {
      watched.problems.push(`finds no product for "${word}"`);
    }
    return finding;
  },
};

export const cart: Check = {
  name: 'cart',
  run: async (shop, open) => visit(shop, await open(), '/cart'),
};

/** A form that asks for a password, or the way to accounts that another host keeps. */
export const signIn: Check = {
  name: 'sign in',
  async run(shop, open) {
    const watched = await open();
    const answer = await shop.ask('/account/login', {redirect: 'manual'});
    const location = answer.headers()['location'];
    const target =
      location === undefined ? null : new URL(location, `${shop.options.origin}/account/login`);
    if (target && target.origin !== shop.options.origin) {
      const isSafe = target.protocol === 'https:' || shop.options.origin.startsWith('http:');
      return {
        path: '/account/login',
        problems: isSafe ? [] : ['leads to an address that is not secure'],
        facts: `leads to ${target.hostname}`,
      };
    }
    const finding = await visit(shop, watched, '/account/login');
    if ((await watched.page.locator('input[type="password"], input[type="email"]').count()) === 0) {
      watched.problems.push('asks for nothing to sign in with');
    }
    return finding;
  },
};
