import {describe, expect, it, vi} from 'vitest';

import {inTime} from './in-time.server';

/** Work that ends after so many milliseconds, and what is done behind the answer. */
function setUp(milliseconds: number, fault?: Error) {
  const behind: Promise<unknown>[] = [];
  const work = new Promise<string>((resolve, reject) => {
    setTimeout(() => (fault ? reject(fault) : resolve('done')), milliseconds);
  });
  return {behind, waited: inTime(work, 20, (late) => behind.push(late))};
}

describe('work that is waited for', () => {
  it('gives its value when it is there in time, and nothing is done behind the answer', async () => {
    const {waited, behind} = setUp(0);
    expect(await waited).toEqual({value: 'done'});
    expect(behind).toEqual([]);
  });

  it('gives nothing when it is late, and goes on behind the answer', async () => {
    const {waited, behind} = setUp(40);
    expect(await waited).toBeNull();
    expect(await Promise.all(behind)).toEqual(['done']);
  });

  it('throws its fault in time, and keeps a late one to itself', async () => {
    await expect(setUp(0, new Error('no')).waited).rejects.toThrow('no');
    const {waited, behind} = setUp(40, new Error('no'));
    expect(await waited).toBeNull();
    expect(await Promise.all(behind)).toEqual([undefined]);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      await inTime(Promise.resolve('done'), 20, () => undefined);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
