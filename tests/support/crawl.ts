import type {OwnWorker} from './worker-in-process';

/** One address of the shop, and what it answered in the end. */
export interface CrawledPage {
  address: string;
  /** The page that led here first. */
  from: string;
  status: number;
  /** Where a redirect led; null for an answer of its own. */
  location: string | null;
  type: string;
  body: string;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** Where the links, pictures and GET forms of a page lead, within the shop. */
function linksOf(html: string): string[] {
  const visible = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const found = [
    ...visible.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g),
    ...visible.matchAll(
      /<link\b[^>]*\brel="(?:canonical|icon|manifest|next|prev)"[^>]*\bhref="([^"]+)"/g,
    ),
    ...visible.matchAll(/<form\b(?![^>]*\bmethod="post")[^>]*\baction="([^"]+)"/gi),
    ...visible.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g),
  ];
  return found.map(([, address = '']) => unescaped(address));
}

/** The path with its query, without a fragment; null for what is not of the shop. */
function ownPath(address: string, origin: string, base: string): string | null {
  if (!URL.canParse(address, `${origin}${base}`)) return null;
  const url = new URL(address, `${origin}${base}`);
  return url.origin === origin ? `${url.pathname}${url.search}` : null;
}

/** Files of the build, which another host serves. */
const isFile = (path: string) => path.startsWith('/assets/') || path === '/favicon.svg';

/** Listings by two filters or more are endless; what is at their end is at the end of one as well. */
const isOneOfMany = (path: string) => (path.split('?')[1] ?? '').split('&').length > 2;

/**
 * Walks a shop from some addresses, over every link within it that is wanted, and answers each page once, in the order in which it was
 * found.
 */
export async function crawl(
  {fetch, origin}: Pick<OwnWorker, 'fetch' | 'origin'>,
  seeds: readonly string[],
  isWanted: (address: string) => boolean = () => true,
): Promise<CrawledPage[]> {
  const from = new Map(seeds.map((seed) => [seed, 'the start']));
  const waiting = [...seeds];
  const pages: CrawledPage[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const page = address;
    const response = await fetch(page);
    const location = response.headers.get('Location');
    const type = response.headers.get('Content-Type') ?? '';
    const body = await response.text();
    pages.push({
      address,
      from: from.get(page) ?? '',
      status: response.status,
      location,
      type,
      body,
    });
    const isPage = type.includes('text/html');
    const isList = type.includes('xml') && page.includes('sitemap');
    const links = [
      ...(location === null ? [] : [location]),
      ...(isPage ? linksOf(body) : []),
      ...(isList
        ? [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to = '']) => unescaped(to))
        : []),
    ];
    for (const link of links) {
      const path = ownPath(link, origin, page);
      if (path === null || from.has(path) || isOneOfMany(path) || isFile(path)) continue;
      if (!isWanted(path)) continue;
      from.set(path, page);
      waiting.push(path);
    }
  }
  return pages;
}
