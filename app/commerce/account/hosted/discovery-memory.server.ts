import {type AccountsDiscovery, readDiscovery} from './discovery.server';

/** A shop that moves its accounts is found at the new address after this time at the latest. */
const REMEMBERED_MS = 600_000;

/** Where the accounts of shops are, so that an isolate does not ask at every sign-in. It is about the shop, never about a shopper. */
class DiscoveryMemory {
  readonly #known = new Map<string, {discovery: AccountsDiscovery; until: number}>();

  constructor(readonly now: () => number) {}

  /** What is known of a shop's accounts, asked for where nothing is. A failure is remembered by nobody. */
  async of(store: string): Promise<AccountsDiscovery> {
    const known = this.#known.get(store);
    if (known && known.until > this.now()) return known.discovery;
    const discovery = await readDiscovery(store);
    this.#known.set(store, {discovery, until: this.now() + REMEMBERED_MS});
    return discovery;
  }

  forget(): void {
    this.#known.clear();
  }
}

export const rememberedDiscovery = new DiscoveryMemory(() => Date.now());
