/** More faults than these are one that changes its words. */
const MOST = 20;

/** What an isolate has said of its host's cache, which fails alike at each request. */
class SaidOnce {
  readonly #said = new Set<string>();

  /** Whether these words are new, and are to be said. */
  isNew(words: string): boolean {
    if (this.#said.has(words) || this.#said.size >= MOST) return false;
    this.#said.add(words);
    return true;
  }
}

export const saidOfCache = new SaidOnce();
