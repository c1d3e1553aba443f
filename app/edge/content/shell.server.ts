import {home} from '~/content/home.server';
import {findContentImage} from '~/content/images.server';
import {navigation} from '~/content/navigation.server';
import {textOf} from '~/content/strings.server';
import {
  type Category,
  categoryPath,
  type NavigationLink,
  openNavigation,
  PRODUCTS_PATH,
} from '~/domain/content/navigation';
import {USD} from '~/domain/values/money';
import {loadShopOffer, type ShopOffer} from '~/edge/catalogue/shop-offer.server';
import {findStoreContent, loadCategories} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';

import {config, demo} from '../../../hydrogen.config';

import {storeAnnouncement, withStoreMenus} from './store-sections.server';

/** True for a link to a page that is not there, or of which the shop does not have what it speaks of. */
const isClosed = (offer: ShopOffer) => (entry: NavigationLink) =>
  !offer.keeps(entry.needs ?? []) || !offer.leadsOn(entry.link);

function announcementOf(offer: ShopOffer) {
  if (!home.announcement) return null;
  const {text, link, needs = []} = home.announcement;
  return offer.keeps(needs) && offer.leadsOn(link) ? {text, link} : null;
}

function shopLinks(offer: ShopOffer, categories: readonly Category[]): NavigationLink[] {
  const links = categories
    .map((category) => ({title: category.label, link: categoryPath(category)}))
    .filter(({link}) => offer.leadsOn(link));
  return links.length > 0 ? links : [{title: 'All products', link: PRODUCTS_PATH}];
}

function footerNote({inTrade, currencyCode}: ShopOffer): string {
  const prices = `Prices in ${currencyCode === USD ? 'US dollars' : currencyCode}.`;
  const said = [inTrade(textOf('footer.sold'), ''), prices, inTrade(textOf('footer.note'), '')];
  return said.filter((text) => text !== '').join(' ');
}

/** What every page's frame shows; nothing in it is personal. */
export async function loadShell(context: ShopContext) {
  const {siteOrigin, moment} = context;
  const [offer, store, categories] = await Promise.all([
    loadShopOffer(context),
    findStoreContent(context),
    loadCategories(context),
  ]);
  return {
    siteOrigin,
    brand: {
      name: config.brand.name,
      tagline: offer.settings.tagline,
      ...(config.brand.logo ? {logo: config.brand.logo} : {}),
      // The sun is the demo's: another shop's name stands alone until it has a logo.
      ...(config.brand.name === demo.brand.name ? {hasSun: true} : {}),
    },
    navigation: openNavigation(
      withStoreMenus(navigation, store, offer, siteOrigin),
      isClosed(offer),
    ),
    footerNote: footerNote(offer),
    search: {
      label: offer.leadsOn('/learn') ? 'Search products and articles' : 'Search products',
      example: offer.inTrade(textOf('trade.searchExample'), 'What are you looking for?'),
    },
    announcement: storeAnnouncement(store, offer, context) ?? announcementOf(offer),
    freeShipping: offer.keeps(['free-shipping']),
    year: new Date(moment.at).getUTCFullYear(),
    errorPage: {
      text: offer.inTrade(textOf('trade.lostPage'), 'We got distracted and lost this page.'),
      shop: shopLinks(offer, categories),
      subscriptions: offer.keeps(['subscriptions']),
      helpCenter: offer.keeps(['help-center']) ? config.links.helpCenter || null : null,
      // The demo's shows its own trade.
      image: offer.isOwnContent ? findContentImage('not-found') : null,
    },
  };
}
