import {randomUUID} from 'node:crypto';

import type {Check, SmokeShop} from './check';
import {candidatePaths, kindOf, type PageKind, parseSitemap} from './shop-pages';

/** A list of sitemaps is followed this far: it is about finding pages, not about reading them all. */
const MOST_SITEMAPS = 8;

async function readSitemap({ask, options}: SmokeShop): Promise<string[]> {
  const answer = await ask('/sitemap.xml');
  if (answer.status() !== 200) throw new Error(`answered ${answer.status()}`);
  const {pages, sitemaps} = parseSitemap(await answer.text());
  for (const address of sitemaps.slice(0, MOST_SITEMAPS)) {
    // A preview's sitemap names the addresses of the shop that it is a preview of.
    const {pathname, search} = new URL(address);
    const part = await ask(`${options.origin}${pathname}${search}`);
    pages.push(...parseSitemap(await part.text()).pages);
  }
  return [...new Set(pages.map((address) => new URL(address).pathname))];
}

/** Looks at a few pages until there is one of each kind. */
async function findPages(shop: SmokeShop): Promise<void> {
  const wanted = new Set<PageKind>(['product', 'category', 'article']);
  for (const path of candidatePaths(shop.sitemap)) {
    if (wanted.size === 0) return;
    const answer = await shop.ask(path);
    const kind = answer.status() === 200 ? kindOf(await answer.text(), path) : null;
    if (kind === null || !wanted.delete(kind)) continue;
    shop.paths[kind] = path;
  }
}

/** The sitemap, and with it the pages that the other checks look at. */
export const sitemap: Check = {
  name: 'sitemap',
  async run(shop) {
    shop.sitemap = await readSitemap(shop);
    await findPages(shop);
    const problems = shop.sitemap.length === 0 ? ['names no page'] : [];
    for (const kind of ['product', 'category'] as const) {
      if (shop.paths[kind] === undefined) problems.push(`no ${kind} page was found in it`);
    }
    return {path: '/sitemap.xml', problems, facts: `${shop.sitemap.length} pages`};
  },
};

export const robots: Check = {
  name: 'robots',
  async run({ask}) {
    const answer = await ask('/robots.txt');
    const text = await answer.text();
    const problems: string[] = [];
    if (answer.status() !== 200) problems.push(`answered ${answer.status()}`);
    if (!/^user-agent:/im.test(text)) problems.push('names no crawler');
    if (!/^sitemap: /im.test(text)) problems.push('names no sitemap');
    return {path: '/robots.txt', problems};
  },
};

/** Headers that a shop's pages cannot do without, and what of each has to be there. */
const HEADERS: [name: string, value: RegExp, onlySecure?: 'https'][] = [
  ['content-security-policy', /script-src|default-src/],
  ['x-content-type-options', /^nosniff$/i],
  ['referrer-policy', /origin|no-referrer/],
  ['strict-transport-security', /max-age=\d{7,}/, 'https'],
];

export const headers: Check = {
  name: 'headers',
  async run({ask, options}) {
    const answer = await ask('/');
    const found = answer.headers();
    const isSecure = options.origin.startsWith('https:');
    const problems = HEADERS.filter(
      ([name, value, onlySecure]) => (isSecure || !onlySecure) && !value.test(found[name] ?? ''),
    ).map(([name]) => `${name} is missing or too weak`);
    const framing = `${found['content-security-policy'] ?? ''} ${found['x-frame-options'] ?? ''}`;
    if (!/frame-ancestors|deny|sameorigin/i.test(framing)) {
      problems.push('other sites may show the shop in a frame');
    }
    return {path: '/', problems};
  },
};

/** What the build names after its content may be kept for ever. */
export const assets: Check = {
  name: 'assets',
  async run({ask, options}) {
    const html = await (await ask('/')).text();
    const [, address] =
      /<(?:script|link)[^>]+(?:src|href)="([^"]+\/assets\/[^"]+|\/assets\/[^"]+)"/.exec(html) ?? [];
    if (address === undefined) return {path: '', problems: [], skipped: true, facts: 'none named'};
    const url = new URL(address, options.origin);
    const answer = await ask(url.href);
    const caching = answer.headers()['cache-control'] ?? '';
    const problems: string[] = [];
    if (answer.status() !== 200) problems.push(`answered ${answer.status()}`);
    if (!(Number(/max-age=(\d+)/.exec(caching)?.[1]) >= 2_592_000)) {
      problems.push(`may not be kept for long: "${caching}"`);
    }
    return {path: url.pathname, problems, facts: caching};
  },
};

export const notFound: Check = {
  name: 'not found',
  async run({ask}) {
    const path = `/no-such-page-${randomUUID()}`;
    const answer = await ask(path);
    const problems = answer.status() === 404 ? [] : [`answered ${answer.status()} instead of 404`];
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    if (!isPage || !/<h1/i.test(await answer.text())) problems.push('is no page with a heading');
    return {path: '/no-such-page-…', problems};
  },
};
