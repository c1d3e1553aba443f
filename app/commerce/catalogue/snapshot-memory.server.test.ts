import {describe, expect, it, vi} from 'vitest';

import {SnapshotMemory, type SnapshotUse} from './snapshot-memory.server';

function setUp() {
  let time = 1_000;
  let reads = 0;
  let failing = false;
  const memory = new SnapshotMemory<string>(() => time);
  const behind: Promise<unknown>[] = [];
  const read = (source = 'shop', freshMs = 100, usable: SnapshotUse = 'while-recent') =>
    memory.read({
      source,
      freshMs,
      usable,
      waitUntil: (work) => behind.push(work),
      load: () => {
        if (failing) return Promise.reject(new Error('the platform is away'));
        reads += 1;
        return Promise.resolve(`/${reads}`);
      },
    });
  return {
    read,
    settle: () => Promise.all(behind.splice(0)),
    at: (milliseconds: number) => {
      time = 1_000 + milliseconds;
    },
    fail: (fails: boolean) => {
      failing = fails;
    },
  };
}

describe('the remembered catalogue', () => {
  it('is read once while it is fresh', async () => {
    const {read, at} = setUp();
    expect(await read()).toBe('/1');
    at(99);
    expect(await read()).toBe('/1');
  });

  it('is used while it is read anew behind the answer, by one request only', async () => {
    const {read, at, settle} = setUp();
    await read();
    at(100);
    expect(await Promise.all([read(), read()])).toEqual(['/1', '/1']);
    await settle();
    expect(await read()).toBe('/2');
  });

  it('is never used when it is older than twice its time, nor when the clock was set back', async () => {
    const {read, at} = setUp();
    await read();
    at(200);
    expect(await read()).toBe('/2');
    at(-1);
    expect(await read()).toBe('/3');
  });

  it('is used at any age by those who can, while it is read anew behind the answer, and outlives every fault', async () => {
    const {read, at, settle, fail} = setUp();
    const atAnyAge = () => read('shop', 100, 'at-any-age');
    await atAnyAge();
    fail(true);
    at(86_400_001);
    expect(await atAnyAge()).toBe('/1');
    await settle();
    at(2 * 86_400_000);
    expect(await atAnyAge()).toBe('/1');
    await settle();
    fail(false);
    at(3 * 86_400_000);
    expect(await atAnyAge()).toBe('/1');
    await settle();
    expect(await atAnyAge()).toBe('/2');
  });

  it('stands in for a day while no other can be read, says so, and leaves the platform alone for five seconds', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {read, at, settle, fail} = setUp();
    await read();
    fail(true);
    at(150);
    expect(await read()).toBe('/1');
    await settle();
    expect(spoken).not.toHaveBeenCalled();
    at(86_399_999);
    expect(await read()).toBe('/1');
    expect(await read()).toBe('/1');
    expect(spoken).toHaveBeenCalledOnce();
    at(86_405_000);
    await expect(read()).rejects.toThrow('away');
    fail(false);
    expect(await read()).toBe('/2');
    spoken.mockRestore();
  });

  it('belongs to one store, and is not kept at all where nothing may be stored', async () => {
    const {read} = setUp();
    expect(await read('one')).toBe('/1');
    expect(await read('two')).toBe('/2');
    const none = setUp();
    await none.read('shop', 0);
    expect(await none.read('shop', 0)).toBe('/2');
  });
});
