import {parseCampaign} from '~/domain/content/store-campaign';
import type {EntryKind, StoreEntry} from '~/domain/content/store-content';
import {parseAnnouncement, parseHero, timeProblem} from '~/domain/content/store-entry';

import {parsePromotion} from './store-promotion';

const PARSERS = {announcement: parseAnnouncement, hero: parseHero, campaign: parseCampaign};

/**
 * Why an entry of the store is left out, in a few words for whoever wrote it; null for one that can be read, and for one that is
 * switched off, which may be unfinished.
 */
export function entryProblem(kind: EntryKind, entry: StoreEntry): string | null {
  if (entry.values.enabled === 'false') return null;
  const read =
    kind === 'promotion' ? parsePromotion(entry, {at: 0, isPreview: false}) : PARSERS[kind](entry);
  return read.ok ? timeProblem(entry) : read.message;
}
