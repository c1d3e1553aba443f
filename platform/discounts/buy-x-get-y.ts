import {
  type Candidate,
  type DiscountableLine,
  type DiscountedPart,
  fitsPurchaseType,
  isEntitled,
} from './discounted-lines.ts';

interface Taken {
  line: DiscountableLine;
  buys: number;
  gets: number;
}

/** Takes units off lines in their order until `wanted` are found; null when there are too few. */
function take(
  lines: readonly DiscountableLine[],
  freeUnits: (line: DiscountableLine) => number,
  wanted: number,
): Map<DiscountableLine, number> | null {
  const taken = new Map<DiscountableLine, number>();
  let left = wanted;
  for (const line of lines) {
    const units = Math.min(left, freeUnits(line));
    if (units > 0) taken.set(line, units);
    left -= units;
    if (left === 0) return taken;
  }
  return left === 0 ? taken : null;
}

/**
 * Which units are bought and which are given: the cheapest are given, as often as the cart allows.
 * @param freeUnits units of a line that no other discount has claimed
 */
function chooseUnits(
  {discount}: Candidate,
  lines: readonly DiscountableLine[],
  freeUnits: (line: DiscountableLine) => number,
): Taken[] | null {
  if (discount.effect.kind !== 'buyXGetY') return null;
  const {buys, gets, usesPerOrder} = discount.effect;
  const priced = lines.filter((line) => line.unitPrice > 0 && fitsPurchaseType(line, discount));
  const buyLines = priced
    .filter((line) => isEntitled(line, buys.entitled))
    .sort((a, b) => b.unitPrice - a.unitPrice);
  const getLines = priced
    .filter((line) => isEntitled(line, gets.entitled))
    .sort(
      (a, b) =>
        a.unitPrice - b.unitPrice ||
        Number(isEntitled(a, buys.entitled)) - Number(isEntitled(b, buys.entitled)),
    );
  const available = getLines.reduce((sum, line) => sum + freeUnits(line), 0);
  const choose = (times: number) => {
    const given = take(getLines, freeUnits, times * gets.quantity);
    if (given === null) return null;
    const bought = take(
      buyLines,
      (line) => freeUnits(line) - (given.get(line) ?? 0),
      times * buys.quantity,
    );
    return bought === null ? null : {given, bought};
  };
  let least = 0;
  let most = Math.min(
    usesPerOrder ?? Number.MAX_SAFE_INTEGER,
    Math.floor(available / gets.quantity),
  );
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (choose(middle) === null) most = middle - 1;
    else least = middle;
  }
  const chosen = least === 0 ? null : choose(least);
  if (chosen === null) return null;
  return [...new Set([...chosen.given.keys(), ...chosen.bought.keys()])].map((line) => ({
    line,
    gets: chosen.given.get(line) ?? 0,
    buys: chosen.bought.get(line) ?? 0,
  }));
}

/** Whether the cart holds what the discount asks for (§7.1). */
export function isBuyXGetYMet(candidate: Candidate, lines: readonly DiscountableLine[]): boolean {
  return chooseUnits(candidate, lines, (line) => line.quantity) !== null;
}

/**
 * Sets the given units apart as parts of their own (§7.5). Lines that were bought carry an
 * allocation of nothing.
 */
export function applyBuyXGetY(
  candidate: Candidate,
  lines: readonly DiscountableLine[],
  parts: readonly DiscountedPart[],
): DiscountedPart[] {
  const {discount, typedCode} = candidate;
  if (discount.effect.kind !== 'buyXGetY') return [...parts];
  const {percentage} = discount.effect.gets;
  // Only the part that keeps the line's id, and has nothing off yet, is still free.
  const freeUnits = (line: DiscountableLine) =>
    parts.find(
      (part) => part.lineId === line.id && part.part === null && part.allocations.length === 0,
    )?.quantity ?? 0;
  const taken = new Map(
    (chooseUnits(candidate, lines, freeUnits) ?? []).map((one) => [one.line.id, one]),
  );
  const allocation = (amount: number) => ({
    discount,
    typedCode,
    amount,
    targetType: 'LINE_ITEM' as const,
    targetSelection: 'ENTITLED' as const,
    allocationMethod: 'EACH' as const,
    lineId: null,
    value: {percentage},
  });
  return parts.flatMap((part) => {
    const one = taken.get(part.lineId);
    if (one === undefined || part.part !== null || part.allocations.length > 0) return [part];
    const {line, gets, buys} = one;
    const off = Math.round((gets * line.unitPrice * percentage) / 100);
    const kept = part.quantity - gets;
    if (gets === 0) return [{...part, allocations: [allocation(0)]}];
    if (kept === 0) return [{...part, allocations: [allocation(off)]}];
    return [
      {...part, quantity: gets, part: `get-${discount.id}`, allocations: [allocation(off)]},
      {...part, quantity: kept, allocations: buys > 0 ? [allocation(0)] : []},
    ];
  });
}
