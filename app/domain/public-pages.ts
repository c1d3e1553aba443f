/** Pages that look the same for everybody: catalogue, learn, campaigns, legal texts (architecture, page cache). */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/products',
  '/learn',
  '/total',
  '/total-chimarathon',
  '/opticobsessed',
  '/hum-smart-toothbrush-app',
  '/whitening-product-quiz',
  '/contact-us',
  '/app-privacy',
  '/kids-app-privacy',
  '/app-terms-of-service',
  '/app-rewards-terms-and-conditions',
  '/returns-and-warranty',
  '/discount-code-terms-and-conditions',
  '/california-consumer-protection-act-addendum',
  '/tiktok-shop-terms-and-conditions',
]);
const PUBLIC_FOLDERS = ['/products/', '/learn/'] as const;

/** Query parameters that change what such a page shows: they are part of its address in the cache. */
const SHOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'audience',
  'benefit',
  'color',
  'flavor',
  'form',
  'page',
  'plan',
  'price',
  'size',
  'sort',
  'topic',
  'variant',
]);

/** Parameters of campaigns and of steps before the page: no page shows them, so all their values share one entry. */
const IGNORED_PARAMETER =
  /^(utm_.*|gclid|fbclid|gclsrc|gbraid|wbraid|msclkid|dclid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl|_ga|srsltid|im_ref|irclickid|exp|discount)$/;

/** Which routes' data a client asks for (Remix single fetch); route ids are of these characters. */
const DATA_ROUTES = /^[\w./$,()-]{1,300}$/;

const LONGEST_QUERY = 300;

/** How a public page is addressed once everything that it does not show is gone. */
export interface PublicPage {
  /** The sorted, allow-listed query, with its question mark; empty without one. */
  search: string;
  /** False when the query holds something unknown: rendered for this visitor alone, and not stored. */
  storable: boolean;
}

/**
 * Decides whether a page is public, and under which query it is rendered and stored. `path` is the page's own path,
 * without the `.data` of a data request. Null for every page that may hold something personal.
 */
export function publicPage(path: string, query: URLSearchParams): PublicPage | null {
  if (!PUBLIC_PATHS.has(path) && !PUBLIC_FOLDERS.some((folder) => path.startsWith(folder))) {
    return null;
  }
  const kept = [...query].filter(([name]) => !IGNORED_PARAMETER.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const search = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  const storable =
    search.length <= LONGEST_QUERY &&
    kept.every(([name, value]) =>
      name === '_routes' ? DATA_ROUTES.test(value) : SHOWN_PARAMETERS.has(name),
    );
  return {search, storable};
}
