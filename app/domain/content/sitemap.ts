/** One address of the sitemap. */
export interface SitemapEntry {
  /** Path from the root, encoded. */
  path: string;
  /** Calendar day of the last change, when it is known. */
  updated?: string | undefined;
}

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => XML_ESCAPES[character] ?? character);
}

/** The sitemap of the given pages, each once, as absolute addresses. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const seen = new Set<string>();
  const urls = entries
    .filter(({path}) => !seen.has(path) && seen.add(path))
    .map(({path, updated}) => {
      const changed = updated === undefined ? '' : `<lastmod>${escapeXml(updated)}</lastmod>`;
      return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** The sitemap of a shop whose pages fill several: each under an address of its own. */
export function sitemapIndexXml(origin: string, parts: readonly string[]): string {
  const maps = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`;
}

/**
 * What is no page. Pages that search engines shall not list (account, cart, search, filtered listings) say so
 * themselves, and only a page that may be read is heard.
 */
const NO_PAGES = ['/api/'];

/** What crawlers may read; nothing at all on a preview. */
export function robotsText(origin: string, {preview}: {preview: boolean}): string {
  const rules = preview ? ['Disallow: /'] : NO_PAGES.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
