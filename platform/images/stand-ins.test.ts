import {expect, it} from 'vitest';

import {findPicture} from './pictures.ts';
import {findStandIn, standInName} from './stand-ins.ts';

const ADDRESS = 'https://cdn.example/files/bench.jpg?v=17';

it('gives an address the same picture every time, and another address another one', () => {
  const name = standInName('oak-bench', 1, ADDRESS);
  expect(name).toMatch(/^stand-ins\/oak-bench-1-[0-9a-f]{8}$/);
  expect(standInName('oak-bench', 1, ADDRESS)).toBe(name);
  expect(standInName('oak-bench', 1, `${ADDRESS}8`)).not.toBe(name);
});

it.each(['oak-bench', 'كرسي-حديقة', 'x'.repeat(300), '-', '%2e%2e/etc'])(
  'draws a picture with the words of %s',
  (handle) => {
    const picture = findPicture(standInName(handle, 12, ADDRESS));
    const svg = picture?.draw() ?? '';
    expect(svg).toContain('Picture 12');
    expect(svg).toContain(`width="${picture?.width ?? 0}" height="${picture?.height ?? 0}"`);
    expect(svg).not.toMatch(/NaN|undefined/);
  },
);

it('draws nothing under any other name', () => {
  expect(findStandIn('products/oak-bench-1-00000000')).toBeNull();
  expect(findStandIn('stand-ins/oak-bench')).toBeNull();
});
