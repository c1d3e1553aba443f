import {EntryLedger} from './entry-ledger.server';
import type {StoredPage} from './stored-page.server';

/**
 * What one isolate remembers between requests: public pages, nothing of any shopper. It stands in front of the Cache API, is bounded, and forgets what was not used longest.
 */
export class BoundedMemory<T> {
  readonly #entries = new Map<string, {value: T; weight: number}>();
  #weight = 0;

  constructor(readonly maxWeight: number) {}

  get weight(): number {
    return this.#weight;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Something heavier than an eighth of the whole is not worth the others it would push out. */
  set(key: string, value: T, weight: number): void {
    this.delete(key);
    if (weight > this.maxWeight / 8) return;
    this.#entries.set(key, {value, weight});
    this.#weight += weight;
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.maxWeight) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}

const MEBIBYTE = 1024 * 1024;

/** Weights are bytes. */
export const rememberedPages = new BoundedMemory<StoredPage>(32 * MEBIBYTE);

/**
 * A listing has some hundred pages that people ask for; the shop has some hundred paths. More are addresses that somebody makes up.
 */
export const knownEntries = new EntryLedger({perPath: 250, overall: 5000});

/** Keys whose page is being rendered anew behind an answer → when that began. */
export const pagesBeingRenewed = new Map<string, number>();
