import {describe, expect, it, vi} from 'vitest';

import {AttemptMemory, type CounterStore, forgetAttempts, takeAttempt} from './rate-limit.server';

const LIMIT = {name: 'contact', limit: 3, windowSeconds: 60};

function memoryStore(): CounterStore & {keys: string[]} {
  const entries = new Map<string, string>();
  return {
    get keys() {
      return [...entries.keys()];
    },
    match: (key) => {
      const text = entries.get(key);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (key, response) => {
      entries.set(key, await response.text());
    },
  };
}

/** An isolate in front of a store that it shares with others. */
function isolate(store: CounterStore) {
  const memory = new AttemptMemory();
  const counters = (now: number) => ({memory, openStore: () => Promise.resolve(store), now});
  return {
    take: (subject: string, now = 0, rate = LIMIT) => takeAttempt(rate, subject, counters(now)),
    forget: (subject: string) => forgetAttempts(LIMIT, subject, counters(0)),
  };
}

describe('a rate limit', () => {
  it('lets so many attempts of one subject through in a window, and again in the next', async () => {
    const {take} = isolate(memoryStore());
    const waits = [];
    for (const now of [0, 20_000, 59_000, 59_000, 60_000]) waits.push(await take('a', now));
    expect(waits).toEqual([null, null, null, 1, null]);
  });

  it('says how many seconds are left of the window', async () => {
    const {take} = isolate(memoryStore());
    for (let n = 0; n < 3; n += 1) await take('a', 10_000);
    expect(await take('a', 10_500)).toBe(50);
  });

  it('lets no more through when they all come at once', async () => {
    const {take} = isolate(memoryStore());
    const waits = await Promise.all(Array.from({length: 360}, () => take('a')));
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  });

  it('counts what other isolates of the edge location let through', async () => {
    const store = memoryStore();
    const [one, other] = [isolate(store), isolate(store)];
    expect([await one.take('a'), await other.take('a'), await one.take('a')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await other.take('a')).toBe(60);
    expect(await one.take('a')).toBe(60);
  });

  it('counts each subject and each limit apart', async () => {
    const {take} = isolate(memoryStore());
    for (let n = 0; n < 3; n += 1) await take('a');
    expect(await take('a')).not.toBeNull();
    expect(await take('b')).toBeNull();
    expect(await take('a', 0, {...LIMIT, name: 'password'})).toBeNull();
  });

  it('begins anew for a subject that is forgotten, in every isolate', async () => {
    const store = memoryStore();
    const one = isolate(store);
    for (let n = 0; n < 3; n += 1) await one.take('a');
    await one.forget('a');
    expect(await one.take('a')).toBeNull();
    expect(await isolate(store).take('a')).toBeNull();
  });

  it('keeps no address in the clear', async () => {
    const store = memoryStore();
    await isolate(store).take('203.0.113.1');
    expect(store.keys).toHaveLength(1);
    expect(store.keys.join()).not.toContain('203.0.113.1');
  });

  it('goes on with its own count when the store cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = () => Promise.reject(new Error('gone'));
    const {take} = isolate({match: gone, put: gone});
    for (let n = 0; n < 3; n += 1) expect(await take('a')).toBeNull();
    expect(await take('a')).toBe(60);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('holds a bounded number of counts, however many subjects there are', () => {
    const memory = new AttemptMemory();
    for (let n = 0; n < 50_000; n += 1) memory.take(`subject ${String(n)}`, 5);
    expect(memory.take('subject 0', 5)).toBe(1);
    expect(memory.take('subject 49999', 5)).toBe(2);
  });
});
