import {describe, expect, it} from 'vitest';

import {PlatformUnavailable} from './platform-fault.server';
import {type PageAnswer, readWholeList} from './whole-list.server';

const page = (nodes: number[], endCursor: string | null) => ({
  nodes,
  pageInfo: {hasNextPage: endCursor !== null, endCursor},
});

/** Reads a list whose further pages are these, one after the other. */
function read(first: ReturnType<typeof page>, ...further: PageAnswer<number>[]) {
  const asked: string[] = [];
  const list = readWholeList(first, (after) => {
    const answer = further[asked.push(after) - 1];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no such page'));
  });
  return {asked, list};
}

describe('a list that is read in pages', () => {
  it('is all of them in their order, each page asked for behind the one before', async () => {
    const {asked, list} = read(page([1, 2], 'a'), {page: page([3], 'b')}, {page: page([4], null)});
    expect(await list).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual(['a', 'b']);
  });

  it.each<[string, PageAnswer<number>]>([
    ['is missing', {page: null}],
    ['is missing beside errors', {page: null, errors: [{message: 'Throttled'}]}],
    ['comes with errors beside it', {page: page([3], null), errors: [{message: 'Throttled'}]}],
    ['leads back to itself', {page: page([3], 'a')}],
    ['says that there is more and not where', {page: {nodes: [3], pageInfo: {hasNextPage: true}}}],
  ])('is refused when a further page %s', async (_, further) => {
    await expect(read(page([1, 2], 'a'), further).list).rejects.toThrow(PlatformUnavailable);
  });
});
