import {home} from '~/content/home.server';
import {backdropOf} from '~/domain/catalogue/benefits';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isInStock, isUnlisted, toProductCard} from '~/domain/catalogue/product-card';
import {organization, website} from '~/domain/catalogue/structured-data';
import type {StoreContent} from '~/domain/content/store-content';
import {assetAddress} from '~/domain/request/asset-address';
import {toCards} from '~/edge/catalogue/page-cards.server';
import {loadShopOffer, type ShopOffer} from '~/edge/catalogue/shop-offer.server';
import {loadShopProducts} from '~/edge/catalogue/shop-products.server';
import {findStoreContent, findStoreWords} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';

import {config} from '../../../hydrogen.config';

import {articleTeasers} from './learn.server';
import {storeHero} from './store-sections.server';

const LOGO = config.brand.logo?.src ?? assetAddress(import.meta.env.BASE_URL, 'favicon.svg');

/** On the shelf of a shop that sells none of the content's best sellers. */
const SHELF = 8;

type Products = ReadonlyMap<string, ProductSummary>;

type ShopWords = StoreContent['shop'];

/**
 * The hero of the content, while what it leads to is sold. Of a shop that the content is not about it is what the store says of
 * itself (coverage: content-store-face), with its cover or the picture of its first collection that has one; the shop's own name
 * where that says nothing.
 */
function heroOf(offer: ShopOffer, store: StoreContent | null) {
  const {eyebrow, heading, text, action, secondaryAction, image} = home.hero;
  return offer.leadsOn(action.link)
    ? {
        eyebrow,
        heading,
        text,
        action,
        secondaryAction:
          secondaryAction && offer.leadsOn(secondaryAction.link) ? secondaryAction : null,
        image: image?.desktopImage ?? null,
      }
    : {
        ...greetingOf(store?.shop ?? null, offer.settings.tagline),
        action: offer.orAllProducts(action),
        secondaryAction: null,
        image:
          store?.shop.cover ??
          [...(store?.collections.values() ?? [])].find(({image}) => image)?.image ??
          null,
      };
}

function greetingOf(shop: ShopWords | null, tagline: string | null) {
  if (!shop) return {eyebrow: null, heading: config.brand.name, text: tagline};
  const {name, slogan, description} = shop;
  return {
    eyebrow: slogan ? name : null,
    heading: slogan || name,
    text: description || tagline,
  };
}

function seoOf({isOwnContent, keeps, settings}: ShopOffer, shop: ShopWords | null) {
  const {title, description, needs = []} = home.seo;
  if (isOwnContent && keeps(needs)) return {title, description};
  if (shop && !isOwnContent)
    return {
      title: shop.slogan || shop.name,
      description: shop.description || `Everything that ${shop.name} sells.`,
    };
  const {name} = config.brand;
  const {tagline} = settings;
  return tagline === null
    ? {title: name, description: `Everything that ${name} sells.`}
    : {title: tagline, description: `${name}. ${tagline}.`};
}

function shelfOf(offer: ShopOffer, products: Products) {
  const {heading, text, products: handles} = home.bestSellers;
  if (offer.sellsAny(handles)) return {heading, text, cards: toCards(products, handles)};
  const others = [...products.values()].filter(
    (product) => isInStock(product) && !isUnlisted(product),
  );
  return {heading: 'From the shop', text: null, cards: others.slice(0, SHELF).map(toProductCard)};
}

/** The finder by benefits, with those that a product has; null where none has any. */
function finderOf(offer: ShopOffer) {
  if (!home.benefitFinder) return null;
  const {heading, text, benefits, action} = home.benefitFinder;
  const found = benefits.filter(({link}) => offer.leadsOn(link));
  const way = action && offer.leadsOn(action.link) ? action : null;
  return found.length === 0 ? null : {heading, text, benefits: found, action: way};
}

/**
 * The home page's view. Its texts stand without the platform: products are left out when it does not answer. A section that
 * speaks of what the shop does not have is null.
 */
export async function loadHome(context: ShopContext) {
  const offer = await loadShopOffer(context);
  let products: Products = new Map();
  try {
    products = await loadShopProducts(context);
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] home without products:`, fault);
  }
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  const store = await findStoreContent(context);
  const words = store ?? (offer.isOwnContent ? null : await findStoreWords(context));
  context.structuredData.push(organization(site, {...offer.settings, logo: LOGO}), website(site));
  return {
    seo: seoOf(offer, words?.shop ?? null),
    hero: storeHero(store, offer, context) ?? heroOf(offer, words),
    categoryTiles: home.categoryTiles
      .filter(({link}) => offer.leadsOn(link))
      .map(({title, text, link, product: handle}) => {
        const product = products.get(handle);
        return {
          title,
          text,
          link,
          image: product?.images[0] ?? null,
          backdrop: backdropOf(product?.tags ?? []),
        };
      }),
    bestSellers: shelfOf(offer, products),
    benefitFinder: finderOf(offer),
    bundleTeaser:
      home.bundleTeaser && offer.leadsOn(home.bundleTeaser.action.link) ? home.bundleTeaser : null,
    subscription:
      home.subscription && offer.keeps(['plans', 'plan-savings', 'free-shipping'])
        ? {...home.subscription, action: offer.orAllProducts(home.subscription.action)}
        : null,
    app: home.app && offer.leadsOn(home.app.action.link) ? home.app : null,
    articles:
      home.articles && offer.leadsOn(home.articles.action.link)
        ? {
            heading: home.articles.heading,
            text: home.articles.text,
            action: home.articles.action,
            list: articleTeasers(home.articles.slugs),
          }
        : null,
    reassurance: home.reassurance
      .map(({title, text, needs = []}, place) => ({title, text, place, needs}))
      .filter(({needs}) => offer.keeps(needs))
      .map(({title, text, place}) => ({title, text, place})),
  };
}
