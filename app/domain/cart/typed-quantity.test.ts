import {describe, expect, it} from 'vitest';

import {judgeQuantity, stepBase} from './typed-quantity';

describe('a typed quantity', () => {
  it.each(['5', ' 5 ', '05'])('%j asks for five', (typed) => {
    expect(judgeQuantity(typed, {least: 1, most: 10})).toEqual({ok: true, value: 5});
  });

  it.each(['', ' ', 'abc', '1e3', '10.9', '-1', '0', '11', '5 5', '٥'])(
    '%j is refused with words, and never taken for another number',
    (typed) => {
      expect(judgeQuantity(typed, {least: 1, most: 10})).toEqual({
        ok: false,
        message: 'Enter a whole number from 1 to 10.',
      });
    },
  );

  it('is held to what is left', () => {
    expect(judgeQuantity('4', {least: 1, most: 3})).toEqual({
      ok: false,
      message: 'Enter a whole number from 1 to 3.',
    });
  });

  it('of a line may be 0, and more than the cart takes, which the cart explains itself', () => {
    expect(judgeQuantity('0', {least: 0, most: null})).toEqual({ok: true, value: 0});
    expect(judgeQuantity('44', {least: 0, most: null})).toEqual({ok: true, value: 44});
  });
});

describe('one more and one less', () => {
  it('count from what was typed', () => {
    expect(stepBase('5', 1)).toBe(5);
  });

  it('count from what the cart has where nothing, or no number, was typed', () => {
    expect(stepBase(null, 2)).toBe(2);
    expect(stepBase('abc', 2)).toBe(2);
    expect(stepBase('', 2)).toBe(2);
  });
});
