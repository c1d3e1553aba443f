import {describe, expect, it, vi} from 'vitest';

import {type CounterStore, takeAttempt} from './rate-limit.server';

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

describe('a rate limit', () => {
  it('lets so many attempts of one subject through in a window, and again in the next', async () => {
    const store = memoryStore();
    const attempts = [];
    for (const now of [0, 20_000, 59_999, 59_999, 60_000]) {
      attempts.push(await takeAttempt(LIMIT, '203.0.113.1', store, now));
    }
    expect(attempts).toEqual([true, true, true, false, true]);
  });

  it('counts each subject and each limit apart', async () => {
    const store = memoryStore();
    for (let n = 0; n < 3; n += 1) await takeAttempt(LIMIT, 'a', store, 0);
    expect(await takeAttempt(LIMIT, 'a', store, 0)).toBe(false);
    expect(await takeAttempt(LIMIT, 'b', store, 0)).toBe(true);
    expect(await takeAttempt({...LIMIT, name: 'password'}, 'a', store, 0)).toBe(true);
  });

  it('keeps no address in the clear', async () => {
    const store = memoryStore();
    await takeAttempt(LIMIT, '203.0.113.1', store, 0);
    expect(store.keys.join()).not.toContain('203.0.113.1');
  });

  it('lets an attempt through when its counters cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken: CounterStore = {
      match: () => Promise.reject(new Error('gone')),
      put: () => Promise.reject(new Error('gone')),
    };
    expect(await takeAttempt(LIMIT, 'a', broken, 0)).toBe(true);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
