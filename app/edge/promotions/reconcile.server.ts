import type {CartAnswer, CartCalls, KnownCart} from '~/commerce/cart/cart.server';
import {backdropOf} from '~/domain/catalogue/benefits';
import {type CartGifts, cartGifts} from '~/domain/promotions/cart-gifts';
import {deliveredOutcomes, type GiftSteps, planGifts, withoutGains} from '~/domain/promotions/plan';
import {loadPromotions} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';

import {findGiftProducts, toGiftOffers} from './offers.server';

interface GiftStep<Part> {
  /** For the log. */
  name: string;
  parts: readonly Part[];
  call: (parts: readonly Part[]) => Promise<CartAnswer>;
}

/**
 * One step of the engine: a joint call for its parts, and where the platform refuses that in words, a call for each
 * part, so that one refused gift does not take the others with it. A call whose answer never came may have been carried
 * out: it is not repeated. What fails is logged and otherwise ignored (coverage: gifts-order): the cart before it
 * stands.
 */
async function takeStep<Part>(
  context: ShopContext,
  before: KnownCart,
  {name, parts, call}: GiftStep<Part>,
): Promise<KnownCart> {
  if (parts.length === 0) return before;
  const answer = await call(parts);
  if (answer.ok) return {cart: answer.cart, warnings: answer.warnings};
  console.error(`[${context.requestId}] gift ${name}: ${answer.message}`);
  if (answer.kind !== 'user' || parts.length === 1) return before;
  let current = before;
  for (const part of parts) current = await takeStep(context, current, {name, parts: [part], call});
  return current;
}

/**
 * Removals, updates, additions, in this order (coverage: gifts-order); no call for a kind of step that has nothing to
 * do.
 */
async function takeSteps(
  context: ShopContext,
  before: KnownCart,
  calls: CartCalls,
  {removals, updates, additions}: GiftSteps,
): Promise<KnownCart> {
  const {removeLines, updateLines, addLines} = calls;
  const removed = await takeStep(context, before, {
    name: 'removals',
    parts: removals,
    call: removeLines,
  });
  const updated = await takeStep(context, removed, {
    name: 'updates',
    parts: updates,
    call: updateLines,
  });
  return takeStep(context, updated, {name: 'additions', parts: additions, call: addLines});
}

/**
 * Brings the gift lines to what the engine plans (coverage: gifts-run), and says what became of it: the outcomes are
 * those that the cart bears out afterwards. One pass, never repeated. Without a catalogue nothing is changed.
 */
export async function reconcileGifts(
  calls: CartCalls,
  before: KnownCart,
  options: {
    context: ShopContext;
    /** Cookies of the promotions that the shopper declined. */
    declined: ReadonlySet<string>;
    /** Runs after a change of the shopper; a read only takes away. */
    afterChange: boolean;
  },
): Promise<KnownCart & {gifts: CartGifts}> {
  const {context, declined, afterChange} = options;
  const [products, promotions] = await Promise.all([
    findGiftProducts(context),
    loadPromotions(context),
  ]);
  const refused = promotions.filter(({declineCookie}) => declined.has(declineCookie));
  const tintOf = (handle: string) => backdropOf(products?.get(handle)?.tags ?? []);
  if (products === null) return {...before, gifts: cartGifts(before.cart, promotions, [], tintOf)};
  const {steps, outcomes} = planGifts(
    before.cart,
    toGiftOffers(promotions, products),
    new Set(refused.map(({id}) => id)),
  );
  const taken = afterChange ? steps : withoutGains(steps, before.cart);
  const after = await takeSteps(context, before, calls, taken);
  const delivered = deliveredOutcomes(outcomes, after.cart);
  return {...after, gifts: cartGifts(after.cart, promotions, delivered, tintOf)};
}
