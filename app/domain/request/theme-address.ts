/**
 * Addresses that every theme of the platform has and that stand somewhere else here: in links to a merchant's former shop, in
 * mails, advertisements and search results. The first that fits counts.
 */
const MOVED: readonly (readonly [pattern: RegExp, target: string])[] = [
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, '/products/$1'],
  [/^\/collections(?:\/all(?:\/[^/]+)?)?$/, '/products'],
  [/^\/collections\/(?:types|vendors)$/, '/search'],
  [/^\/collections\/([^/]+)\/[^/]+$/, '/collections/$1'],
  [/^\/blogs$/, '/learn'],
  [/^\/blogs\/([^/]+)\/tagged\/[^/]+$/, '/blogs/$1'],
  [/^\/checkout$/, '/cart/checkout'],
  [/^\/account\/orders(?:\/.+)?$/, '/account/my-orders'],
  [/^\/account\/addresses$/, '/account/address-book'],
  [/^\/account\/register$/, '/account/create-account'],
  [/^\/account\/recover$/, '/account/reset-password'],
];

/** Where the page of a theme's address is here; null for every other address. `path` is in its one spelling. */
export function findThemeAddress(path: string): string | null {
  const moved = MOVED.find(([pattern]) => pattern.test(path));
  return moved ? path.replace(moved[0], moved[1]) : null;
}
