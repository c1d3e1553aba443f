import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {PurgeMark} from './purge-mark.server';

let now = 1_000_000;
const read = async (mark: PurgeMark) => {
  const behind: Promise<unknown>[] = [];
  const at = await mark.read((work) => behind.push(work));
  await Promise.all(behind);
  return at;
};

beforeEach(() => {
  const kept = new Map<string, Response>();
  now = 1_000_000;
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(kept.get(`${name} ${key}`)?.clone()),
        put: (key: string, answer: Response) =>
          Promise.resolve(void kept.set(`${name} ${key}`, answer)),
      }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the moment of the last purge', () => {
  it('is none before the first, and is known at once where it was set', async () => {
    const mark = new PurgeMark(() => now);
    expect(await read(mark)).toBe(0);
    expect(await mark.set(5000)).toBe(true);
    expect(await read(mark)).toBe(5000);
  });

  it('is set by no request that comes a second time, or by an earlier one', async () => {
    const mark = new PurgeMark(() => now);
    await mark.set(5000);
    expect([await mark.set(5000), await mark.set(4000)]).toEqual([false, false]);
    expect(await read(mark)).toBe(5000);
  });

  it('reaches another isolate of the location five seconds later, behind an answer, and a new one at once', async () => {
    const [one, other] = [new PurgeMark(() => now), new PurgeMark(() => now)];
    await read(other);
    await one.set(5000);
    now += 4_999;
    expect(await read(other)).toBe(0);
    now += 1;
    await read(other);
    expect(await read(other)).toBe(5000);
    expect(await read(new PurgeMark(() => now))).toBe(5000);
    expect(await other.set(5000)).toBe(false);
  });

  it('is known to its own isolate alone on a host without a cache', async () => {
    vi.stubGlobal('caches', undefined);
    const mark = new PurgeMark(() => now);
    expect(await mark.set(5000)).toBe(true);
    expect(await read(mark)).toBe(5000);
    expect(await read(new PurgeMark(() => now))).toBe(0);
  });
});
