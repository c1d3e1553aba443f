import {expect, it} from 'vitest';

import {hashPassword, isPassword} from './passwords.ts';

it('a password is the stored one or is not, and nothing stored fits none', () => {
  const stored = hashPassword('mint-and-lemon');
  expect(isPassword('mint-and-lemon', stored)).toBe(true);
  expect(isPassword('mint-and-lemons', stored)).toBe(false);
  expect(isPassword('', null)).toBe(false);
  expect(isPassword('mint-and-lemon', null)).toBe(false);
});

it('takes as long for nobody as for a customer', () => {
  const stored = hashPassword('mint-and-lemon');
  const fastest = (of: string | null) =>
    Math.min(
      ...Array.from({length: 15}, () => {
        const begin = performance.now();
        isPassword('a-guess', of);
        return performance.now() - begin;
      }),
    );
  expect(fastest(null)).toBeGreaterThan(fastest(stored) / 2);
});
