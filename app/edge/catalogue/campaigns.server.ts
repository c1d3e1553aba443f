import {findCampaign} from '~/content/campaigns.server';
import {CAMPAIGNS_PATH, parseCampaign, type StoreCampaign} from '~/domain/content/store-campaign';
import type {StoreContent} from '~/domain/content/store-content';
import {isRunning, type ShopMoment} from '~/domain/content/store-entry';
import type {ShopContext} from '~/edge/request/context.server';
import {type Guard, isCampaignOpen, PASS} from '~/edge/request/guards.server';

import {config} from '../../../hydrogen.config';

import {findStoreContent} from './store-content.server';

/** The campaigns of the store by the paths of their pages; null is one that does not run. */
export type StoreCampaigns = ReadonlyMap<string, StoreCampaign | null>;

/**
 * The campaigns that the store has. One of the content keeps its address, and is the store's from then on; the others stand below
 * `/campaigns`. An entry that cannot be read is none.
 */
function toStoreCampaigns(store: StoreContent | null, moment: ShopMoment): StoreCampaigns {
  return new Map(
    (store?.entries.campaign ?? []).flatMap((entry): [string, StoreCampaign | null][] => {
      const path = findCampaign(entry.handle)
        ? `/${entry.handle}`
        : `${CAMPAIGNS_PATH}/${entry.handle}`;
      if (!isRunning(entry, moment)) return [[path, null]];
      const read = parseCampaign(entry);
      return read.ok ? [[path, read.value]] : [];
    }),
  );
}

type ConfiguredCampaign = keyof typeof config.campaigns;

/** Whether the page of a campaign of the content is open: as the store says, or else the settings. */
export function isOpenCampaign(path: string, campaigns: StoreCampaigns, at: number): boolean {
  const stored = campaigns.get(path);
  if (stored !== undefined) return stored !== null;
  const name = path.slice(1);
  return (
    !Object.hasOwn(config.campaigns, name) ||
    isCampaignOpen(config.campaigns[name as ConfiguredCampaign], at)
  );
}

/** Guard of a campaign's page (coverage: page-campaigns). */
export function campaignGuard(name: ConfiguredCampaign): Guard {
  return async ({context}) => {
    const campaigns = await loadStoreCampaigns(context);
    return isOpenCampaign(`/${name}`, campaigns, context.moment.at) ? PASS : {kind: 'notFound'};
  };
}

export async function loadStoreCampaigns(context: ShopContext): Promise<StoreCampaigns> {
  return toStoreCampaigns(await findStoreContent(context), context.moment);
}
