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

/** The request that goes on. */
async function passed(request: Request): Promise<Request> {
  let current = request;
  await readMethods.run(request, {} as ShopContext, (replaced) => {
    current = replaced ?? request;
    return Promise.resolve(new Response('page', {headers: {ETag: '"a"'}}));
  });
  return current;
}

it('HEAD is asked as GET, so that no action of a route runs, and answered without a body', async () => {
  const head = new Request('https://shop.example/account/logout.data', {
    method: 'HEAD',
    headers: {Cookie: 'a=b'},
  });
  const {method, url, headers} = await passed(head);
  expect([method, url, headers.get('Cookie')]).toEqual(['GET', head.url, 'a=b']);
  const answer = await ask('HEAD');
  expect([answer.status, answer.body, await answer.text()]).toEqual([200, null, '']);
});

it('the empty body that the runtime attaches to a read goes no further', async () => {
  const read = new Request('https://shop.example/learn', {headers: {'Content-Length': '0'}});
  Object.defineProperty(read, 'body', {value: new Blob([]).stream()});
  expect((await passed(read)).body).toBeNull();
});
