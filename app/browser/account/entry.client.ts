import {readCookie, removeCookie} from '~/browser/request/cookies.client';
import {track} from '~/browser/visitor/data-layer.client';
import {entryEvents} from '~/domain/account/entry';

/**
 * Reports that the customer has just signed in or up (coverage: visitor-form-events), and forgets it, so that it is
 * reported once.
 */
export function reportEntry(): void {
  const entry = readCookie('entered');
  if (entry === null) return;
  removeCookie('entered');
  for (const event of entryEvents(entry)) track(event);
}
