import {expect, it} from 'vitest';

import {hasLevelled, problemsOf} from './report';
import {newTally} from './traffic';

it.each([
  [[100, 200, 300, 310, 320], true],
  [[100, 200, 300, 400, 500], false],
  [[], true],
])('a memory of %j has come to rest: %s', (memory, rests) => {
  expect(hasLevelled(memory)).toBe(rests);
});

it('a run without a dropped connection, a failure or a line in the log has held', () => {
  const calm = {tally: newTally(), memory: [100, 100], log: new Map<string, number>()};
  expect(problemsOf(calm)).toEqual([]);
  const tally = {...newTally(), dropped: new Map([['ECONNRESET', 2]])};
  expect(problemsOf({...calm, tally, log: new Map([['Network connection lost', 3]])})).toEqual([
    '2 connections dropped: ECONNRESET',
    '3 times in the log: Network connection lost',
  ]);
});
