import type {Cart} from '~/domain/cart/cart';
import {keysOf, type LineKeys, type MovingLine, resolveLine} from '~/domain/cart/line-keys';
import type {LineRequest} from '~/domain/cart/lines';
import type {LinePreview} from '~/domain/cart/preview';

import {type CartChange, lineIdsOf} from './change';

/** A change that waits or is on its way, with what the page knew when it was made. */
export interface PendingChange {
  change: CartChange;
  /** The identities of the lines that it names. */
  keys: LineKeys;
  /** What the page knows of the products that it adds. */
  previews: readonly LinePreview[];
}

/** A change of the cart on the screen, as it waits. */
export function toPendingChange(
  change: CartChange,
  lines: readonly MovingLine[],
  previews: readonly LinePreview[] = [],
): PendingChange {
  return {change, keys: keysOf(lines, lineIdsOf(change)), previews};
}

/** The change with the ids that its lines have in the newest cart; a line that is gone keeps its own. */
export function withCurrentIds(
  {change, keys}: PendingChange,
  lines: readonly MovingLine[],
): CartChange {
  const current = (id: string) => resolveLine(lines, id, keys)?.id ?? id;
  switch (change.kind) {
    case 'update':
      return {...change, lines: change.lines.map((line) => ({...line, id: current(line.id)}))};
    case 'remove':
      return {...change, lineIds: change.lineIds.map(current)};
    case 'switch-plan':
    case 'decline-gift':
      return {...change, lineId: current(change.lineId)};
    default:
      return change;
  }
}

/**
 * The change to send, as the newest cart has it: line ids go stale with every change (storefront-api §7.5), and codes that
 * another tab applied must not be lost. What is not in the cart is sent as it was asked for, and the edge says so.
 */
export function toSentChange(pending: PendingChange, cart: Cart | null): CartChange {
  const change = withCurrentIds(pending, cart?.lines ?? []);
  return change.kind === 'apply-code' || change.kind === 'remove-code'
    ? {...change, current: (cart?.discountCodes ?? []).map(({code}) => code)}
    : change;
}

/**
 * The waiting changes with one more. A later wish for the same thing replaces an earlier one that has not been sent: five presses
 * on a stepper become the last quantity, a removal makes the quantity before it moot.
 */
export function enqueueChange<Entry extends {change: CartChange}>(
  waiting: readonly Entry[],
  entry: Entry,
): Entry[] {
  const last = waiting.at(-1);
  return last && supersedes(entry.change, last.change)
    ? [...waiting.slice(0, -1), entry]
    : [...waiting, entry];
}

function supersedes(next: CartChange, last: CartChange): boolean {
  switch (next.kind) {
    case 'note':
      return last.kind === 'note';
    case 'switch-plan':
      return last.kind === 'switch-plan' && last.lineId === next.lineId;
    case 'update':
    case 'remove': {
      const ids = lineIdsOf(next);
      return last.kind === 'update' && last.lines.every(({id}) => ids.includes(id));
    }
    default:
      return false;
  }
}

/**
 * True when the cart shows what a change asked for: tells a reply that was lost from a change that was. Where the cart before
 * it is not known, what can only be told by comparing the two counts as not made.
 */
export function isCarriedOut(
  {change, keys}: PendingChange,
  before: Cart | null | 'unknown',
  after: Cart | null,
): boolean {
  const lines = after?.lines ?? [];
  const units = (
    cart: Cart | null,
    {merchandiseId, sellingPlanId}: Pick<LineRequest, 'merchandiseId' | 'sellingPlanId'>,
  ) =>
    (cart?.lines ?? []).reduce(
      (total, line) =>
        line.merchandise.id === merchandiseId && (line.sellingPlan?.id ?? null) === sellingPlanId
          ? total + line.quantity
          : total,
      0,
    );
  switch (change.kind) {
    case 'add':
      return (
        before !== 'unknown' &&
        change.lines.every((line) => units(after, line) > units(before, line))
      );
    case 'update':
      return change.lines.every(
        ({id, quantity}) => (resolveLine(lines, id, keys)?.quantity ?? 0) === quantity,
      );
    case 'remove':
    case 'decline-gift':
      return lineIdsOf(change).every((id) => resolveLine(lines, id, keys) === null);
    case 'switch-plan': {
      const {lineId} = change;
      if (before === 'unknown' || lines.some(({id}) => id === lineId)) return false;
      const line = resolveLine(before?.lines ?? [], lineId, keys);
      if (!line) return false;
      // The line may have been left out between the halves of the switch, or put back as it was.
      const {sellingPlanId} = change;
      const moved = {merchandiseId: line.merchandise.id, sellingPlanId};
      return units(after, moved) > units(before, moved);
    }
    case 'note':
      return after?.note === change.note;
    case 'apply-code':
      return (
        after?.discountCodes.some(({code, applicable}) => applicable && code === change.code) ??
        false
      );
    case 'remove-code':
      return !after?.discountCodes.some(({code}) => code === change.code);
    case 'buy-now':
    case 'restore-gift':
    case 'attributes':
      return false;
  }
}
