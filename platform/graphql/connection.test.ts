import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {connection, type PageArguments} from './connection.ts';

const LIST = Array.from({length: 40}, (_, index) => index * 3);
const context = () => ({budget: {nodes: 1_000}});

function pageOf(
  items: readonly number[],
  args: PageArguments,
  fits: ((item: number) => boolean) | null = null,
) {
  return connection(
    items,
    args,
    context(),
    (item) => item,
    (item) => item,
    'id',
    fits,
  );
}

describe('a page of what fits in a list', () => {
  it('is the page of the list that holds nothing else, wherever it begins and ends', () => {
    const size = fc.integer({min: 0, max: 50});
    const cursorAt = fc.option(fc.integer({min: 0, max: LIST.length - 1}), {nil: null});
    fc.assert(
      fc.property(
        size,
        fc.boolean(),
        fc.boolean(),
        cursorAt,
        cursorAt,
        fc.integer({min: 1, max: 12}),
        (count, isLast, reverse, after, before, divisor) => {
          const fits = (item: number) => item % divisor === 0;
          const cursors = pageOf(LIST, {first: LIST.length, reverse}).edges;
          const args = {
            ...(isLast ? {last: count} : {first: count}),
            reverse,
            after: after === null ? null : (cursors[after]?.cursor ?? null),
            before: before === null ? null : (cursors[before]?.cursor ?? null),
          };
          expect(pageOf(LIST, args, fits)).toEqual(pageOf(LIST.filter(fits), args));
        },
      ),
    );
  });

  it('asks of no more than the page and what follows whether it fits', () => {
    const asked: number[] = [];
    const fits = (item: number) => asked.push(item) > 0 && item % 2 === 0;
    const {nodes, pageInfo} = pageOf(LIST, {first: 2}, fits);
    expect([nodes, pageInfo.hasNextPage]).toEqual([[0, 6], true]);
    expect(asked).toEqual([0, 3, 6, 9, 12]);
    asked.length = 0;
    const next = pageOf(LIST, {first: 1, after: pageInfo.endCursor}, fits);
    expect([next.nodes, next.pageInfo.hasPreviousPage]).toEqual([[12], true]);
    expect(asked).toEqual([6, 9, 12, 15, 18]);
  });
});
