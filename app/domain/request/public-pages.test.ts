import {describe, expect, it} from 'vitest';

import {isPublicPage} from './public-pages';

describe('public pages', () => {
  it.each(['/', '/products', '/products/brightwell-toothpaste', '/learn/x', '/app-privacy'])(
    '%s looks the same for everybody',
    (path) => {
      expect(isPublicPage(path)).toBe(true);
    },
  );

  it.each([
    '/cart',
    '/account',
    '/account/login',
    '/search',
    '/api/products',
    '/password',
    '/maintenance',
    '/contact-us-email',
    '/contact-us-email-failure',
    '/privacy-receipt',
    '/productsx',
    '/learnings/x',
    '/_/events',
  ])('%s may hold something personal', (path) => {
    expect(isPublicPage(path)).toBe(false);
  });
});
