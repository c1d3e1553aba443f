import type {CartChange} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';
import {parseCartReply, parseShopper} from '~/domain/visitor/shopper-parser';

/** Longer than all calls of one change may take at the edge; after it the reply counts as lost. */
const REPLY_DEADLINE_MS = 30_000;

/** Posts a change and answers its reply; rejects when there is none that can be read. */
export async function postChange(change: CartChange): Promise<CartReply> {
  const response = await fetch('/cart', {
    method: 'POST',
    body: new URLSearchParams(toCartFields(change)),
    headers: {Accept: 'application/json'},
    // Who sends it elsewhere (a closed shop, a new address) has not made the change.
    redirect: 'error',
    signal: AbortSignal.timeout(REPLY_DEADLINE_MS),
  });
  // Whoever has tried too often is told so in a reply, like every refusal.
  const isReply = response.ok || response.status === 429;
  if (!isReply) throw new Error(`The cart answered ${response.status}`);
  const reply = parseCartReply(await response.json());
  if (!reply.ok) throw new Error(reply.message);
  return reply.value;
}

/** The cart as the platform has it now; rejects when it cannot be had. */
export async function fetchCart(): Promise<ShopperCart> {
  const response = await fetch('/api/shopper', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REPLY_DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  const shopper = parseShopper(await response.json());
  if (!shopper.ok) throw new Error(shopper.message);
  const {cart, warnings, gifts, topPick, unreachable} = shopper.value;
  if (unreachable) throw new Error('The platform does not answer');
  return {cart, warnings, gifts, topPick};
}
