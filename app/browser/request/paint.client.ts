/** A hidden tab paints no frame: nothing waits longer than this for one. */
const AT_MOST_MS = 100;

/**
 * Resolves once what has been changed so far is on the screen. For work that follows a press and would keep its first
 * feedback from being seen.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST_MS);
  });
}
