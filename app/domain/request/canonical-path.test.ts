import * as fc from 'fast-check';
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
    ['/l%65arn/%57hitening', '/learn/whitening'],
    ['/products/hum%2dkids%5fa%7Eb%2Ec', '/products/hum-kids_a~b.c'],
    ['/account/reset/12/%41bC%2d', '/account/reset/12/AbC-'],
    ['/learn/%2541', '/learn/%2541'],
    ['/%2fevil.example', '/%2Fevil.example'],
  ])('of %s is %s', (asked, canonical) => {
    expect(canonicalPath(asked)).toBe(canonical);
  });
});

it('a canonical path is its own canonical path', () => {
  const part = fc.constantFrom('/', 'a', 'B', '%', '25', '%41', '%2f', '%2E', '%C3%A9', '.data');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const canonical = canonicalPath(`/${parts.join('')}`);
      expect(canonicalPath(canonical)).toBe(canonical);
    }),
  );
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
