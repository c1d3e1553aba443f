import {accepted, refused, type Result} from '~/domain/values/result';

import type {StoreEntry} from './store-content';

/** As of when, and for whom, the shop is shown. */
export interface ShopMoment {
  /** Milliseconds since 1970: now, or the instant that an editor looks at. */
  at: number;
  /** Whether an editor looks at what is not published yet. */
  isPreview: boolean;
}

/** How an entry stands at a moment. */
type EntryStanding = 'running' | 'off' | 'later' | 'over' | 'preview-only';

/**
 * How an entry stands at a moment, by the fields that every kind of entry has: `enabled` (on where it is not set), `starts_at`,
 * `ends_at` (instants; absent is no limit) and `preview_only`, which shows it to editors alone. A limit that is no instant is never
 * reached: what somebody meant to end does not run on for ever.
 */
export function entryStanding({values}: StoreEntry, {at, isPreview}: ShopMoment): EntryStanding {
  if (values.enabled === 'false') return 'off';
  if (values.starts_at !== undefined && !(at >= Date.parse(values.starts_at))) return 'later';
  if (values.ends_at !== undefined && !(at < Date.parse(values.ends_at))) return 'over';
  return values.preview_only === 'true' && !isPreview ? 'preview-only' : 'running';
}

/** The same in a word or two, for whoever keeps the entries. */
export function formatStanding(standing: EntryStanding): string {
  switch (standing) {
    case 'later':
      return 'not begun';
    case 'preview-only':
      return 'for editors alone';
    default:
      return standing;
  }
}

export function isRunning(entry: StoreEntry, moment: ShopMoment): boolean {
  return entryStanding(entry, moment) === 'running';
}

/** The first of the entries that runs at a moment and can be read; null where there is none. */
export function findRunning<T>(
  entries: readonly StoreEntry[],
  moment: ShopMoment,
  parse: (entry: StoreEntry) => Result<T>,
): T | null {
  for (const entry of entries) {
    const read = isRunning(entry, moment) ? parse(entry) : null;
    if (read?.ok) return read.value;
  }
  return null;
}

/** What is wrong with the limits of an entry's time; null where nothing is. */
export function timeProblem({values}: StoreEntry): string | null {
  const {starts_at: from, ends_at: to} = values;
  const isInstant = (text: string | undefined) => text === undefined || !isNaN(Date.parse(text));
  if (!isInstant(from)) return 'starts_at is no date and time';
  if (!isInstant(to)) return 'ends_at is no date and time';
  const isEmpty = from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to);
  return isEmpty ? 'ends_at is not after starts_at' : null;
}

/** Texts of an entry that have to be there, all of them, or why the entry is none. */
export function requireTexts<Key extends string>(
  {values}: StoreEntry,
  keys: readonly Key[],
): Result<Record<Key, string>> {
  const missing = keys.filter((key) => !values[key]);
  if (missing.length > 0) return refused(`${missing.join(', ')} missing`);
  return accepted(
    Object.fromEntries(keys.map((key) => [key, values[key] ?? ''])) as Record<Key, string>,
  );
}

/** The line above the header, or why an entry is none. Its link is as the merchant wrote it. */
export function parseAnnouncement(entry: StoreEntry): Result<{text: string; link: string}> {
  return requireTexts(entry, ['text', 'link']);
}

/** A hero of the home page, or why an entry is none. */
export function parseHero(entry: StoreEntry) {
  const read = requireTexts(entry, ['heading', 'link']);
  if (!read.ok) return read;
  const {eyebrow = null, text = '', action = 'Shop now'} = entry.values;
  const image = entry.pictures.picture ?? Object.values(entry.pictures)[0] ?? null;
  return accepted({...read.value, eyebrow, text, action, image});
}
