import type {CartAnswer} from '~/commerce/cart/cart.server';
import type {Cart} from '~/domain/cart/cart';
import {findLine, keyOf, lineKey, type LineRequest} from '~/domain/cart/lines';
import {type PlanSwitch, planSwitch} from '~/domain/cart/plan-lines';

import {changed, LINE_GONE, type Outcome, refused, settled, withStored} from './outcome.server';
import type {CartSession} from './session.server';

/**
 * The answer to a call, looked up in the cart where it was lost on its way: the call may have been carried out all the same.
 * Without a cart in it the refusal leaves that open.
 */
async function lookUp(
  {calls}: CartSession,
  answer: CartAnswer,
  isDone: (cart: Cart) => boolean,
): Promise<CartAnswer> {
  if (answer.ok || answer.kind === 'user') return answer;
  const reading = await calls.read();
  if (reading?.kind !== 'cart') return answer;
  const {cart} = reading;
  return isDone(cart) ? {ok: true, cart, warnings: []} : {...answer, cart};
}

/** Adds a line unless it cannot be told whether it was added: then it may be missing, but it is never there twice. */
async function addSurely(session: CartSession, cart: Cart, line: LineRequest): Promise<CartAnswer> {
  const units = ({lines}: Cart) =>
    lines.reduce(
      (total, held) => (keyOf(held) === lineKey(line) ? total + held.quantity : total),
      0,
    );
  const answer = await session.calls.addLines([line]);
  return lookUp(session, answer, (after) => units(after) > units(cart));
}

/** Puts the line back as it was, after the second half was refused: once more when the first attempt surely failed. */
async function putBack(
  session: CartSession,
  cart: Cart,
  {plan, message}: {plan: PlanSwitch; message: string},
): Promise<Outcome> {
  let restored = await addSurely(session, cart, plan.restore);
  if (!restored.ok && restored.cart !== null)
    restored = await addSurely(session, cart, plan.restore);
  return refused(message, restored.ok ? restored : null);
}

/** The two halves of a switch. A half whose reply is lost is looked up, so that no unit is lost or doubled by what only seemed to fail. */
async function moveLine(session: CartSession, plan: PlanSwitch): Promise<Outcome> {
  const removed = await lookUp(
    session,
    await session.calls.removeLines([plan.removeLineId]),
    (cart) => findLine(cart, plan.removeLineId) === null,
  );
  if (!removed.ok) return settled(removed);
  const added = await addSurely(session, removed.cart, plan.add);
  if (added.ok)
    return changed(added, {
      asked: {requests: [{...plan.add, quantity: plan.restore.quantity}], updates: []},
    });
  const {kind, cart, message} = added;
  // Whether it arrived is not known: putting the line back might double it.
  if (kind !== 'user' && cart === null) return settled(added);
  return putBack(session, removed.cart, {plan, message});
}

/** Remove and re-add as one unit; if the second half fails the line is put back as it was (coverage: cart-plan-switch). */
export function switchPlan(
  session: CartSession,
  {lineId, sellingPlanId}: {lineId: string; sellingPlanId: string | null},
): Promise<Outcome> {
  return withStored(session, (stored) => {
    const line = findLine(stored.cart, lineId);
    if (!line) return refused(LINE_GONE, stored);
    const plan = planSwitch(line, sellingPlanId);
    return plan ? moveLine(session, plan) : changed(stored);
  });
}
