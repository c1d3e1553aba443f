import {type CartChange, lineIdsOf} from '~/domain/cart/change/change';
import {CART_FIELDS} from '~/domain/cart/change/change-fields';
import {intentOfForm, parseCartChange} from '~/domain/cart/change/change-parser';
import {askedUnits, withinTen} from '~/domain/cart/limit';
import type {CartReply, RefusalPlace} from '~/domain/visitor/shopper';
import type {ShopContext} from '~/edge/request/context.server';
import {requireForm} from '~/edge/request/posted-form.server';

import {linkAttribution} from './attribution.server';
import {buy} from './buy-now.server';
import {applyCode, removeCode} from './codes.server';
import {updateAttributes, updateNote} from './details.server';
import {declineGift, restoreGift} from './gifts.server';
import {restoreLimit} from './limit.server';
import {addLines, removeLines, updateLines} from './lines.server';
import {startOver} from './new-cart.server';
import {type Changed, type Outcome, type Refused, STARTED_OVER} from './outcome.server';
import {switchPlan} from './plan-switch.server';
import {presentCart} from './present.server';
import {type CartSession, openSession, partFromFormer} from './session.server';

const NOTHING_DONE: CartReply = {
  ok: false,
  shopper: null,
  alerts: [],
  refusal: null,
  checkoutUrl: null,
};

const NOT_PARTED = 'We cannot reach your cart at the moment. Please try again in a minute.';

/** Where a refusal of each kind of change is shown. */
const PLACES: Record<CartChange['kind'], RefusalPlace> = {
  add: 'add',
  'buy-now': 'add',
  update: 'line',
  remove: 'line',
  'decline-gift': 'line',
  'restore-gift': 'cart',
  'switch-plan': 'line',
  note: 'note',
  'apply-code': 'code',
  'remove-code': 'code',
  attributes: 'cart',
};

function carryOut(session: CartSession, change: CartChange): Promise<Outcome> {
  switch (change.kind) {
    case 'add':
      return addLines(session, change.lines);
    case 'buy-now':
      return buy(session, [change.line]);
    case 'update':
      return updateLines(session, change.lines);
    case 'remove':
      return removeLines(session, change.lineIds);
    case 'decline-gift':
      return declineGift(session, change);
    case 'restore-gift':
      return restoreGift(session, change.promotionId);
    case 'switch-plan':
      return switchPlan(session, change);
    case 'note':
      return updateNote(session, change.note);
    case 'apply-code':
      return applyCode(session, change);
    case 'remove-code':
      return removeCode(session, change);
    case 'attributes':
      return updateAttributes(session, change.changes);
  }
}

async function replyRefused(
  session: CartSession,
  change: CartChange,
  {gone, known, message}: Refused,
): Promise<CartReply> {
  const current = gone ? await startOver(session) : known;
  return {
    ...NOTHING_DONE,
    shopper: current && (await presentCart(session, current, false)),
    refusal: {
      message: gone ? STARTED_OVER : message,
      place: PLACES[change.kind],
      lineId: lineIdsOf(change)[0] ?? null,
    },
  };
}

async function replyChanged(
  session: CartSession,
  change: CartChange,
  outcome: Changed,
): Promise<CartReply> {
  const asked = outcome.asked ?? askedUnits(change);
  const {known, alerts} = await restoreLimit(session, outcome.known, asked);
  const shopper = await presentCart(session, await linkAttribution(session, known), true);
  const checkoutUrl = outcome.checkout ? (shopper.cart?.checkoutUrl ?? null) : null;
  return {...NOTHING_DONE, ok: true, shopper, alerts: [...outcome.told, ...alerts], checkoutUrl};
}

/**
 * One posted change of the cart (coverage: calls-cart): read the form, carry it out, restore the limit of ten, link
 * attribution, reconcile gifts, and answer the whole cart once. A refused change leaves the cart as it is and runs
 * nothing else.
 */
export async function changeCart(
  request: Request,
  context: ShopContext,
  /** The posted form, where it has been read already. */
  posted?: FormData,
): Promise<CartReply> {
  const form = posted ?? (await requireForm(request, CART_FIELDS));
  const parsed = parseCartChange(form);
  if (!parsed.ok) {
    const {kind, lineId} = intentOfForm(form);
    return {...NOTHING_DONE, refusal: {message: parsed.message, place: PLACES[kind], lineId}};
  }
  return makeChange(request, context, parsed.value);
}

/** Makes a change that was asked for by a form, or, as `carry` says, by a link. */
export async function makeChange(
  request: Request,
  context: ShopContext,
  change: CartChange,
  carry: (session: CartSession) => Promise<Outcome> = (session) =>
    carryOut(session, withinTen(change)),
): Promise<CartReply> {
  const session = openSession(request, context);
  if (!(await partFromFormer(session)))
    return {
      ...NOTHING_DONE,
      refusal: {
        message: NOT_PARTED,
        place: PLACES[change.kind],
        lineId: lineIdsOf(change)[0] ?? null,
      },
    };
  const outcome = await carry(session);
  switch (outcome.kind) {
    case 'elsewhere':
      return {...NOTHING_DONE, ok: true, checkoutUrl: outcome.checkoutUrl};
    case 'refused':
      return replyRefused(session, change, outcome);
    case 'changed':
      return replyChanged(session, change, outcome);
  }
}
