/**
 * Paths of routes as the few patterns that a page tells its script: `/learn/:slug` becomes `/learn/*`, and what a wider
 * pattern covers is left out. A pattern that ends in `*` stands for every path that begins like it.
 */
export function toPathPatterns(routePaths: readonly string[]): string[] {
  const patterns = [...new Set(routePaths.map((path) => path.replace(/:.*$/, '*')))];
  return patterns.filter(
    (pattern) =>
      !patterns.some(
        (wider) =>
          wider !== pattern && wider.endsWith('*') && pattern.startsWith(wider.slice(0, -1)),
      ),
  );
}

/** True for a path that one of the patterns stands for. */
export function matchesPattern(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
