import {isExternalLink, type NavigationLink} from '~/domain/content/navigation';
import type {StoreLink} from '~/domain/content/store-content';

import {canonicalPath} from './canonical-path';
import {isLocalPath} from './redirects';
import {findThemeAddress} from './theme-address';

/** What turns the addresses of a store into ours. */
export interface StoreAddresses {
  /** The hosts of the store's own links, in small letters. */
  hosts: readonly string[];
  /** Our address of a collection that is a category; null for any other. */
  categoryPath: (handle: string) => string | null;
}

/**
 * Where a link of the store leads here: a path of this shop for one to the store itself, the address for one to another site, to a
 * mail or a telephone. Null for what nobody should follow.
 */
export function toOwnLink(url: string, {hosts, categoryPath}: StoreAddresses): string | null {
  const [host = ''] = hosts;
  if (!URL.canParse(url, `https://${host}`)) return null;
  const {protocol, host: named, pathname, search, hash, href} = new URL(url, `https://${host}`);
  if (protocol === 'mailto:' || protocol === 'tel:') return href;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (!hosts.includes(named)) return protocol === 'https:' ? href : null;
  const path = canonicalPath(pathname);
  const moved = findThemeAddress(path) ?? path;
  const handle = /^\/collections\/([^/]+)$/.exec(moved)?.[1];
  const own = (handle === undefined ? null : categoryPath(handle)) ?? moved;
  return isLocalPath(own) ? `${own}${search}${hash}` : null;
}

function toLinks(items: readonly StoreLink[], addresses: StoreAddresses): NavigationLink[] {
  return items.flatMap(({title, url, items: below}) => {
    const link = url === null ? null : toOwnLink(url, addresses);
    // Our menus have two levels: a third stands in the second, after what it belongs to.
    const others = toLinks(below, addresses);
    return link === null ? others : [{title, link}, ...others];
  });
}

/** The top of a store's menu with what is below each of its links; one that leads nowhere goes with what is below it. */
export function toMenuLinks(
  items: readonly StoreLink[],
  addresses: StoreAddresses,
): NavigationLink[] {
  return items.flatMap(({title, url, items: below}): NavigationLink[] => {
    const link = url === null ? null : toOwnLink(url, addresses);
    if (link === null) return [];
    const subCategories = isExternalLink(link) ? [] : toLinks(below, addresses);
    return [subCategories.length > 0 ? {title, link, subCategories} : {title, link}];
  });
}

/** The groups of a footer: one for each link that has others below it, and one, under `title`, for those that have none. */
export function toFooterGroups(
  {title, items}: {title: string; items: readonly StoreLink[]},
  addresses: StoreAddresses,
): {title: string; links: NavigationLink[]}[] {
  const alone = items.filter(({items: below}) => below.length === 0);
  return [
    ...items
      .filter(({items: below}) => below.length > 0)
      .map((item) => ({title: item.title, links: toLinks(item.items, addresses)})),
    {title, links: toLinks(alone, addresses)},
  ].filter(({links}) => links.length > 0);
}
