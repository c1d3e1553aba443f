import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';

import type {CatalogueReader} from './catalogue-reader.server';
import {SITEMAP_PRODUCTS_QUERY} from './large-store-documents.server';

interface SitemapProducts {
  /** How many such pages there are. */
  pages: number;
  /** `updated` is a calendar day. */
  products: {handle: string; updated: string}[];
}

/**
 * A page of the platform's own sitemap, from 1, of 250 products: a large store is read by one call for each page that a crawler asks for
 * (coverage: catalogue-large). Throws PlatformUnavailable.
 */
export async function loadSitemapProducts(
  {storefront, env}: CatalogueReader,
  page: number,
): Promise<SitemapProducts> {
  const answer = await storefront.query(SITEMAP_PRODUCTS_QUERY, {
    variables: {page},
    cache: freshFor(env.CACHE_SECONDS),
  });
  requireNoErrors(answer);
  const {pagesCount, resources} = answer.sitemap;
  return {
    pages: pagesCount?.count ?? 0,
    products: (resources?.items ?? []).flatMap((item) =>
      'handle' in item ? [{handle: item.handle, updated: item.updatedAt.slice(0, 10)}] : [],
    ),
  };
}
