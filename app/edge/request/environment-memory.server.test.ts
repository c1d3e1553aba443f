import {expect, it} from 'vitest';

import {readEnvironment} from './environment-memory.server';

const VARIABLES = {
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'public',
  SESSION_SECRET: 'a-secret-of-sixteen-or-more',
};

it('the variables of an isolate are parsed once', () => {
  const variables = {...VARIABLES};
  const first = readEnvironment(variables);
  expect(first).toMatchObject({ok: true, value: {PUBLIC_STORE_DOMAIN: 'shop.example'}});
  expect(readEnvironment(variables)).toBe(first);
});

it('other variables are parsed anew', () => {
  readEnvironment({...VARIABLES});
  expect(readEnvironment({...VARIABLES, CACHE_SECONDS: '5'})).toMatchObject({
    ok: true,
    value: {CACHE_SECONDS: 5},
  });
});

it('variables that are wrong stay wrong, each with its name and without its value', () => {
  const variables = {...VARIABLES, SESSION_SECRET: 'short'};
  const refused = readEnvironment(variables);
  expect(refused).toEqual({
    ok: false,
    problems: ['SESSION_SECRET must have at least 16 characters'],
  });
  expect(readEnvironment(variables)).toBe(refused);
});
