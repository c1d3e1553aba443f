import type {CartChange} from '~/domain/cart/change/change';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

import type {CartLine} from './cart';
import {expectedKey, type MovingLine} from './line-keys';
import {lineKey, type LineRequest, unitsOf} from './lines';

/** The shopper asked for more units of a variant than the limit of ten leaves (coverage: cart-limit). */
export interface QuantityAlert {
  merchandiseId: string;
  /** Units asked for in this change. */
  requested: number;
  /** Units granted of them. */
  granted: number;
}

/** The units that a change asks for: added, or what lines of the cart are set to. */
export interface AskedUnits {
  requests: readonly LineRequest[];
  updates: readonly {id: string; quantity: number}[];
}

/** What the limit leaves of a changed cart. */
interface KeptLimit {
  /** What has to be lowered. A line that is left with nothing is set to 0, which removes it. */
  updates: {id: string; quantity: number}[];
  /** The variants of which the shopper gets less than was asked for, or that were over the limit before. */
  alerts: QuantityAlert[];
}

/** The units that a change asks for by itself. What moves a line to another plan asks for those of the line. */
export function askedUnits(change: CartChange): AskedUnits {
  switch (change.kind) {
    case 'add':
      return {requests: change.lines, updates: []};
    case 'buy-now':
      return {requests: [change.line], updates: []};
    case 'update':
      return {requests: [], updates: change.lines};
    default:
      return {requests: [], updates: []};
  }
}

/** Requests cut to what is left of each variant, in their order, several for one variant sharing it; those left with nothing drop out. */
function share(
  requests: readonly LineRequest[],
  leftOf: (merchandiseId: string) => number,
): LineRequest[] {
  const left = new Map<string, number>();
  return requests.flatMap((request) => {
    const {merchandiseId} = request;
    const available = left.get(merchandiseId) ?? leftOf(merchandiseId);
    const quantity = Math.min(request.quantity, available);
    left.set(merchandiseId, available - quantity);
    return quantity > 0 ? [{...request, quantity}] : [];
  });
}

const atMostTen = (quantity: number) => Math.min(quantity, MAX_QUANTITY_PER_VARIANT);

/** The change as it is carried out, before the whole cart is looked at: nothing asks for more than ten of a variant at once. */
export function withinTen(change: CartChange): CartChange {
  switch (change.kind) {
    case 'add':
      return {...change, lines: share(change.lines, () => MAX_QUANTITY_PER_VARIANT)};
    case 'buy-now': {
      const {line} = change;
      return {...change, line: {...line, quantity: atMostTen(line.quantity)}};
    }
    case 'update':
      return {
        ...change,
        lines: change.lines.map(({id, quantity}) => ({id, quantity: atMostTen(quantity)})),
      };
    default:
      return change;
  }
}

/** How many more units of a variant the cart may take; below 0 by as many as it has too many (coverage: cart-limit). */
function roomFor(lines: readonly CartLine[], merchandiseId: string): number {
  return MAX_QUANTITY_PER_VARIANT - unitsOf(lines, merchandiseId);
}

/** How many more units of a variant the shopper can add: 0 to 10. */
export function allowance(lines: readonly CartLine[], merchandiseId: string): number {
  return Math.max(0, roomFor(lines, merchandiseId));
}

/** Units asked for, by variant. */
function requestedUnits(
  lines: readonly CartLine[],
  {requests, updates}: AskedUnits,
): Map<string, number> {
  const units = new Map<string, number>();
  const count = (merchandiseId: string, quantity: number) => {
    units.set(merchandiseId, (units.get(merchandiseId) ?? 0) + quantity);
  };
  for (const {merchandiseId, quantity} of requests) count(merchandiseId, quantity);
  for (const {id, quantity} of updates) {
    const line = lines.find((candidate) => candidate.id === id);
    if (line) count(line.merchandise.id, quantity);
  }
  return units;
}

/**
 * The limit of ten (coverage: cart-limit): no variant has more than ten units in the cart, its one-time, plan and gift
 * lines counted together. `lines` are those after a change that was carried out `withinTen`: in the browser as they
 * would be, at the edge as the platform answered them, for it learns the whole cart only then. Lines that were changed
 * give way first, then the others from the top of the list, where the platform puts new lines. An alert names each
 * variant that was cut.
 */
export function keepLimit(lines: readonly MovingLine[], asked: AskedUnits): KeptLimit {
  const keys = new Set(asked.requests.map(lineKey));
  const isChanged = (line: MovingLine) =>
    asked.updates.some(({id}) => id === line.id) || keys.has(expectedKey(line));
  const order = [...lines.filter(isChanged), ...lines.filter((line) => !isChanged(line))];
  const requested = requestedUnits(lines, asked);
  const kept: KeptLimit = {updates: [], alerts: []};
  const variants = new Set([...lines.map(({merchandise}) => merchandise.id), ...requested.keys()]);
  for (const merchandiseId of variants) {
    const over = Math.max(0, -roomFor(lines, merchandiseId));
    let left = over;
    for (const {id, quantity} of order.filter((line) => line.merchandise.id === merchandiseId)) {
      const taken = Math.min(left, quantity);
      left -= taken;
      if (taken > 0) kept.updates.push({id, quantity: quantity - taken});
    }
    const wanted = requested.get(merchandiseId) ?? 0;
    const granted = Math.max(0, atMostTen(wanted) - over);
    // A variant that has not reached ten was cut by its stock, which the platform's warning tells.
    const isFull = roomFor(lines, merchandiseId) <= 0;
    if (over > 0 || (granted < wanted && isFull))
      kept.alerts.push({merchandiseId, requested: wanted, granted});
  }
  return kept;
}

/** What the limit leaves of a change before it is sent. */
export interface Granted {
  /** The change to send; null where there is nothing to send, only something to say. */
  granted: CartChange | null;
  /** What of it the shopper does not get. */
  alerts: QuantityAlert[];
}

/**
 * What is left to send of a change of the lines `before` it, by the alerts of the limit. A line that is lowered is sent as asked
 * for, and one that may not be raised at all is not sent. Changes that add and raise nothing are not the limit's matter.
 */
export function grant(
  change: CartChange,
  before: readonly CartLine[],
  alerts: readonly QuantityAlert[],
): Granted {
  const alertOf = (merchandiseId: string) =>
    alerts.find((alert) => alert.merchandiseId === merchandiseId);
  const alertsFor = (variants: readonly string[]) =>
    alerts.filter(({merchandiseId}) => variants.includes(merchandiseId));
  if (change.kind === 'add') {
    const lines = share(change.lines, (variant) => alertOf(variant)?.granted ?? Infinity);
    return {
      granted: lines.length > 0 ? {...change, lines} : null,
      alerts: alertsFor(change.lines.map(({merchandiseId}) => merchandiseId)),
    };
  }
  if (change.kind !== 'update') return {granted: change, alerts: []};
  const raised: string[] = [];
  const lines = change.lines.flatMap(({id, quantity}) => {
    const line = before.find((held) => held.id === id);
    if (!line || quantity <= line.quantity) return [{id, quantity}];
    raised.push(line.merchandise.id);
    const most = Math.min(quantity, alertOf(line.merchandise.id)?.granted ?? Infinity);
    return most > line.quantity ? [{id, quantity: most}] : [];
  });
  return {granted: lines.length > 0 ? {...change, lines} : null, alerts: alertsFor(raised)};
}

/**
 * The text of the max-quantity alert (coverage: cart-limit), for one product by name. It names the limit of ten as the
 * reason: where there are fewer, the line says so itself (`stockMessage`).
 */
export function formatQuantityAlert(alert: QuantityAlert, title: string): string {
  const limit = `You can have up to ${MAX_QUANTITY_PER_VARIANT} of one item`;
  return alert.granted === 0
    ? `${limit}. Your cart already holds that many of ${title}.`
    : `${limit}, so your cart stops at ${MAX_QUANTITY_PER_VARIANT} of ${title}: ${alert.granted} of the ${alert.requested} you asked for.`;
}
