import {expect, test} from 'vitest';

import {parseFaultFlag} from './rules.ts';

test('the start flag spells operation, kind, probability and milliseconds', () => {
  expect(parseFaultFlag('*:latency:0.2:300, cartLinesAdd:lost-reply')).toEqual([
    {operation: '*', kind: 'latency', probability: 0.2, times: null, milliseconds: 300},
    {
      operation: 'cartLinesAdd',
      kind: 'lost-reply',
      probability: 1,
      times: null,
      milliseconds: null,
    },
  ]);
  expect(parseFaultFlag('')).toEqual([]);
});

test('an unknown kind is refused by name', () => {
  expect(() => parseFaultFlag('*:earthquake')).toThrow('*:earthquake');
});
