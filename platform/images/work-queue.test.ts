import {describe, expect, it} from 'vitest';

import {createWorkQueue} from './work-queue.ts';

describe('the work queue', () => {
  it('never runs more jobs at once than its limit, and runs them all', async () => {
    const queue = createWorkQueue<number>(2);
    let running = 0;
    let most = 0;
    const job = (value: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return value;
    };
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((value) => queue(`k${value}`, job(value))),
    );
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('shares one job among equal keys, and starts afresh afterwards', async () => {
    const queue = createWorkQueue<number>(1);
    let calls = 0;
    const job = () => Promise.resolve((calls += 1));
    expect(await Promise.all([queue('a', job), queue('a', job)])).toEqual([1, 1]);
    expect(await queue('a', job)).toBe(2);
  });

  it('goes on after a job that failed', async () => {
    const queue = createWorkQueue<number>(1);
    const failing = queue('a', () => Promise.reject(new Error('no')));
    const next = queue('b', () => Promise.resolve(1));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe(1);
  });
});
