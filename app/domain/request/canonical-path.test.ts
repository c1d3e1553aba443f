import {describe, expect, it} from 'vitest';

import {canonicalPath, isOwnSpelling} from './canonical-path';

describe('the canonical path', () => {
  it.each([
    ['/', '/'],
    ['/products/', '/products'],
    ['//evil.example', '/evil.example'],
    ['///a//b/', '/a/b'],
    ['/Learn/Whitening', '/learn/whitening'],
    ['/learn/50%25-off', '/learn/50%25-off'],
    ['/learn/a%2fb', '/learn/a%2Fb'],
    ['/account/activate/12/AbC', '/account/activate/12/AbC'],
    ['/assets/App-X1.js', '/assets/App-X1.js'],
    ['/discount/SMILE10/', '/discount/SMILE10'],
  ])('of %s is %s', (asked, canonical) => {
    expect(canonicalPath(asked)).toBe(canonical);
  });
});

describe('the spelling of our own links', () => {
  it.each(['/', '/learn', '/products/kids-brush', '/learn/caf%C3%A9', '/learn/a%26b%3F'])(
    'is that of %s',
    (path) => {
      expect(isOwnSpelling(path)).toBe(true);
    },
  );

  it.each(['/Learn', '/learn/', '//learn', '/l%65arn', '/learn/caf%c3%a9', '/learn/a&b'])(
    'is not that of %s',
    (path) => {
      expect(isOwnSpelling(path)).toBe(false);
    },
  );
});
