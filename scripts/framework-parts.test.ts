import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import routes from '../app/routes';

import {PROJECT_ROOT} from './environment';
import {CUTS, SERVER_CUTS} from './framework-cuts';
import {cutSource} from './framework-parts';

const SOURCE = `function used(value) {
  invariant(value, 'Words for ' + developers);
  if (isServer) {
    render(value);
  }
  return flags.early ? early(value) : late(value);
}
function early(value) {
  return refetch(value);
}
`;

describe('what is left of the framework in the browser', () => {
  it('has no body where none is reached, no statement of another place, and flags that have been decided', () => {
    const {text, unknown} = cutSource(SOURCE, {
      bodies: {early: ''},
      statements: {'if (isServer) {': ''},
      expressions: {'flags.early': 'false'},
      messages: ['invariant'],
    });
    expect(unknown).toEqual([]);
    expect(text).toBe(`function used(value) {
  invariant(value);
  ;
  return false ? early(value) : late(value);
}
function early(value) {}
`);
  });

  it('is cut once where one cut lies within another', () => {
    const {text, unknown} = cutSource(SOURCE, {
      bodies: {used: 'return value;'},
      expressions: {'flags.early': 'false'},
    });
    expect(unknown).toEqual([]);
    expect(text).toContain('function used(value) {return value;}\nfunction early');
  });

  it('names each cut that a source knows nothing of', () => {
    const {text, unknown} = cutSource(SOURCE, {
      bodies: {late: ''},
      statements: {'if (isBrowser)': ''},
      expressions: {'flags.late': 'true'},
      messages: ['warning'],
    });
    expect(text).toBe(SOURCE);
    expect(unknown).toEqual([
      'bodies: late',
      'statements: if (isBrowser)',
      'expressions: flags.late',
      'messages: warning',
    ]);
  });

  it.each(Object.entries(CUTS))('is found as it is written in the installed %s', (file, cuts) => {
    const source = readFileSync(path.join(PROJECT_ROOT, 'node_modules', file), 'utf8');
    const {text, unknown} = cutSource(source, cuts);
    expect(unknown).toEqual([]);
    expect(text.length).toBeLessThan(source.length);
  });

  it.each(Object.entries(SERVER_CUTS))('is found as the worker has it in %s', (file, cuts) => {
    const source = readFileSync(path.join(PROJECT_ROOT, 'node_modules', file), 'utf8');
    expect(cutSource(source, cuts).unknown).toEqual([]);
  });

  it('reads no address that may be written with a part of it left out', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({path: address}) => address?.includes('?'))).toEqual([]);
  });
});
