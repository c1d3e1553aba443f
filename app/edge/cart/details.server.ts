import type {CartAnswer} from '~/commerce/cart/cart.server';
import {mergeAttributes, sameAttributes} from '~/domain/cart/attributes';
import type {PermalinkDetails} from '~/domain/cart/permalink';

import {createCart} from './new-cart.server';
import {changed, type Outcome, settled, withStored} from './outcome.server';
import type {CartSession} from './session.server';

/** The note of the order. */
export async function updateNote(session: CartSession, note: string): Promise<Outcome> {
  const {calls} = session;
  return settled(
    calls.id() === undefined ? await createCart(session, {note}) : await calls.updateNote(note),
  );
}

/** Sets, or with null removes, attributes of the cart; the others stay. */
export async function updateAttributes(
  session: CartSession,
  changes: Record<string, string | null>,
): Promise<Outcome> {
  const {calls} = session;
  if (calls.id() === undefined)
    return settled(await createCart(session, {attributes: mergeAttributes([], changes)}));
  return withStored(session, async (stored) => {
    const merged = mergeAttributes(stored.cart.attributes, changes);
    return sameAttributes(stored.cart.attributes, merged)
      ? changed(stored)
      : settled(await calls.updateAttributes(merged));
  });
}

/**
 * A change with the note and the attributes that a link says, in the cart that came of it. What the platform refuses of them is
 * logged: the goods are what was asked for.
 */
export async function withDetails(
  {calls, context}: CartSession,
  outcome: Outcome,
  {note, attributes}: PermalinkDetails,
): Promise<Outcome> {
  if (outcome.kind !== 'changed') return outcome;
  let {known} = outcome;
  const take = (answer: CartAnswer) => {
    if (answer.ok) known = {cart: answer.cart, warnings: known.warnings};
    else console.error(`[${context.requestId}] details of a link: ${answer.message}`);
  };
  const merged = mergeAttributes(known.cart.attributes, attributes);
  if (!sameAttributes(known.cart.attributes, merged)) take(await calls.updateAttributes(merged));
  if (note !== null) take(await calls.updateNote(note));
  return {...outcome, known};
}
