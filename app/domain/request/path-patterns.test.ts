import {describe, expect, it} from 'vitest';

import {matchesPattern, toPathPatterns} from './path-patterns';

describe('the patterns of paths', () => {
  it('stand for every value of a parameter, and hold nothing twice', () => {
    expect(
      toPathPatterns([
        '/',
        '/products',
        '/products/whitening',
        '/products/:category/:subcategory',
        '/products/:handle',
        '/learn',
        '/learn/:slug',
        '/app-privacy',
      ]),
    ).toEqual(['/', '/products', '/products/*', '/learn', '/learn/*', '/app-privacy']);
  });

  const PATTERNS = ['/', '/products', '/products/*', '/app-privacy'];

  it.each(['/', '/products', '/products/a', '/products/a/b', '/app-privacy'])(
    'match %s',
    (path) => {
      expect(matchesPattern(PATTERNS, path)).toBe(true);
    },
  );

  it.each(['/cart', '/productsx', '/app-privacy/x', '/app', '/Products', '', '/account/products/'])(
    'do not match %j',
    (path) => {
      expect(matchesPattern(PATTERNS, path)).toBe(false);
    },
  );
});
