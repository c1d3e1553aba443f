import {loadStoreContent} from '~/commerce/content/store-content.server';
import {categories} from '~/content/categories.server';
import {categoryPath, flattenCategories, type Navigation} from '~/domain/content/navigation';
import type {StoreContent} from '~/domain/content/store-content';
import {
  type StoreAddresses,
  toFooterGroups,
  toMenuLinks,
  toOwnLink,
} from '~/domain/request/store-link';
import type {ShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {inTime} from '~/edge/request/in-time.server';

import {config} from '../../../hydrogen.config';

/** Above the links of the footer that stand in no group; the title of a menu is for the merchant's own eyes. */
const OTHER_LINKS = 'More';

/** A page's frame waits this long for the first answer of a worker, and stands with the repository's content then. */
const PATIENCE_MS = 300;

/**
 * What the merchant keeps in the store of menus and sections; null where the repository has them, or the store does not answer soon
 * (coverage: content-store-sections). A page without it is nobody else's.
 */
export function findStoreContent(context: ShopContext): Promise<StoreContent | null> {
  if ((context.env.CONTENT_FROM ?? config.contentFrom) !== 'store') return Promise.resolve(null);
  return context.once('store-content', async () => {
    try {
      const loaded = await inTime(loadStoreContent(context), PATIENCE_MS, context.waitUntil);
      if (loaded) return loaded.value;
    } catch (fault) {
      console.error(`[${context.requestId}] the store's menus:`, fault);
    }
    context.isIncomplete = true;
    return null;
  });
}

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

interface LinkedTexts {
  texts: Readonly<Record<string, string>>;
  link: string;
}

/** A section of the store that says something and leads somewhere; null otherwise. */
function linkedSection(
  store: StoreContent | null,
  name: 'announcement' | 'hero',
  offer: ShopOffer,
  siteOrigin: string,
): LinkedTexts | null {
  const texts = store?.[name]?.texts;
  if (!store || !texts?.link) return null;
  const link = toOwnLink(texts.link, addressesOf(store, offer, siteOrigin));
  return link !== null && offer.leadsOn(link) ? {texts, link} : null;
}

/** The line above the header as the merchant wrote it in the store; null without one. */
export function storeAnnouncement(
  store: StoreContent | null,
  offer: ShopOffer,
  siteOrigin: string,
): {text: string; link: string} | null {
  const section = linkedSection(store, 'announcement', offer, siteOrigin);
  return section?.texts.text ? {text: section.texts.text, link: section.link} : null;
}

/** The hero of the home page as the merchant keeps it in the store; null without a heading, or a link that leads somewhere. */
export function storeHero(store: StoreContent | null, offer: ShopOffer, siteOrigin: string) {
  const section = linkedSection(store, 'hero', offer, siteOrigin);
  if (!section?.texts.heading) return null;
  const {heading, eyebrow, text = '', action} = section.texts;
  return {
    eyebrow: eyebrow || null,
    heading,
    text,
    action: {label: action || 'Shop now', link: section.link},
    secondaryAction: null,
    image: store?.hero?.picture ?? null,
  };
}
