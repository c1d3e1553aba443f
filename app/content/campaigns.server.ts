import {data} from 'virtual:content/data';

import type {CampaignPage} from '~/domain/content/content';

/** The copy of `total`, `total-chimarathon`, `opticobsessed`, `hum-smart-toothbrush-app` and `student`. */
export function findCampaign(slug: string): CampaignPage | null {
  return data.campaigns.find((campaign) => campaign.slug === slug) ?? null;
}
