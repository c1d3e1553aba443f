let first: Promise<unknown> = Promise.resolve();

/** Work that comes before React goes on; whether it succeeds is its own affair. */
export function letFirst(work: Promise<unknown>): void {
  first = Promise.allSettled([first, work]);
}

/** Resolves in a task of its own, when nothing is to come first any more. */
export async function afterFirst(): Promise<void> {
  for (let awaited; awaited !== first;) {
    awaited = first;
    await awaited;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
