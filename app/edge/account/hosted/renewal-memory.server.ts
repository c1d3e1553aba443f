import type {IdentityAnswer} from '~/commerce/account/hosted/identity.server';
import type {AccountTokens} from '~/commerce/account/hosted/identity.server';

/** Requests that left the browser with the former cookie find the new tokens for so long. */
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

/** What became of a refresh token: its renewal is under way, or answered these tokens (and the cart's). */
export type Renewal = {kind: 'running'} | {kind: 'done'; answer: IdentityAnswer<AccountTokens>};

/**
 * Renewals of this isolate by the fingerprint of the refresh token that they took: two requests of one shopper renew once. Only who
 * holds the token finds its entry; it is bounded and forgotten after a minute.
 */
export class RenewalMemory {
  readonly #entries = new Map<string, {renewal: Renewal; until: number}>();

  constructor(readonly now: () => number) {}

  find(fingerprint: string): Renewal | null {
    const entry = this.#entries.get(fingerprint);
    return entry && entry.until > this.now() ? entry.renewal : null;
  }

  set(fingerprint: string, renewal: Renewal): void {
    for (const [key, {until}] of this.#entries) {
      if (until <= this.now() || this.#entries.size >= MOST_KEPT) this.#entries.delete(key);
      else break;
    }
    this.#entries.set(fingerprint, {renewal, until: this.now() + KEPT_MS});
  }

  forget(fingerprint: string): void {
    this.#entries.delete(fingerprint);
  }

  forgetAll(): void {
    this.#entries.clear();
  }
}

export const rememberedRenewals = new RenewalMemory(() => Date.now());
