import {
  type CartAnswer,
  type CartCalls,
  createCartCalls,
  type NewCart,
} from '~/commerce/cart/cart.server';
import {mergeAttributes, sameAttributes} from '~/domain/cart/attributes';
import {buyNow} from '~/domain/cart/buy-now';
import {type Cart, type CartWarning} from '~/domain/cart/cart';
import {type CartChange, lineIdsOf} from '~/domain/cart/change';
import {parseCartChange} from '~/domain/cart/change-parser';
import {checkDiscountCode, mergeDiscountCodes, withoutDiscountCode} from '~/domain/cart/discounts';
import {
  cutToAllowance,
  cutToLimit,
  findLine,
  formatQuantityAlert,
  keyOf,
  lineKey,
  type LineRequest,
  type QuantityAlert,
} from '~/domain/cart/lines';
import {planSwitch} from '~/domain/cart/plan-lines';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {
  ATTRIBUTION_KEY,
  attributionAttributes,
  formatAttribution,
} from '~/domain/visitor/attribution';
import {
  type CartReply,
  NO_CART,
  type RefusalPlace,
  type ShopperCart,
} from '~/domain/visitor/shopper';
import {findDeclined, setDeclined} from '~/edge/promotions/declines.server';
import {isGiftVariant} from '~/edge/promotions/offers.server';
import {reconcileGifts} from '~/edge/promotions/reconcile.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findAttribution} from '~/edge/visitor/attribution.server';

import {applyPendingCode, findPendingCode, forgetPendingCode} from './linked-code.server';
import {buyerOf, openCart, rememberCart} from './session.server';
import {findTopPick} from './top-pick.server';

/** Shown when the stored cart turned out to be ordered or expired and a change was meant for it. */
const STARTED_OVER =
  'That cart was checked out or has expired, so we started a new one for you. Please try again.';
/** A gift is never bought alone: the promotions would take it out of the cart, and the checkout would be empty. */
const GIFT_ALONE =
  'This item is a free gift: it comes with other products and is not sold on its own.';
const LINE_GONE = 'That item is no longer in your cart.';

interface Known {
  cart: Cart;
  warnings: CartWarning[];
}

/** What a command led to, before limits, gifts and attribution are looked at. */
type Outcome =
  | {
      kind: 'changed';
      known: Known;
      alerts: QuantityAlert[];
      changedKeys: ReadonlySet<string>;
      checkout: boolean;
    }
  | {kind: 'refused'; message: string; known: Known | null; gone: boolean}
  | {kind: 'elsewhere'; checkoutUrl: string};

/** One posted change on its way: the request, its context and the calls on the stored cart. */
interface Change {
  request: Request;
  context: ShopContext;
  calls: CartCalls;
  declined: Set<string>;
}

/** Under this name a request remembers the cart it has. */
const LOADED_CART = 'loaded-cart';

const NO_KEYS: ReadonlySet<string> = new Set([]);

function changed(
  answer: CartAnswer,
  details: {alerts?: QuantityAlert[]; keys?: ReadonlySet<string>; checkout?: boolean} = {},
): Outcome {
  if (!answer.ok) {
    const known = answer.cart ? {cart: answer.cart, warnings: []} : null;
    return {kind: 'refused', message: answer.message, known, gone: answer.gone};
  }
  return {
    kind: 'changed',
    known: {cart: answer.cart, warnings: answer.warnings},
    alerts: details.alerts ?? [],
    changedKeys: details.keys ?? NO_KEYS,
    checkout: details.checkout ?? false,
  };
}

const refusedOutcome = (message: string, known: Known | null = null): Outcome => ({
  kind: 'refused',
  message,
  known,
  gone: false,
});

/** A new cart carries from its first moment what would otherwise cost further calls. */
async function createCart({request, context, calls}: Change, input: NewCart): Promise<CartAnswer> {
  const pending = findPendingCode(request);
  const record = findAttribution(request, new Date());
  const full: NewCart = {
    ...input,
    ...(pending === null || input.discountCodes ? {} : {discountCodes: [pending]}),
    ...(record === null || input.attributes
      ? {}
      : {attributes: [{key: ATTRIBUTION_KEY, value: formatAttribution(record)}]}),
    buyerIdentity: buyerOf(await context.customerToken()),
  };
  let answer = await calls.create(full);
  // A token that ran out must not cost the shopper the cart (storefront-api §6.7).
  if (!answer.ok && answer.userErrors.some(({field}) => field?.includes('buyerIdentity')))
    answer = await calls.create({...full, buyerIdentity: buyerOf(null)});
  if (answer.ok && pending !== null) forgetPendingCode(context);
  return answer;
}

async function addLines(change: Change, requests: readonly LineRequest[]): Promise<Outcome> {
  const {calls} = change;
  const {lines, alerts} = cutToAllowance([], requests);
  const keys = new Set(lines.map(lineKey));
  const answer = calls.id() === undefined ? null : await calls.addLines(lines);
  // A cart that is gone is replaced by one with these lines (case C012); nothing is asked twice otherwise.
  const settled =
    answer === null || (!answer.ok && answer.gone) ? await createCart(change, {lines}) : answer;
  return changed(settled, {alerts, keys});
}

/** The stored cart as it is; a refusal in words when it cannot be read. */
async function readStored({calls}: Change): Promise<Known | Outcome> {
  const reading = await calls.read();
  if (reading === null || reading.kind === 'gone')
    return {kind: 'refused', message: STARTED_OVER, known: null, gone: true};
  if (reading.kind === 'unreachable') return refusedOutcome(reading.message);
  return {cart: reading.cart, warnings: []};
}

const isOutcome = (value: Known | Outcome): value is Outcome => 'kind' in value;

/**
 * The answer to a call, looked up in the cart where it was lost on its way: the call may have been carried out all the same.
 * Without a cart in it the refusal leaves that open.
 */
async function lookUp(
  {calls}: Change,
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
async function addSurely(change: Change, cart: Cart, line: LineRequest): Promise<CartAnswer> {
  const units = ({lines}: Cart) =>
    lines.reduce(
      (total, held) => (keyOf(held) === lineKey(line) ? total + held.quantity : total),
      0,
    );
  const answer = await change.calls.addLines([line]);
  return lookUp(change, answer, (after) => units(after) > units(cart));
}

/**
 * Remove and re-add as one unit; if the second half fails the line is put back as it was (spec §4, case C065). A half whose
 * reply is lost is looked up, so that no unit is lost or doubled by what only seemed to fail.
 */
async function switchPlan(
  change: Change,
  {lineId, sellingPlanId}: {lineId: string; sellingPlanId: string | null},
): Promise<Outcome> {
  const {calls} = change;
  const stored = await readStored(change);
  if (isOutcome(stored)) return stored;
  const line = findLine(stored.cart, lineId);
  if (!line) return refusedOutcome(LINE_GONE, stored);
  const plan = planSwitch(stored.cart.lines, line, sellingPlanId);
  if (!plan) return changed({ok: true, ...stored});
  const removed = await lookUp(
    change,
    await calls.removeLines([plan.removeLineId]),
    (cart) => findLine(cart, plan.removeLineId) === null,
  );
  if (!removed.ok) return changed(removed);
  const added = await addSurely(change, removed.cart, plan.add);
  if (added.ok)
    return changed(added, {
      alerts: plan.alert ? [plan.alert] : [],
      keys: new Set([lineKey(plan.add)]),
    });
  if (added.kind !== 'user' && added.cart === null) return changed(added);
  let restored = await addSurely(change, removed.cart, plan.restore);
  if (!restored.ok && restored.cart !== null)
    restored = await addSurely(change, removed.cart, plan.restore);
  return {
    kind: 'refused',
    message: added.message,
    known: restored.ok ? {cart: restored.cart, warnings: restored.warnings} : null,
    gone: false,
  };
}

async function currentCodes(change: Change, seen: string[] | null): Promise<string[] | Outcome> {
  if (seen !== null) return seen;
  if (change.calls.id() === undefined) return [];
  const stored = await readStored(change);
  return isOutcome(stored) ? stored : stored.cart.discountCodes.map(({code}) => code);
}

/** A new code first, the others kept; one that does not apply leaves the cart with the codes it had (decisions.md). */
async function applyCode(
  change: Change,
  {code, current}: {code: string; current: string[] | null},
): Promise<Outcome> {
  const {calls} = change;
  const before = await currentCodes(change, current);
  if (!Array.isArray(before)) return before;
  const codes = mergeDiscountCodes(before, code);
  const answer =
    calls.id() === undefined
      ? await createCart(change, {discountCodes: codes})
      : await calls.updateDiscountCodes(codes);
  if (!answer.ok) return changed(answer);
  const check = checkDiscountCode(answer.cart, code);
  if (check.ok) return changed(answer);
  const reverted = await calls.updateDiscountCodes(before);
  return refusedOutcome(
    check.message,
    reverted.ok ? {cart: reverted.cart, warnings: reverted.warnings} : null,
  );
}

async function buy(change: Change, line: LineRequest): Promise<Outcome> {
  const {calls, context, declined} = change;
  if (await isGiftVariant(context, line.merchandiseId)) return refusedOutcome(GIFT_ALONE);
  const {
    lines: [allowed = line],
    alerts,
  } = cutToAllowance([], [line]);
  const reading = calls.id() === undefined ? null : await calls.read();
  if (reading?.kind === 'unreachable') return refusedOutcome(reading.message);
  const decision = buyNow(reading?.kind === 'cart' ? reading.cart : null, allowed);
  if (decision.kind === 'stored-cart') {
    const added = await addLines(change, decision.lines);
    return added.kind === 'changed'
      ? {...added, alerts: [...alerts, ...added.alerts], checkout: true}
      : added;
  }
  // A cart of its own: the stored one, and its cookie, stay as they are.
  const own = createCartCalls({storefront: context.storefront, cartId: undefined});
  const created = await createCart({...change, calls: own}, decision.input);
  if (!created.ok) return changed(created);
  const {cart} = await reconcileGifts(own, created, {context, declined, afterChange: true});
  return {kind: 'elsewhere', checkoutUrl: cart.checkoutUrl};
}

async function updateAttributes(
  change: Change,
  changes: Record<string, string | null>,
): Promise<Outcome> {
  const {calls} = change;
  if (calls.id() === undefined)
    return changed(await createCart(change, {attributes: mergeAttributes([], changes)}));
  const stored = await readStored(change);
  if (isOutcome(stored)) return stored;
  const merged = mergeAttributes(stored.cart.attributes, changes);
  if (sameAttributes(stored.cart.attributes, merged)) return changed({ok: true, ...stored});
  return changed(await calls.updateAttributes(merged));
}

/** A line that is gone already is as good as removed: a second press, or another tab, came first. */
function absent(answer: CartAnswer): CartAnswer {
  const isGone =
    !answer.ok &&
    answer.userErrors.length > 0 &&
    answer.userErrors.every(({code}) => code === 'INVALID_MERCHANDISE_LINE');
  return isGone && answer.cart ? {ok: true, cart: answer.cart, warnings: []} : answer;
}

async function carryOut(change: Change, command: CartChange): Promise<Outcome> {
  const {calls, context, declined} = change;
  const hasCart = calls.id() !== undefined;
  switch (command.kind) {
    case 'add':
      return addLines(change, command.lines);
    case 'buy-now':
      return buy(change, command.line);
    case 'update': {
      if (!hasCart) return refusedOutcome(LINE_GONE);
      const lines = command.lines.map(({id, quantity}) => ({
        id,
        quantity: Math.min(quantity, MAX_QUANTITY_PER_VARIANT),
      }));
      return changed(await calls.updateLines(lines));
    }
    case 'remove':
      return hasCart
        ? changed(absent(await calls.removeLines(command.lineIds)))
        : refusedOutcome(LINE_GONE);
    case 'decline-gift': {
      if (!hasCart) return refusedOutcome(LINE_GONE);
      for (const id of command.promotionIds) {
        declined.add(id);
        setDeclined(context, id, true);
      }
      return changed(absent(await calls.removeLines([command.lineId])));
    }
    case 'restore-gift': {
      declined.delete(command.promotionId);
      setDeclined(context, command.promotionId, false);
      const stored = await readStored(change);
      return isOutcome(stored) ? stored : changed({ok: true, ...stored});
    }
    case 'switch-plan':
      return switchPlan(change, command);
    case 'note':
      return changed(
        hasCart
          ? await calls.updateNote(command.note)
          : await createCart(change, {note: command.note}),
      );
    case 'apply-code':
      return applyCode(change, command);
    case 'remove-code': {
      const before = await currentCodes(change, command.current);
      if (!Array.isArray(before)) return before;
      if (!hasCart) return refusedOutcome(STARTED_OVER);
      return changed(await calls.updateDiscountCodes(withoutDiscountCode(before, command.code)));
    }
    case 'attributes':
      return updateAttributes(change, command.changes);
  }
}

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

/** Lines that the command touched give way first when the limit of ten has to be restored. */
function isTouched(command: CartChange, keys: ReadonlySet<string>) {
  const ids = command.kind === 'update' ? new Set(command.lines.map(({id}) => id)) : NO_KEYS;
  return (line: Cart['lines'][number]) => ids.has(line.id) || keys.has(keyOf(line));
}

/**
 * Restores the limit of ten after a change that went over it (spec §5). The whole cart is known only from the platform's
 * answer, so the ordinary change costs one call and only one that exceeds the limit costs a second.
 */
async function keepLimit(
  change: Change,
  command: CartChange,
  outcome: Extract<Outcome, {kind: 'changed'}>,
): Promise<{known: Known; alerts: string[]}> {
  const {known, changedKeys} = outcome;
  const {updates, excess} = cutToLimit(known.cart.lines, isTouched(command, changedKeys));
  let current = known;
  if (updates.length > 0) {
    const answer = await change.calls.updateLines(updates);
    if (answer.ok) current = {cart: answer.cart, warnings: answer.warnings};
    else console.error(`[${change.context.requestId}] limit of ten: ${answer.message}`);
  }
  const cuts = new Map(outcome.alerts.map((alert) => [alert.merchandiseId, alert]));
  for (const {merchandiseId, units} of excess) {
    const earlier = cuts.get(merchandiseId);
    const requested = earlier?.requested ?? requestedUnits(command, known.cart, merchandiseId);
    const granted = Math.max(0, (earlier?.granted ?? requested) - units);
    cuts.set(merchandiseId, {merchandiseId, requested, granted});
  }
  for (const {id, quantity: requested} of command.kind === 'update' ? command.lines : []) {
    const merchandiseId = findLine(known.cart, id)?.merchandise.id;
    if (requested <= MAX_QUANTITY_PER_VARIANT || merchandiseId === undefined) continue;
    const granted = cuts.get(merchandiseId)?.granted ?? MAX_QUANTITY_PER_VARIANT;
    cuts.set(merchandiseId, {merchandiseId, requested, granted});
  }
  const alerts = [...cuts.values()].map((alert) => {
    const line = known.cart.lines.find(({merchandise}) => merchandise.id === alert.merchandiseId);
    return formatQuantityAlert(alert, line?.merchandise.product.title ?? 'this item');
  });
  return {known: current, alerts};
}

function requestedUnits(command: CartChange, cart: Cart, merchandiseId: string): number {
  const lines =
    command.kind === 'add' ? command.lines : command.kind === 'buy-now' ? [command.line] : [];
  const added = lines.filter((line) => line.merchandiseId === merchandiseId);
  if (added.length > 0) return added.reduce((units, {quantity}) => units + quantity, 0);
  const updated = command.kind === 'update' ? command.lines : [];
  return updated.reduce(
    (units, {id, quantity}) =>
      findLine(cart, id)?.merchandise.id === merchandiseId
        ? units + Math.min(quantity, MAX_QUANTITY_PER_VARIANT)
        : units,
    0,
  );
}

/** Whenever a cart and a click exist, the cart's attribute matches; without a click it has none (spec §4). */
async function linkAttribution({request, context, calls}: Change, known: Known): Promise<Known> {
  const attributes = attributionAttributes(
    known.cart.attributes,
    findAttribution(request, new Date()),
  );
  if (attributes === null) return known;
  const answer = await calls.updateAttributes(
    attributes.flatMap(({key, value}) => (value === null ? [] : [{key, value}])),
  );
  if (answer.ok) return {cart: answer.cart, warnings: answer.warnings};
  console.error(`[${context.requestId}] attribution: ${answer.message}`);
  return known;
}

/** What the shopper sees of a cart that is known. */
async function present(
  {request, context, calls, declined}: Change,
  known: Known,
  afterChange: boolean,
): Promise<ShopperCart> {
  const reconciled = await reconcileGifts(calls, known, {context, declined, afterChange});
  rememberCart(request, context, reconciled.cart);
  const shopper = {...reconciled, topPick: await findTopPick(context, reconciled.cart)};
  // A form post without scripts draws the page in the same request: its loader reads no second time.
  void context.once<LoadedCart>(LOADED_CART, () =>
    Promise.resolve({...shopper, unreachable: false}),
  );
  return shopper;
}

function openChange(request: Request, context: ShopContext): Change {
  return {request, context, calls: openCart(request, context), declined: findDeclined(request)};
}

/**
 * One posted change of the cart (spec §4, §7): read the form, carry it out, restore the limit of ten, link attribution,
 * reconcile gifts, and answer the whole cart once. A refused change leaves the cart as it is and runs nothing else.
 */
export async function changeCart(request: Request, context: ShopContext): Promise<CartReply> {
  const reply: CartReply = {ok: false, shopper: null, alerts: [], refusal: null, checkoutUrl: null};
  const parsed = parseCartChange(await readFields(request));
  if (!parsed.ok) return {...reply, refusal: {message: parsed.message, place: 'add', lineId: null}};
  const command = parsed.value;
  const change = openChange(request, context);
  const outcome = await carryOut(change, command);
  switch (outcome.kind) {
    case 'elsewhere':
      return {...reply, ok: true, checkoutUrl: outcome.checkoutUrl};
    case 'refused': {
      const place = PLACES[command.kind];
      const known = outcome.gone ? await startOver(change) : outcome.known;
      const message = outcome.gone ? STARTED_OVER : outcome.message;
      return {
        ...reply,
        shopper: known && (await present(change, known, false)),
        refusal: {message, place, lineId: lineIdsOf(command)[0] ?? null},
      };
    }
    case 'changed': {
      const {known, alerts} = await keepLimit(change, command, outcome);
      const shopper = await present(change, await linkAttribution(change, known), true);
      const checkoutUrl = outcome.checkout ? (shopper.cart?.checkoutUrl ?? null) : null;
      return {...reply, ok: true, shopper, alerts, checkoutUrl};
    }
  }
}

async function readFields(request: Request): Promise<Iterable<[string, FormDataEntryValue]>> {
  try {
    return (await request.formData()).entries();
  } catch {
    return [];
  }
}

/** A stored id without a cart is replaced by a new cart's, once (decisions.md, cart on startup). */
async function startOver(change: Change): Promise<Known | null> {
  const created = await createCart(change, {});
  return created.ok ? {cart: created.cart, warnings: created.warnings} : null;
}

export type LoadedCart = ShopperCart & {unreachable: boolean};

/**
 * The stored cart for a page or `GET /api/shopper`. No id: no cart, and none is made. An id that the platform does not know is
 * replaced by a new, empty cart. A code that a link left behind is applied, gifts that nobody grants are taken out.
 */
export function loadCart(request: Request, context: ShopContext): Promise<LoadedCart> {
  return context.once(LOADED_CART, () => readCart(request, context));
}

async function readCart(request: Request, context: ShopContext): Promise<LoadedCart> {
  const change = openChange(request, context);
  const reading = await change.calls.read();
  if (reading === null) return {...NO_CART, unreachable: false};
  if (reading.kind === 'unreachable') return {...NO_CART, unreachable: true};
  const known: Known | null =
    reading.kind === 'gone' ? await startOver(change) : {cart: reading.cart, warnings: []};
  if (!known) return {...NO_CART, unreachable: true};
  const linked = await applyPendingCode(request, context, change.calls, known);
  return {...(await present(change, linked, false)), unreachable: false};
}
