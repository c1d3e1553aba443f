import type {PlatformServices} from '../services.ts';

import type {FaultKind, FaultRule} from './rules.ts';

export interface ActiveFault extends FaultRule {
  id: number;
  fired: number;
}

export interface FaultEvent {
  at: string;
  operation: string;
  kind: FaultKind;
}

/** The faults that are switched on, and what they have done. Held in memory: a restart heals. */
export interface FaultBoard {
  faults(): readonly ActiveFault[];
  /** No fault is on and no answer is held back. */
  isQuiet(): boolean;
  /** Newest last, the latest two hundred. */
  events(): readonly FaultEvent[];
  /** Replaces every rule; a seed makes chance repeatable. */
  set(rules: readonly FaultRule[], seed?: number): void;
  add(rule: FaultRule): void;
  remove(id: number): void;
  /** Decides which faults strike a call, by the names it goes by; counts them. */
  strike(names: readonly string[]): ActiveFault[];
  /** Earlier answers of reads, for stale ones. */
  readonly earlier: Map<string, string>;
  /** Resolves when a call that came later has been answered. */
  laterAnswer(): Promise<void>;
  answered(): void;
}

const MOST_EVENTS = 200;
const MOST_EARLIER = 500;

/** A small generator with a seed (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function createFaultBoard(services: PlatformServices): FaultBoard {
  let faults: ActiveFault[] = [];
  let events: FaultEvent[] = [];
  let chance: () => number = Math.random;
  let nextId = 1;
  let waiting: (() => void)[] = [];
  const earlier = new Map<string, string>();
  const toFault = (rule: FaultRule): ActiveFault => ({...rule, id: nextId++, fired: 0});
  return {
    faults: () => faults,
    isQuiet: () => faults.length === 0 && waiting.length === 0,
    events: () => events,
    set(rules, seed) {
      faults = rules.map(toFault);
      events = [];
      earlier.clear();
      chance = seed === undefined ? Math.random : seededChance(seed);
    },
    add(rule) {
      faults = [...faults, toFault(rule)];
    },
    remove(id) {
      faults = faults.filter((fault) => fault.id !== id);
    },
    strike(names) {
      const struck = faults.filter(
        (fault) =>
          (fault.operation === '*' || names.includes(fault.operation)) &&
          (fault.probability >= 1 || chance() < fault.probability),
      );
      for (const fault of struck) {
        fault.fired += 1;
        events.push({
          at: services.clock.now().toISOString(),
          operation: names[0] ?? '*',
          kind: fault.kind,
        });
      }
      if (events.length > MOST_EVENTS) events = events.slice(-MOST_EVENTS);
      faults = faults.filter((fault) => fault.times === null || fault.fired < fault.times);
      if (earlier.size > MOST_EARLIER) earlier.clear();
      return struck;
    },
    earlier,
    laterAnswer: () => new Promise((resolve) => waiting.push(resolve)),
    answered() {
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
  };
}

const boards = new WeakMap<PlatformServices, FaultBoard>();

/** The one board of a platform. */
export function faultBoard(services: PlatformServices): FaultBoard {
  let board = boards.get(services);
  if (board === undefined) {
    board = createFaultBoard(services);
    boards.set(services, board);
  }
  return board;
}
