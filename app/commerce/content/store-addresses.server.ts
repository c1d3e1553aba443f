import type {StoreAddressesQuery} from 'storefrontapi.generated';

import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {StoreAddress} from '~/domain/content/store-content';

import {dayOf} from './content-mapping.server';
import {STORE_ADDRESSES_QUERY} from './documents.server';
import type {ContentReader} from './store-texts.server';

const LISTS = ['pages', 'blogs', 'articles', 'collections'] as const;

/** Where each list goes on; null for its beginning. */
type Cursors = Record<(typeof LISTS)[number], string | null>;

const addressOf = (...names: string[]) => `/${names.map(encodeURIComponent).join('/')}`;

function addressesOf({
  pages,
  blogs,
  articles,
  collections,
  shop,
}: StoreAddressesQuery): StoreAddress[] {
  return [
    ...collections.nodes
      .filter(({products}) => products.nodes.length > 0)
      .map(({handle, updatedAt}) => ({
        path: addressOf('collections', handle),
        updated: dayOf(updatedAt),
      })),
    ...(pages?.nodes ?? []).map(({handle, updatedAt}) => ({
      path: addressOf('pages', handle),
      updated: dayOf(updatedAt),
    })),
    ...(blogs?.nodes ?? []).map(({handle}) => ({path: addressOf('blogs', handle)})),
    ...(articles?.nodes ?? []).map(({handle, blog, publishedAt}) => ({
      path: addressOf('blogs', blog.handle, handle),
      updated: dayOf(publishedAt),
    })),
    ...Object.values(shop).flatMap((policy) =>
      policy ? [{path: addressOf('policies', policy.handle)}] : [],
    ),
  ];
}

/**
 * The addresses of everything that the merchant wrote in the store and published: one call for 250 of each kind, and one more for
 * each further 250. Whole, or PlatformUnavailable.
 */
export async function loadStoreAddresses({
  storefront,
  env,
}: ContentReader): Promise<StoreAddress[]> {
  const found = new Map<string, StoreAddress>();
  let cursors: Cursors = {pages: null, blogs: null, articles: null, collections: null};
  for (;;) {
    const answer = await storefront.query(STORE_ADDRESSES_QUERY, {
      variables: cursors,
      cache: freshFor(env.CACHE_SECONDS),
    });
    requireNoErrors(answer);
    for (const address of addressesOf(answer)) found.set(address.path, address);
    const former = cursors;
    if (!LISTS.some((list) => answer[list]?.pageInfo.hasNextPage)) return [...found.values()];
    // A list that has ended keeps its last cursor, behind which there is nothing.
    const next = (list: keyof Cursors) => answer[list]?.pageInfo.endCursor ?? former[list];
    cursors = {
      pages: next('pages'),
      blogs: next('blogs'),
      articles: next('articles'),
      collections: next('collections'),
    };
    if (LISTS.every((list) => cursors[list] === former[list]))
      throw new PlatformUnavailable('a list of contents leads back to itself');
  }
}
