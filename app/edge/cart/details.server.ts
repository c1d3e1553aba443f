import {mergeAttributes, sameAttributes} from '~/domain/cart/attributes';

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
