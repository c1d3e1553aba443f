import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type CartHookEvent, registerCartHook, runCartHooks} from './hooks.client';

const EVENT: CartHookEvent = {
  change: {kind: 'note', note: 'Ring twice'},
  before: null,
  after: null,
};

let takeBack: (() => void)[] = [];
const register = (hook: Parameters<typeof registerCartHook>[0]) => {
  takeBack.push(registerCartHook(hook));
};

beforeEach(() => {
  takeBack = [];
});

afterEach(() => {
  for (const take of takeBack) take();
  vi.restoreAllMocks();
});

describe('a registered hook', () => {
  it('runs once for a change, and no more when it is taken back', async () => {
    const heard: CartHookEvent[] = [];
    const take = registerCartHook((event) => {
      heard.push(event);
    });
    await runCartHooks(EVENT);
    take();
    await runCartHooks(EVENT);
    expect(heard).toEqual([EVENT]);
  });

  it('runs not for a change that a hook itself makes', async () => {
    let runs = 0;
    register(async () => {
      runs += 1;
      await runCartHooks(EVENT);
    });
    await runCartHooks(EVENT);
    expect(runs).toBe(1);
    await runCartHooks(EVENT);
    expect(runs).toBe(2);
  });

  it('that fails is logged and stands in the way of no other', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let runs = 0;
    register(() => Promise.reject(new Error('broken')));
    register(() => {
      runs += 1;
    });
    await runCartHooks(EVENT);
    await runCartHooks(EVENT);
    expect(runs).toBe(2);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
