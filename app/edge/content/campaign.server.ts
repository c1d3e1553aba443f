import {findCampaign} from '~/content/campaigns.server';
import {breadcrumbList, faqPage} from '~/domain/catalogue/structured-data';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {config} from '../../../hydrogen.config';

/** A page made of sections (total, total-chimarathon, opticobsessed, hum-smart-toothbrush-app; coverage: page-campaigns), while some of its goods are sold. */
export async function loadCampaign(context: ShopContext, url: URL) {
  const path = pagePath(url);
  const campaign = findCampaign(path.slice(1));
  if (!campaign) throw notFound(path);
  const offer = await loadShopOffer(context);
  if (!offer.leadsOn(path)) throw notFound(path);
  context.structuredData.push(
    breadcrumbList({brand: config.brand.name, origin: context.siteOrigin}, [
      {label: 'Home', to: '/'},
      {label: campaign.eyebrow},
    ]),
  );
  if (campaign.questions.length > 0) context.structuredData.push(faqPage(campaign.questions));
  return {
    ...campaign,
    action: offer.orAllProducts(campaign.action),
    products: campaign.products && {
      heading: campaign.products.heading,
      cards: await loadCards(context, campaign.products.handles),
    },
  };
}
