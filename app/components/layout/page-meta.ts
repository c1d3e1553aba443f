import {type HeadElement, type PageDescription, pageHead} from '~/domain/content/seo';

/** What the root's loader says about the site. */
interface ShellFacts {
  siteOrigin: string;
  brand: {name: string};
}

function isShell(data: unknown): data is ShellFacts {
  return typeof data === 'object' && data !== null && 'siteOrigin' in data && 'brand' in data;
}

/** The `meta` of a route: the page's own description under the brand and the origin of the root's loader. */
export function pageMeta(
  matches: readonly {data: unknown}[],
  page: PageDescription,
): HeadElement[] {
  const shell = matches.map(({data}) => data).find(isShell);
  return pageHead(page, {brand: shell?.brand.name ?? '', origin: shell?.siteOrigin ?? ''});
}
