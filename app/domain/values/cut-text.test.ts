import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {cutText} from './cut-text';

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

describe('a text that is cut', () => {
  it.each([
    ['toothpaste', 5, 'tooth'],
    ['toothpaste', 10, 'toothpaste'],
    ['a😁', 2, 'a'],
    ['a😁', 3, 'a😁'],
    ['👩‍👩‍👧!', 7, ''],
    ['ok 🇺🇸🇨🇦', 9, 'ok 🇺🇸'],
    ['cafe\u0301', 4, 'caf'],
    ['', 3, ''],
  ])('%j at %i is %j', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });

  it('is a beginning of the text, not too long, and no character of it is broken', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme', maxLength: 80}),
        fc.integer({min: 0, max: 60}),
        (text, length) => {
          const cut = cutText(text, length);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(length);
          expect(isWellFormed(cut)).toBe(true);
        },
      ),
    );
  });
});
