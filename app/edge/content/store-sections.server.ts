import {categories} from '~/content/categories.server';
import {categoryPath, flattenCategories, type Navigation} from '~/domain/content/navigation';
import type {EntryKind, StoreContent, StoreEntry} from '~/domain/content/store-content';
import {findRunning, parseAnnouncement, parseHero} from '~/domain/content/store-entry';
import {
  type StoreAddresses,
  toFooterGroups,
  toMenuLinks,
  toOwnLink,
} from '~/domain/request/store-link';
import {accepted, refused, type Result} from '~/domain/values/result';
import type {ShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';

/** Above the links of the footer that stand in no group; the title of a menu is for the merchant's own eyes. */
const OTHER_LINKS = 'More';

function addressesOf({hosts}: StoreContent, offer: ShopOffer, siteOrigin: string): StoreAddresses {
  const paths = new Map(
    flattenCategories(categories).map((one) => [one.handle, categoryPath(one)]),
  );
  return {
    hosts: [...hosts, new URL(siteOrigin).host],
    categoryPath(handle) {
      const path = paths.get(decodeURIComponent(handle));
      return path !== undefined && offer.leadsOn(path) ? path : null;
    },
  };
}

/** The navigation with the store's menus in place of those that it has. */
export function withStoreMenus(
  own: Navigation,
  store: StoreContent | null,
  offer: ShopOffer,
  siteOrigin: string,
): Navigation {
  if (!store) return own;
  const addresses = addressesOf(store, offer, siteOrigin);
  const header = toMenuLinks(store.header ?? [], addresses);
  const footer = toFooterGroups({title: OTHER_LINKS, items: store.footer ?? []}, addresses);
  return {
    header: header.length > 0 ? header : own.header,
    footer: footer.length > 0 ? footer : own.footer,
    account: own.account,
  };
}

/** Where a link that the merchant wrote leads in this shop; null where nobody finds anything. */
export function storeLink(
  link: string,
  store: StoreContent,
  offer: ShopOffer,
  siteOrigin: string,
): string | null {
  const own = toOwnLink(link, addressesOf(store, offer, siteOrigin));
  return own !== null && offer.leadsOn(own) ? own : null;
}

type Place = Pick<ShopContext, 'siteOrigin' | 'moment'>;

/** The first entry of a kind that runs, can be read and leads somewhere. */
function findLinked<T extends {link: string}>(
  store: StoreContent,
  kind: EntryKind,
  parse: (entry: StoreEntry) => Result<T>,
  {offer, place}: {offer: ShopOffer; place: Place},
): T | null {
  return findRunning(store.entries[kind], place.moment, (entry) => {
    const read = parse(entry);
    if (!read.ok) return read;
    const link = storeLink(read.value.link, store, offer, place.siteOrigin);
    return link === null ? refused('its link leads nowhere') : accepted({...read.value, link});
  });
}

/** The line above the header as the merchant wrote it in the store, that of a running campaign before all others; null without one. */
export function storeAnnouncement(
  store: StoreContent | null,
  offer: ShopOffer,
  place: Place,
): {text: string; link: string} | null {
  if (!store) return null;
  for (const [link, campaign] of offer.campaigns)
    if (campaign?.banner) return {text: campaign.banner, link};
  return findLinked(store, 'announcement', parseAnnouncement, {offer, place});
}

/** The hero of the home page as the merchant keeps it in the store; null without a heading, or a link that leads somewhere. */
export function storeHero(store: StoreContent | null, offer: ShopOffer, place: Place) {
  const hero = store && findLinked(store, 'hero', parseHero, {offer, place});
  if (!hero) return null;
  const {eyebrow, heading, text, action, link, image} = hero;
  return {eyebrow, heading, text, action: {label: action, link}, secondaryAction: null, image};
}
