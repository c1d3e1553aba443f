import type {CartLine} from './cart';
import {keyOf, lineKey} from './lines';

/** Identities of lines by their ids: ids go stale when the platform splits or remakes lines (storefront-api §7.5). */
export type LineKeys = Readonly<Record<string, string>>;

/** A line of the confirmed cart, or an expected one that may be on its way to another plan. */
export type MovingLine = CartLine & {expectedPlanId?: string | null};

/** Identity of a line; of one that is on its way to another plan the identity it will have. */
export function expectedKey(line: MovingLine): string {
  return line.expectedPlanId === undefined
    ? keyOf(line)
    : lineKey({
        merchandiseId: line.merchandise.id,
        sellingPlanId: line.expectedPlanId,
        attributes: line.attributes,
      });
}

/** The identities of those lines that are named; a line that is not there has none. */
export function keysOf(lines: readonly MovingLine[], ids: readonly string[]): LineKeys {
  return Object.fromEntries(
    lines.filter(({id}) => ids.includes(id)).map((line) => [line.id, expectedKey(line)]),
  );
}

/** The line that an id means in the newest cart: the one that has it, else the one of its identity. Null when it is gone. */
export function resolveLine<Line extends MovingLine>(
  lines: readonly Line[],
  id: string,
  keys: LineKeys,
): Line | null {
  return (
    lines.find((line) => line.id === id) ??
    lines.find((line) => expectedKey(line) === keys[id]) ??
    null
  );
}
