/** The pages being prefetched now: written by browser/prefetch, rendered as links by React where there is React. */
let paths: readonly string[] = [];
const listeners = new Set<() => void>();
const cancellations = new Set<() => void>();

export function prefetchedPaths(): readonly string[] {
  return paths;
}

export function setPrefetchedPaths(next: readonly string[]): void {
  paths = next;
  for (const listener of listeners) listener();
}

export function onPrefetch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shopper went somewhere: guesses are dropped. */
export function cancelPrefetches(): void {
  for (const cancel of cancellations) cancel();
}

export function onPrefetchCancelled(cancel: () => void): void {
  cancellations.add(cancel);
}
