/** Time as the platform sees it; a test may set it, and it then runs on from there (or stands still). */
export interface Clock {
  now(): Date;
  /** Moves the clock to an instant; `frozen` stops it there. */
  set(instant: Date, frozen?: boolean): void;
  advance(milliseconds: number): void;
  /** Back to the machine's own time. */
  reset(): void;
  /** Told after every set, advance and reset: work that is due by time can be done. */
  onChange(listener: (now: Date) => void): void;
}

export function createClock(systemNow: () => number = Date.now): Clock {
  let offset = 0;
  let frozenAt: number | null = null;
  const listeners: ((now: Date) => void)[] = [];
  const current = () => new Date(frozenAt ?? systemNow() + offset);
  const changed = () => {
    for (const listener of listeners) listener(current());
  };
  return {
    now: current,
    set(instant, frozen = false) {
      offset = instant.getTime() - systemNow();
      frozenAt = frozen ? instant.getTime() : null;
      changed();
    },
    advance(milliseconds) {
      if (frozenAt === null) offset += milliseconds;
      else frozenAt += milliseconds;
      changed();
    },
    reset() {
      offset = 0;
      frozenAt = null;
      changed();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

/** `DateTime` of the API: UTC to the second (§3.2). */
export function formatInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}
