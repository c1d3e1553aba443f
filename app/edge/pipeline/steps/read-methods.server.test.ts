import {expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {readMethods} from './read-methods.server';

const ask = (method: string, headers: Record<string, string> = {}) =>
  readMethods.run(new Request('https://shop.example/', {method, headers}), {} as ShopContext, () =>
    Promise.resolve(new Response('through')),
  );

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s goes on', async (method) => {
  expect((await ask(method)).status).toBe(200);
});

it.each(['OPTIONS', 'PROPFIND', 'LOCK'])(
  '%s is refused, with the methods that there are',
  async (method) => {
    const answer = await ask(method);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  },
);

it.each(['GET', 'HEAD'])(
  'a body on %s is refused, whether it says its length or not',
  async (method) => {
    expect((await ask(method, {'Content-Length': '5'})).status).toBe(400);
    expect((await ask(method, {'Transfer-Encoding': 'chunked'})).status).toBe(400);
    expect((await ask(method, {'Content-Length': '0'})).status).toBe(200);
  },
);
