import {describe, expect, it, vi} from 'vitest';

import {once} from './once';

describe('what is made once', () => {
  it('is not made before somebody asks, and then one time', () => {
    const make = vi.fn(() => ({}));
    const made = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(made()).toBe(made());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is kept when it is undefined or null', () => {
    const make = vi.fn(() => undefined);
    const made = once(make);
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure', () => {
    let tries = 0;
    const made = once(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return tries;
    });
    expect(made).toThrow('not yet');
    expect(made()).toBe(2);
  });
});
