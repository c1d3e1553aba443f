/** The kinds of pages that a shop has many of; which ones it has, its sitemap says. */
export type PageKind = 'category' | 'product' | 'article';

const decodeEntities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** The addresses in a sitemap: of pages, and where it is a list of sitemaps, of those. */
export function parseSitemap(xml: string): {pages: string[]; sitemaps: string[]} {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address]) =>
    decodeEntities(address ?? ''),
  );
  return /<sitemapindex[\s>]/.test(xml)
    ? {pages: [], sitemaps: addresses}
    : {pages: addresses, sitemaps: []};
}

/** schema.org's names of what a page is about. */
const TYPES: Record<PageKind, readonly string[]> = {
  product: ['Product', 'ProductGroup'],
  article: ['Article', 'BlogPosting', 'NewsArticle'],
  category: ['CollectionPage', 'OfferCatalog', 'ItemList'],
};

/** Where shops of this kind have such pages, for those that say nothing of themselves. */
const PATHS: [RegExp, PageKind][] = [
  [/^\/collections\/[^/]+$/, 'category'],
  [/^\/products\/[^/]+$/, 'product'],
  [/^\/blogs\/[^/]+\/[^/]+$/, 'article'],
];

function typesIn(html: string): Set<string> {
  const types = new Set<string>();
  for (const [, json = ''] of html.matchAll(
    /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    for (const [, type = ''] of json.matchAll(/"@type"\s*:\s*"([A-Za-z]+)"/g)) types.add(type);
  }
  return types;
}

/**
 * What a page is, by what it tells search engines, else by the usual paths; null where neither says. A list of products names products
 * as well, so that lists are looked for first, and an article may sell something.
 */
export function kindOf(html: string, path: string): PageKind | null {
  const types = typesIn(html);
  const has = (kind: PageKind) => TYPES[kind].some((type) => types.has(type));
  for (const kind of ['article', 'category', 'product'] as const) if (has(kind)) return kind;
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** So many pages of one place are looked at: a shop has its categories and products there, in any order. */
const OF_A_PLACE = 6;

/** The paths of a place, a few from all of it, the first and the last among them. */
function spread(paths: string[]): string[] {
  if (paths.length <= OF_A_PLACE) return paths;
  const step = (paths.length - 1) / (OF_A_PLACE - 1);
  return Array.from({length: OF_A_PLACE}, (_, index) => paths[Math.round(index * step)] ?? '');
}

/**
 * Which of a shop's paths to look at for pages of each kind: a few of each place, `/products/…` and `/learn/…` being places, those with
 * most pages first, as what a shop has many of stands there.
 */
export function candidatePaths(paths: string[]): string[] {
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const segments = path.split('/').filter((segment) => segment !== '');
    if (segments.length < 2) continue;
    const place = `${segments.length}:${segments.slice(0, -1).join('/')}`;
    places.set(place, [...(places.get(place) ?? []), path]);
  }
  return [...places.values()].sort((a, b) => b.length - a.length).flatMap(spread);
}

/** A word to search for: the longest of a product's name, which some product then has. */
export function searchWord(title: string): string {
  const words = title.match(/\p{L}{3,}/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
