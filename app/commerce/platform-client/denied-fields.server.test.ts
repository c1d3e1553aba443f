import {describe, expect, it} from 'vitest';

import {findDeniedFields, remainingErrors, withoutFields} from './denied-fields.server';
import {DeniedFields} from './denied-memory.server';

const DOCUMENT = `query Some($after: String) {
  product { id tags @include(if: true) plans: groups(first: 5) @include(if: true) { name } customer { id } }
}`;

const denied = (...path: (string | number)[]) => ({
  message: `Access denied for ${path.at(-1)} field.`,
  path,
  extensions: {code: 'ACCESS_DENIED'},
});

describe('a field that the store denies', () => {
  it('is one that the document marks as nice to have, under its name in the answer', () => {
    const errors = [
      denied('product', 'tags'),
      denied('product', 0, 'plans'),
      denied('product', 'customer'),
      {message: 'Throttled', path: ['product', 'tags'], extensions: {code: 'THROTTLED'}},
    ];
    expect(findDeniedFields(DOCUMENT, errors)).toEqual(['tags', 'plans']);
    expect(remainingErrors(DOCUMENT, errors)).toEqual(errors.slice(2));
  });

  it('is switched off in the document and nothing else is', () => {
    expect(withoutFields(DOCUMENT, new Set(['plans', 'customer']))).toBe(
      DOCUMENT.replace('(first: 5) @include(if: true)', '(first: 5) @include(if: false)'),
    );
  });

  it('is remembered for its store, and asked for again after five minutes', () => {
    let now = 0;
    const memory = new DeniedFields(() => now);
    memory.add('a.example', ['tags']);
    expect([...memory.of('a.example')]).toEqual(['tags']);
    expect([...memory.of('b.example')]).toEqual([]);
    now = 300_000;
    expect([...memory.of('a.example')]).toEqual([]);
  });
});
