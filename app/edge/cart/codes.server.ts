import type {KnownCart} from '~/commerce/cart/cart.server';
import type {CartWarning} from '~/domain/cart/cart';
import {refusedCodeMessage, unknownCodes, unknownCodeWarning} from '~/domain/cart/code-refusal';
import {checkDiscountCode, mergeDiscountCodes, withoutDiscountCode} from '~/domain/cart/discounts';
import {findWait, waitText} from '~/edge/request/limits.server';

import {createCart} from './new-cart.server';
import {type Outcome, refused, settled, STARTED_OVER, withStored} from './outcome.server';
import type {CartSession} from './session.server';

interface CodeChange {
  code: string;
  /** The codes that the shopper saw; null when the form does not say. */
  current: readonly string[] | null;
}

/** Goes on with the codes that the shopper saw, or else with those that the cart has. */
function withCodes(
  session: CartSession,
  seen: readonly string[] | null,
  work: (codes: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  if (seen !== null) return work(seen);
  if (session.calls.id() === undefined) return work([]);
  return withStored(session, ({cart}) => work(cart.discountCodes.map(({code}) => code)));
}

/**
 * How long this visitor has to wait; null where they need not. Each code that is sent to the platform is a try: those that a form
 * says the cart has could be guesses as well.
 */
async function findWaitFor(
  {context}: Pick<CartSession, 'context'>,
  codes: readonly string[],
): Promise<number | null> {
  const waits = await Promise.all(codes.map(() => findWait(context, 'discount-code')));
  return waits.find((wait) => wait !== null) ?? null;
}

/** A new code first, the others kept; one that does not apply leaves the cart with the codes it had (decisions.md). */
export async function applyCode(
  session: CartSession,
  {code, current}: CodeChange,
): Promise<Outcome> {
  const {calls} = session;
  const wait = await findWaitFor(session, [code, ...(current ?? [])]);
  if (wait !== null) return refused(waitText(wait));
  return withCodes(session, current, async (before) => {
    const codes = mergeDiscountCodes(before, code);
    const answer =
      calls.id() === undefined
        ? await createCart(session, {discountCodes: codes})
        : await calls.updateDiscountCodes(codes);
    if (!answer.ok) return settled(answer);
    const check = checkDiscountCode(answer.cart, code);
    if (check.ok) return settled(answer);
    const reverted = await calls.updateDiscountCodes(before);
    const message = refusedCodeMessage(answer.cart, answer.warnings);
    return refused(message, reverted.ok ? reverted : null);
  });
}

export async function removeCode(
  session: CartSession,
  {code, current}: CodeChange,
): Promise<Outcome> {
  const {calls} = session;
  const wait = await findWaitFor(session, withoutDiscountCode(current ?? [], code));
  if (wait !== null) return refused(waitText(wait));
  return withCodes(session, current, async (before) =>
    calls.id() === undefined
      ? refused(STARTED_OVER)
      : settled(await calls.updateDiscountCodes(withoutDiscountCode(before, code))),
  );
}

/**
 * Takes codes off the cart that the platform says do not exist, such as one that came by a link: they are refused in words and not
 * kept (coverage: cart-discount-code). What is told of them is for the shopper whatever further calls say. Costs a call only then;
 * one that fails leaves them to the next change.
 */
export async function dropUnknownCodes(
  {calls, context}: Pick<CartSession, 'calls' | 'context'>,
  known: KnownCart,
): Promise<KnownCart & {told: CartWarning[]}> {
  const unknown = unknownCodes(known.cart, known.warnings);
  if (unknown.length === 0) return {...known, told: []};
  const kept = known.cart.discountCodes.map(({code}) => code);
  const answer = await calls.updateDiscountCodes(kept.filter((code) => !unknown.includes(code)));
  if (!answer.ok) {
    console.error(`[${context.requestId}] unknown discount code: ${answer.message}`);
    return {...known, told: []};
  }
  const told = unknown.map((code) => unknownCodeWarning(code, answer.cart.id));
  return {cart: answer.cart, warnings: answer.warnings, told};
}
