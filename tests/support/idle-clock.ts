import {vi} from 'vitest';

/** What waits longer than this is a deadline, a pause or a patience of the shop; shorter timers are the framework's. */
const LONG_MS = 250;
/** Nothing has happened for so long, and for so many turns of the event loop: all that is left is to wait. */
const IDLE_MS = 3;
const IDLE_TURNS = 10;

const {setTimeout: wait, clearTimeout: stopWaiting} = globalThis;

/**
 * A clock that goes on when nothing else does: a long timer fires once every call has been answered that ever will be, the shortest
 * first. So a platform that hangs costs a test milliseconds, and no deadline strikes a call that is merely slow to run.
 */
export class IdleClock {
  readonly #timers = new Map<number, {milliseconds: number; work: () => void}>();
  #next = -1;
  #calls = 0;
  #moved = 0;

  /** Takes the place of the global timers, until `vi.unstubAllGlobals`. */
  install(): void {
    vi.stubGlobal('setTimeout', (work: () => void, milliseconds = 0) => {
      if (milliseconds < LONG_MS) return wait(work, milliseconds);
      this.#next -= 1;
      this.#timers.set(this.#next, {milliseconds, work});
      return this.#next;
    });
    vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout> | number | undefined) => {
      if (typeof timer === 'number') this.#timers.delete(timer);
      else stopWaiting(timer);
    });
  }

  /** A call that is going to be answered: no time passes before. */
  async during<T>(call: () => Promise<T>): Promise<T> {
    this.#calls += 1;
    try {
      return await call();
    } finally {
      this.#calls -= 1;
      this.#moved = performance.now();
    }
  }

  /** Does the work, letting time pass where it only waits. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#timers.clear();
    let isDone = false;
    const done = work().finally(() => {
      isDone = true;
    });
    // A fault is for who awaits the work.
    done.catch(() => undefined);
    this.#moved = performance.now();
    for (let turns = 0; !isDone; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#calls > 0) turns = 0;
      if (turns < IDLE_TURNS || performance.now() - this.#moved < IDLE_MS) continue;
      this.#fireShortest();
      turns = 0;
    }
    return done;
  }

  #fireShortest(): void {
    const [first] = [...this.#timers].sort(([, a], [, b]) => a.milliseconds - b.milliseconds);
    this.#moved = performance.now();
    if (!first) return;
    const [timer, {work}] = first;
    this.#timers.delete(timer);
    work();
  }
}
