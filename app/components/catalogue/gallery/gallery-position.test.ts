import {expect, it} from 'vitest';

import {hasPicture, keyStep, shownPicture, steppedPicture} from './gallery-position';

it('shows the picture that fills more than half of the window', () => {
  const width = 400;
  expect([0, 199, 200, 399, 400, 1000].map((left) => shownPicture(left, width))).toEqual([
    0, 0, 1, 1, 1, 3,
  ]);
});

it('shows the first picture of a row that is not laid out, or pulled past its beginning', () => {
  expect(shownPicture(300, 0)).toBe(0);
  expect(shownPicture(-250, 400)).toBe(0);
});

it('goes to pictures that are there, and to no others', () => {
  expect([-1, 0, 2, 3, Number.NaN].map((index) => hasPicture(index, 3))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(hasPicture(0, 0)).toBe(false);
});

it('stops at the first and the last picture', () => {
  expect(steppedPicture(0, -1, 3)).toBe(0);
  expect(steppedPicture(0, 1, 3)).toBe(1);
  expect(steppedPicture(2, 1, 3)).toBe(2);
});

it('leaves every key but the two arrows alone', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Enter', 'Tab'].map(keyStep)).toEqual([
    -1,
    1,
    null,
    null,
    null,
  ]);
});
