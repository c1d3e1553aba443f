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

/** True for a page that looks the same for everybody. `path` is the page's own, without the `.data` of a data request. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PATHS.has(path) || PUBLIC_FOLDERS.some((folder) => path.startsWith(folder));
}
