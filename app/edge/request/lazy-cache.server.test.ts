import {expect, it} from 'vitest';

import {answersOnly} from './lazy-cache.server';

it.each([
  ['[{"data":{"product":null}},{"status":200}]', true],
  // Hydrogen's lock while it renews an answer.
  ['"true"', true],
  ['["",{"status":200}]', false],
  ['["{\\"data\\":{\\"prod",{"status":200}]', false],
  ['["<!doctype html>",{"status":200}]', false],
])('of what Hydrogen puts into its cache, %s is kept: %s', async (body, isKept) => {
  const kept: string[] = [];
  const cache = {
    put: async (_request: unknown, response: Response) => {
      kept.push(await response.text());
    },
  } as unknown as Cache;
  await answersOnly(cache).put('https://shopify.dev/?key', new Response(body));
  expect(kept).toEqual(isKept ? [body] : []);
});
