import {setDeclined} from '~/edge/promotions/declines.server';

import {removeLines} from './lines.server';
import {changed, LINE_GONE, type Outcome, refused, withStored} from './outcome.server';
import type {CartSession} from './session.server';

/** Leaves a gift out, now and until it is brought back: the promotions that give it count as declined from here on. */
export async function declineGift(
  session: CartSession,
  {lineId, promotionIds}: {lineId: string; promotionIds: readonly string[]},
): Promise<Outcome> {
  if (session.calls.id() === undefined) return refused(LINE_GONE);
  for (const id of promotionIds) await setDeclined(session, id, true);
  return removeLines(session, [lineId]);
}

/** Takes a decline back; the gift comes with the reconciliation that every change ends with. */
export async function restoreGift(session: CartSession, promotionId: string): Promise<Outcome> {
  await setDeclined(session, promotionId, false);
  return withStored(session, (stored) => changed(stored));
}
