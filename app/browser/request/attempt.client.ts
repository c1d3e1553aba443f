/** Does what a browser may forbid: in private modes merely touching storage or cookies may throw. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
