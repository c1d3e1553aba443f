interface Bounds {
  /** Entries of one path: its arms, queries, names, readers and data together. */
  perPath: number;
  overall: number;
}

/**
 * Which entries an isolate has put into the cache or read there, so that addresses cannot fill it: above its bounds the entry that
 * was not used longest has to go. Others that only one isolate knows are bounded by it alone.
 */
export class EntryLedger {
  /** Key → path, the longest unused first. */
  readonly #paths = new Map<string, string>();
  readonly #keysOf = new Map<string, Set<string>>();

  constructor(readonly bounds: Bounds) {}

  get size(): number {
    return this.#paths.size;
  }

  /** Notes that an entry is used, and answers the keys of those that have to go for it. */
  use(key: string, path: string): string[] {
    this.drop(key);
    this.#paths.set(key, path);
    const keys = this.#keysOf.get(path) ?? new Set();
    keys.add(key);
    this.#keysOf.set(path, keys);
    const gone: string[] = [];
    const [oldestOfPath] = keys;
    if (keys.size > this.bounds.perPath && oldestOfPath !== undefined) gone.push(oldestOfPath);
    const [oldest] = this.#paths.keys();
    if (gone.length === 0 && this.#paths.size > this.bounds.overall && oldest !== undefined) {
      gone.push(oldest);
    }
    for (const one of gone) this.drop(one);
    return gone;
  }

  drop(key: string): void {
    const path = this.#paths.get(key);
    if (path === undefined) return;
    this.#paths.delete(key);
    const keys = this.#keysOf.get(path);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(path);
  }
}
