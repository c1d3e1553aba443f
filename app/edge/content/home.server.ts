import {home} from '~/content/home.server';
import {hostedImage} from '~/content/hosted-images.server';
import {backdropOf} from '~/domain/catalogue/benefits';
import type {ProductSummary} from '~/domain/catalogue/product';
import {organization, website} from '~/domain/catalogue/structured-data';
import {assetAddress} from '~/domain/request/asset-address';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import {loadShopProducts} from '~/edge/catalogue/shop-products.server';
import type {ShopContext} from '~/edge/request/context.server';

import {config} from '../../../hydrogen.config';

import {articleTeasers} from './learn.server';

const LOGO = assetAddress(import.meta.env.BASE_URL, 'favicon.svg');

/**
 * The home page's view. Its texts stand without the platform: products are left out when it does not answer.
 */
export async function loadHome(context: ShopContext) {
  let products: ReadonlyMap<string, ProductSummary> = new Map();
  try {
    products = await loadShopProducts(context);
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] home without products:`, fault);
  }
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  context.structuredData.push(organization(site, {...config.support, logo: LOGO}), website(site));
  const {hero} = home;
  return {
    seo: home.seo,
    hero: {
      eyebrow: hero.eyebrow,
      heading: hero.heading,
      text: hero.text,
      action: hero.action,
      secondaryAction: hero.secondaryAction,
      image: hostedImage(context.env, hero.image.desktopImage),
    },
    categoryTiles: home.categoryTiles.map(({title, text, link, product: handle}) => {
      const product = products.get(handle);
      return {
        title,
        text,
        link,
        image: product?.images[0] ?? null,
        backdrop: backdropOf(product?.tags ?? []),
      };
    }),
    bestSellers: {
      heading: home.bestSellers.heading,
      text: home.bestSellers.text,
      cards: await loadCards(context, home.bestSellers.products),
    },
    benefitFinder: home.benefitFinder,
    bundleTeaser: {
      ...home.bundleTeaser,
      image: hostedImage(context.env, home.bundleTeaser.image),
    },
    subscription: home.subscription,
    app: {...home.app, image: hostedImage(context.env, home.app.image)},
    articles: {
      heading: home.articles.heading,
      text: home.articles.text,
      action: home.articles.action,
      list: articleTeasers(context, home.articles.slugs),
    },
    reassurance: home.reassurance,
  };
}
