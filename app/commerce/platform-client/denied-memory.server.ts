/** A merchant who grants a scope sees its fields after this time at the latest. */
const REMEMBERED_MS = 300_000;

/**
 * Names of the fields that a store denied, so that an isolate does not ask for them with every call. It is about the store
 * and never about a shopper.
 */
export class DeniedFields {
  readonly #until = new Map<string, number>();

  constructor(readonly now: () => number) {}

  of(store: string): ReadonlySet<string> {
    const names = [...this.#until].flatMap(([key, until]) => {
      if (until <= this.now()) return [];
      const [known, name = ''] = key.split(' ');
      return known === store ? [name] : [];
    });
    return new Set(names);
  }

  add(store: string, names: readonly string[]): void {
    for (const name of names) this.#until.set(`${store} ${name}`, this.now() + REMEMBERED_MS);
  }
}

export const rememberedDenials = new DeniedFields(() => Date.now());
