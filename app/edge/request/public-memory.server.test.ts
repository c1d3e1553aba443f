import {describe, expect, it} from 'vitest';

import {remember, rememberFor} from './public-memory.server';

describe('what an isolate works out once', () => {
  it('is made when it is first asked for, and not again, also where it is nothing', () => {
    let made = 0;
    const make = () => {
      made += 1;
      return undefined;
    };
    expect([remember('once', make), remember('once', make)]).toEqual([undefined, undefined]);
    expect(made).toBe(1);
    expect(remember('another', () => 'value')).toBe('value');
  });

  it('does not grow without end', () => {
    expect(remember('first', () => 1)).toBe(1);
    for (let at = 0; at < 4_000; at += 1) remember(`made up ${String(at)}`, () => at);
    expect(remember('first', () => 2)).toBe(2);
  });

  it('belongs to the object that it is made of', () => {
    const [one, other] = [{}, {}];
    expect(rememberFor(one, 'name', () => 'a')).toBe('a');
    expect(rememberFor(other, 'name', () => 'b')).toBe('b');
    expect(rememberFor(one, 'name', () => 'c')).toBe('a');
    expect(rememberFor(one, 'another name', () => 'd')).toBe('d');
  });
});
