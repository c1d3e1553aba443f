import {expect} from 'vitest';

import {type CartChange, lineIdsOf} from '~/domain/cart/change/change';
import type {PendingChange} from '~/domain/cart/change/pending-change';
import type {LineKeys} from '~/domain/cart/line-keys';
import {lineKey} from '~/domain/cart/lines';

import {MAX_QUANTITY_PER_VARIANT} from '../../app/domain/catalogue/purchase-limit';

/** A line as the platform holds it. */
export interface HeldLine {
  id: string;
  merchandiseId: string;
  sellingPlanId: string | null;
  quantity: number;
}

/** A change that was sent, in the numbers that the shopper was told, and how it was answered. */
export interface SettledChange {
  pending: PendingChange;
  ok: boolean;
}

type Lines = readonly HeldLine[];

const keyOf = ({merchandiseId, sellingPlanId}: Omit<HeldLine, 'id' | 'quantity'>) =>
  lineKey({merchandiseId, sellingPlanId, attributes: []});

const unitsOf = (lines: Lines, merchandiseId: string) =>
  lines.reduce(
    (units, line) => (line.merchandiseId === merchandiseId ? units + line.quantity : units),
    0,
  );

const format = (lines: Lines) =>
  lines
    .map(({merchandiseId, sellingPlanId, quantity}) => {
      const name = merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1);
      return `${quantity} ${name}${sellingPlanId === null ? '' : ' on a plan'}`;
    })
    .sort()
    .join(', ');

/** Units join the line of their identity, or make a new one at the top of the cart. */
function add(lines: Lines, added: Omit<HeldLine, 'id'>): HeldLine[] {
  const key = keyOf(added);
  return lines.some((line) => keyOf(line) === key)
    ? lines.map((line) =>
        keyOf(line) === key ? {...line, quantity: line.quantity + added.quantity} : line,
      )
    : [{...added, id: 'new'}, ...lines];
}

/** The limit of ten: what goes over it leaves the touched line first, then the others from the top. */
function cut(lines: Lines, touched: string | null): HeldLine[] {
  const order = [...lines].sort(
    (a, b) => Number(keyOf(b) === touched) - Number(keyOf(a) === touched),
  );
  const over = new Map<string, number>();
  for (const {merchandiseId} of lines)
    over.set(merchandiseId, unitsOf(lines, merchandiseId) - MAX_QUANTITY_PER_VARIANT);
  const left = new Map<HeldLine, number>();
  for (const line of order) {
    const excess = Math.max(0, over.get(line.merchandiseId) ?? 0);
    const taken = Math.min(excess, line.quantity);
    over.set(line.merchandiseId, excess - taken);
    left.set(line, line.quantity - taken);
  }
  return lines
    .map((line) => ({...line, quantity: left.get(line) ?? 0}))
    .filter(({quantity}) => quantity > 0);
}

/**
 * The lines that a change may mean: the one with its id, which no other line ever gets. Where that is gone (a plan switch makes
 * its line anew) either the one that took its place, or none, because the tab that asked had not heard of the new one.
 */
function targets(lines: Lines, id: string, keys: LineKeys): (HeldLine | null)[] {
  const known = lines.find((line) => line.id === id);
  if (known) return [known];
  const successor = lines.find((line) => keyOf(line) === keys[id]);
  return successor ? [successor, null] : [null];
}

interface Outcome {
  lines: HeldLine[];
  touched: string | null;
}

/** The cart after a change that was carried out in full, the limit of ten not yet kept: one for each line it may mean. */
function carriedOut(lines: Lines, {change, keys}: PendingChange): Outcome[] {
  const unchanged = {lines: [...lines], touched: null};
  switch (change.kind) {
    case 'add': {
      const [request] = change.lines;
      if (!request) return [unchanged];
      return [{lines: add(lines, request), touched: keyOf(request)}];
    }
    case 'update': {
      const [wanted] = change.lines;
      if (!wanted) return [unchanged];
      return targets(lines, wanted.id, keys).map((target) => {
        if (!target) return unchanged;
        const quantity = Math.min(wanted.quantity, MAX_QUANTITY_PER_VARIANT);
        return {
          lines: lines.map((line) => (line === target ? {...line, quantity} : line)),
          touched: keyOf(target),
        };
      });
    }
    case 'remove':
      return change.lineIds
        .flatMap((id) => targets(lines, id, keys))
        .map((target) => ({lines: lines.filter((line) => line !== target), touched: null}));
    case 'switch-plan':
      return targets(lines, change.lineId, keys).map((target) => {
        if (!target || target.sellingPlanId === change.sellingPlanId) return unchanged;
        const others = lines.filter((line) => line !== target);
        const room = MAX_QUANTITY_PER_VARIANT - unitsOf(others, target.merchandiseId);
        const moved = {
          ...target,
          sellingPlanId: change.sellingPlanId,
          quantity: Math.min(target.quantity, Math.max(1, room)),
        };
        return {lines: add(others, moved), touched: keyOf(moved)};
      });
    case 'note':
    case 'apply-code':
    case 'remove-code':
      return [unchanged];
    default:
      throw new Error(`The ledger keeps no account of ${change.kind}`);
  }
}

/** A later wish about the same line takes the place of an earlier one that was never sent; adds never give way. */
function supersedes(later: CartChange, earlier: CartChange): boolean {
  if (later.kind === 'note') return earlier.kind === 'note';
  const [id] = lineIdsOf(later);
  if (id === undefined || lineIdsOf(earlier)[0] !== id) return false;
  if (later.kind === 'switch-plan') return earlier.kind === 'switch-plan';
  return earlier.kind === 'update';
}

/** Every cart that may stand after one change. */
function possibleAfter(lines: Lines, {pending, ok}: SettledChange, isFine: boolean): HeldLine[][] {
  const {change, keys} = pending;
  const done = carriedOut(lines, pending);
  const within = done.map((outcome) => cut(outcome.lines, outcome.touched));
  if (isFine) return ok ? within : [[...lines]];
  const full = [...within, ...done.map((outcome) => outcome.lines)];
  if (ok) return full;
  const halves =
    change.kind === 'switch-plan'
      ? targets(lines, change.lineId, keys).map((target) => lines.filter((line) => line !== target))
      : [];
  return [[...lines], ...full, ...halves];
}

/**
 * Follows every unit of what a shopper buys (nothing lost that was confirmed, nothing doubled). Gifts come and go by
 * rules of their own and are left out.
 *
 * Changes are carried out one at a time, in the order in which the tabs got the lock, and the ledger is closed at the end of
 * every turn, while the lock is still held: no change is then on its way, and what a lost reply left open shows in the cart.
 * So the account starts anew from what the platform holds, and is exact but for the one change between two turns. Its rules:
 *
 * - Carried out means once, in the numbers that the shopper was told. An add joins its line or makes one; a quantity is set, as
 *   ten at most; a removal takes its line, and is confirmed where another tab took it before; a plan switch moves all units of
 *   its line; a note moves none. No other line changes.
 * - Then no variant keeps more than ten: the touched line gives way first, then the others from the top. The cut is a second
 *   call; where that fails the change is confirmed all the same, and the next one that succeeds cuts.
 * - Confirmed: it was carried out, cut or (only with faults) not yet cut.
 * - Refused, with the platform well: nothing changed.
 * - Not confirmed, with faults: the request failed on its way (nothing changed), or its reply did (carried out, cut or not). A
 *   plan switch may besides have lost the way between its halves, which leaves its line out; it never leaves units twice.
 * - Several wishes that are answered as one: a later wish about the same line has replaced the earlier, which was never sent.
 *   All others must each be in the answer.
 * - A turn without a change only reads, and a wish that was not sent (its variant is full) changes nothing.
 */
export class UnitLedger {
  /**
   * `isFine`: no faults are on, so every answer is known for what it is, and the cart must be one exactly. `lines`: what the cart
   * held before.
   */
  constructor(
    private readonly isFine: boolean,
    private lines: Lines = [],
  ) {}

  /** Closes a turn: `held` is the platform's cart without its gifts, `settled` what was answered in it, in the order asked. */
  close(held: Lines, settled: readonly SettledChange[]): void {
    const effective = settled.filter(
      ({pending}, index) =>
        !settled.slice(index + 1).some((later) => supersedes(later.pending.change, pending.change)),
    );
    let possible: HeldLine[][] = [[...this.lines]];
    for (const answered of effective)
      possible = possible.flatMap((lines) => possibleAfter(lines, answered, this.isFine));
    const told = effective.map(
      ({pending, ok}) =>
        `${ok ? 'confirmed' : 'unconfirmed'} ${pending.change.kind} ${JSON.stringify(pending)}`,
    );
    const story = `"${format(this.lines)}", then ${told.join(' and ') || 'a read'}`;
    expect([...new Set(possible.map(format))], story).toContain(format(held));
    this.lines = held;
  }
}
