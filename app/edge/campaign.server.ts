import {findCampaign} from '~/content/campaigns.server';
import {config} from '../../hydrogen.config';
import {breadcrumbList, faqPage} from '~/domain/structured-data';

import {hostedImage} from './content-images.server';
import type {ShopContext} from './context.server';
import {loadCards} from './page-cards.server';
import {notFound} from './refusals.server';
import {pagePath} from './single-fetch.server';

/** A page made of sections (spec §2: total, total-chimarathon, opticobsessed, hum-smart-toothbrush-app). */
export async function loadCampaign(context: ShopContext, url: URL) {
  const path = pagePath(url);
  const campaign = findCampaign(path.slice(1));
  if (!campaign) throw notFound(path);
  context.structuredData.push(
    breadcrumbList({brand: config.brand.name, origin: context.siteOrigin}, [
      {label: 'Home', to: '/'},
      {label: campaign.eyebrow},
    ]),
  );
  if (campaign.questions.length > 0) context.structuredData.push(faqPage(campaign.questions));
  return {
    ...campaign,
    image: hostedImage(context.env, campaign.image),
    sections: campaign.sections.map((section) => ({
      ...section,
      image: section.image && hostedImage(context.env, section.image),
    })),
    products: campaign.products && {
      heading: campaign.products.heading,
      cards: await loadCards(context, campaign.products.handles),
    },
  };
}
