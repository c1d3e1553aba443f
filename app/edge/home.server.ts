import {loadProductsByHandle, loadShopSnapshot} from '~/commerce/catalogue.server';
import {articlesBySlug} from '~/content/articles.server';
import {home} from '~/content/home.server';
import {backdropOf} from '~/domain/benefits';
import type {ProductSummary} from '~/domain/catalogue';

import {hostedImage} from './content-images.server';
import type {ShopContext} from './context.server';

/**
 * The home page's view. Its texts stand without the platform: products are left out when it does not answer
 * and nothing of it is cached.
 */
export async function loadHome(context: ShopContext) {
  let products: ReadonlyMap<string, ProductSummary> = new Map();
  let bestSellers: ProductSummary[] = [];
  let complete = true;
  try {
    products = (await loadShopSnapshot(context)).products;
    bestSellers = await loadProductsByHandle(context, home.bestSellers.products);
  } catch (fault) {
    complete = false;
    console.error(`[${context.requestId}] home without products:`, fault);
  }
  const {hero} = home;
  return {
    complete,
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
    bestSellers,
    bestSellersCopy: {heading: home.bestSellers.heading, text: home.bestSellers.text},
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
      list: articlesBySlug(home.articles.slugs).map(
        ({slug, title, summary, image, readingMinutes}) => ({
          slug,
          title,
          summary,
          readingMinutes,
          image: hostedImage(context.env, image),
        }),
      ),
    },
    reassurance: home.reassurance,
  };
}
