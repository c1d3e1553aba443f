import {findCampaign} from '~/content/campaigns.server';
import {breadcrumbList, faqPage} from '~/domain/catalogue/structured-data';
import type {CampaignPage} from '~/domain/content/content';
import {CAMPAIGNS_PATH, type StoreCampaign} from '~/domain/content/store-campaign';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import {loadShopOffer, type ShopOffer} from '~/edge/catalogue/shop-offer.server';
import {findStoreContent, takesStoreContent} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound, unavailable} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {config} from '../../../hydrogen.config';

import {storeLink} from './store-sections.server';

const ALL_PRODUCTS = {label: 'All products', link: '/products'};

/** The copy of a page, of the content or of the store. */
type Copy = CampaignPage | (StoreCampaign & Pick<CampaignPage, 'action' | 'questions'>);

/** The copy of a campaign of the store; its button leads to all products where its own link leads nowhere. */
async function toCopy(
  campaign: StoreCampaign,
  context: ShopContext,
  offer: ShopOffer,
): Promise<Copy> {
  const {action} = campaign;
  const store = await findStoreContent(context);
  const link = store && action && storeLink(action.link, store, offer, context.siteOrigin);
  return {
    ...campaign,
    action: link && action ? {label: action.label, link} : ALL_PRODUCTS,
    questions: [],
  };
}

/** The copy of the page at a path; null where there is none, or what it is about is not sold. */
async function findCopy(
  context: ShopContext,
  path: string,
  offer: ShopOffer,
): Promise<Copy | null> {
  if (!offer.leadsOn(path)) return null;
  const stored = offer.campaigns.get(path);
  return stored ? toCopy(stored, context, offer) : findCampaign(path.slice(1));
}

/**
 * A page made of sections (total, total-chimarathon, opticobsessed, hum-smart-toothbrush-app; coverage: page-campaigns), while some
 * of its goods are sold, or a campaign of the store while it runs (coverage: content-store-campaigns). Whether a campaign of the
 * store runs is not known while that does not answer.
 */
export async function loadCampaign(context: ShopContext, url: URL) {
  const path = pagePath(url);
  const offer = await loadShopOffer(context);
  const copy = await findCopy(context, path, offer);
  if (!copy) {
    const isStores = path.startsWith(`${CAMPAIGNS_PATH}/`) && takesStoreContent(context);
    throw isStores && !(await findStoreContent(context)) ? unavailable() : notFound(path);
  }
  const {products, questions} = copy;
  context.structuredData.push(
    breadcrumbList({brand: config.brand.name, origin: context.siteOrigin}, [
      {label: 'Home', to: '/'},
      {label: copy.eyebrow ?? copy.heading},
    ]),
  );
  if (questions.length > 0) context.structuredData.push(faqPage(questions));
  return {
    ...copy,
    path,
    action: offer.orAllProducts(copy.action),
    products: products && {
      heading: products.heading,
      cards: await loadCards(context, products.handles),
    },
  };
}
