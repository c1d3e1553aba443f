/** Chance from a seed: the same seed gives the same choices on every machine (mulberry32). */
export interface Chance {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** True so often of one. */
  happens: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}

/** The chance of one request of a run, whatever came before it. */
export function chanceOfRequest(seed: number, number: number): Chance {
  const first = chanceOf(seed ^ Math.imul(number + 1, 0x9e3779b1));
  first.next();
  return first;
}
