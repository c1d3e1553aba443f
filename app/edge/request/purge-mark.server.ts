import {hostCache} from './host.server';

/** For how long an isolate goes by what it knows before it looks again whether another one was told to purge. */
const LOOK_AGAIN_MS = 5_000;

/** Longer than a page is kept; a mark that the host drops earlier leaves pages that are too old to be shown as they are. */
const KEPT_SECONDS = 2 * 86_400;

const ADDRESS = 'https://purge.invalid/';

type WaitUntil = (work: Promise<unknown>) => void;

/**
 * When the shop's pages were purged last, as one isolate knows it: milliseconds since 1970, 0 for never. What is kept of public
 * pages and of the platform's answers is kept under this moment, so that what was kept before it is found by nobody. The isolates of
 * one location of the host tell each other by its cache; another location is another cache.
 */
export class PurgeMark {
  #at = 0;
  #lookedAt: number | null = null;
  #isKnown = false;

  constructor(readonly now: () => number) {}

  async #look(): Promise<void> {
    const told = Number(await (await hostCache('purges').match(ADDRESS))?.text());
    if (told > this.#at) this.#at = told;
    this.#isKnown = true;
  }

  /** Looks behind the answer, except where this isolate has not looked yet. */
  async read(waitUntil: WaitUntil): Promise<number> {
    if (this.#lookedAt === null || this.now() - this.#lookedAt >= LOOK_AGAIN_MS) {
      this.#lookedAt = this.now();
      if (this.#isKnown) waitUntil(this.#look());
    }
    if (!this.#isKnown) await this.#look();
    return this.#at;
  }

  /** Purges from this moment on; false where a purge of the same or a later moment is known already. */
  async set(at: number): Promise<boolean> {
    await this.#look();
    if (at <= this.#at) return false;
    this.#at = at;
    const headers = {'Cache-Control': `public, max-age=${KEPT_SECONDS}`};
    await hostCache('purges').put(ADDRESS, new Response(String(at), {headers}));
    return true;
  }
}
