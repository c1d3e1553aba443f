import type {CartAnswer} from '~/commerce/cart/cart.server';
import type {LineRequest} from '~/domain/cart/lines';

import {createCart} from './new-cart.server';
import {LINE_GONE, type Outcome, refused, settled} from './outcome.server';
import type {CartSession} from './session.server';

/** Adds lines to the stored cart, or makes one with them in it. */
export async function addLines(session: CartSession, lines: LineRequest[]): Promise<Outcome> {
  const {calls} = session;
  const answer = calls.id() === undefined ? null : await calls.addLines(lines);
  // A cart that is gone is replaced by one with these lines; nothing is asked twice otherwise.
  const isGone = answer === null || (!answer.ok && answer.gone);
  return settled(isGone ? await createCart(session, {lines}) : answer);
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
