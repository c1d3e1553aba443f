import type {CartAnswer, KnownCart} from '~/commerce/cart/cart.server';
import type {LineRequest} from '~/domain/cart/lines';
import {emptyLines, formatSoldOut, holds} from '~/domain/cart/stock';
import {isGiftVariant} from '~/edge/promotions/offers.server';

import {createCart} from './new-cart.server';
import {changed, LINE_GONE, type Outcome, refused, settled} from './outcome.server';
import type {CartSession} from './session.server';

/** A gift is never bought: the promotions would take it out of the cart again, without a word. */
export const GIFT_ALONE =
  'This item is a free gift: it comes with other products and is not sold on its own.';

/**
 * Takes away what an add left as a line of nothing: the platform makes one of what is sold out (storefront-api §6.4). Lines that
 * sold out in the cart stay and explain themselves. One that cannot be taken away does so too.
 */
async function withoutNothing(
  {calls, context}: CartSession,
  added: KnownCart,
  requests: readonly LineRequest[],
): Promise<{known: KnownCart; told: string[]}> {
  const nothing = emptyLines(added.cart, requests);
  if (nothing.length === 0) return {known: added, told: []};
  const removed = await calls.removeLines(nothing.map(({id}) => id));
  if (!removed.ok) console.error(`[${context.requestId}] sold-out line: ${removed.message}`);
  return {known: removed.ok ? removed : added, told: nothing.map(formatSoldOut)};
}

/**
 * Adds lines to the stored cart, or makes one with them in it. Gifts and what is sold out are left out and told; where nothing
 * else was asked for, the change is refused (coverage: cart-no-empty-lines).
 */
export async function addLines(session: CartSession, wanted: LineRequest[]): Promise<Outcome> {
  const {calls, context} = session;
  const gifts = await Promise.all(
    wanted.map(({merchandiseId}) => isGiftVariant(context, merchandiseId)),
  );
  const lines = wanted.filter((_line, place) => !gifts[place]);
  const leftOut = lines.length < wanted.length ? [GIFT_ALONE] : [];
  if (lines.length === 0 && leftOut.length > 0) return refused(GIFT_ALONE);
  const answer = calls.id() === undefined ? null : await calls.addLines(lines);
  // A cart that is gone is replaced by one with these lines; nothing is asked twice otherwise.
  const isGone = answer === null || (!answer.ok && answer.gone);
  const added = isGone ? await createCart(session, {lines}) : answer;
  if (!added.ok) return settled(added);
  const {known, told} = await withoutNothing(session, added, lines);
  const all = [...leftOut, ...told];
  const isAnyThere = lines.some((line) => holds(known.cart, line));
  return isAnyThere || told.length === 0
    ? changed(known, {told: all})
    : refused(all.join(' '), known);
}

/** Sets quantities; 0 removes. */
export async function updateLines(
  {calls}: CartSession,
  lines: {id: string; quantity: number}[],
): Promise<Outcome> {
  if (calls.id() === undefined) return refused(LINE_GONE);
  return settled(await calls.updateLines(lines));
}

/** A line that is gone already is as good as removed: a second press, or another tab, came first. */
function absent(answer: CartAnswer): CartAnswer {
  const isGone =
    !answer.ok &&
    answer.userErrors.length > 0 &&
    answer.userErrors.every(({code}) => code === 'INVALID_MERCHANDISE_LINE');
  return isGone && answer.cart ? {ok: true, cart: answer.cart, warnings: []} : answer;
}

export async function removeLines(
  {calls}: CartSession,
  lineIds: readonly string[],
): Promise<Outcome> {
  if (calls.id() === undefined) return refused(LINE_GONE);
  return settled(absent(await calls.removeLines(lineIds)));
}
