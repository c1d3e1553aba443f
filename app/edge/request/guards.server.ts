import type {GuardName} from '~/domain/request/route-handle';

import type {Campaign} from '../../../hydrogen.config';

import type {ShopContext} from './context.server';

export interface GuardArgs {
  request: Request;
  context: ShopContext;
  params: Readonly<Record<string, string | undefined>>;
}

/** What a guard decides: nothing (go on), a redirect elsewhere in the shop, or "there is no such page". */
export type GuardVerdict =
  {kind: 'pass'} | {kind: 'redirect'; location: string} | {kind: 'notFound'};

export type Guard = (args: GuardArgs) => GuardVerdict | Promise<GuardVerdict>;

export const PASS: GuardVerdict = {kind: 'pass'};

/** A campaign is open while it is enabled and the instant lies within its optional limits. */
export function isCampaignOpen(campaign: Campaign, now: number): boolean {
  if (!campaign.enabled) return false;
  if (campaign.startsAt !== undefined && now < Date.parse(campaign.startsAt)) return false;
  return campaign.endsAt === undefined || now < Date.parse(campaign.endsAt);
}

/**
 * Asks the named guards in order; the first that does not pass decides. An unknown name is a mistake of the developer
 * and throws the specified error (coverage: page-guards).
 */
export async function askGuards(
  names: readonly string[],
  registry: Readonly<Record<GuardName, Guard>>,
  args: GuardArgs,
): Promise<GuardVerdict> {
  for (const name of names) {
    const guard = Object.hasOwn(registry, name) ? registry[name as GuardName] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    const verdict = await guard(args);
    if (verdict.kind !== 'pass') return verdict;
  }
  return PASS;
}
