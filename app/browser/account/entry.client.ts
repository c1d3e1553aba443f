import {track} from '~/browser/visitor/data-layer.client';
import {ENTRY_COOKIE, entryEvents} from '~/domain/account/entry';

const ENTRY = new RegExp(`(?:^|;\\s*)${ENTRY_COOKIE}=([\\w-]{1,40})(?:;|$)`);

/** Reports that the customer has just signed in or up (spec §7), and forgets it, so that it is reported once. */
export function reportEntry(): void {
  const entry = ENTRY.exec(document.cookie)?.[1];
  if (entry === undefined) return;
  document.cookie = `${ENTRY_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
  for (const event of entryEvents(entry)) track(event);
}
