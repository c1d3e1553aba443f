import {expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {take} from '../../../../tests/support/step-runner';

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

const REFUSALS = [
  ['OPTIONS', {}, 405],
  ['PROPFIND', {}, 405],
  ['GET', {'Content-Length': '5'}, 400],
] as const;

it.each(REFUSALS)('a person’s %s (%j) is refused with the shop’s own page', async (...asked) => {
  const [method, headers, status] = asked;
  const init = {method, headers: {...headers, Accept: 'text/html,*/*;q=0.8'}};
  const {response, passed} = await take(readMethods, '/account', {init});
  expect([response.status, await response.text()]).toEqual([status, 'page']);
  expect([passed?.method, new URL(passed?.url ?? '').pathname]).toEqual(['GET', '/__not-found']);
  expect(response.headers.get('Allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each(REFUSALS)(
  'a script’s %s (%j) is refused in its own form, without a page',
  async (...asked) => {
    const [method, headers, status] = asked;
    const script = {method, headers: {...headers, Accept: 'application/json'}};
    const json = await take(readMethods, '/cart', {init: script});
    expect([json.response.status, json.passed]).toEqual([status, null]);
    expect(await json.response.json()).toEqual({message: expect.stringMatching(/\w/) as unknown});
    const data = await take(readMethods, '/learn.data', {init: {method, headers}});
    expect([data.response.status, data.passed]).toEqual([status, null]);
    expect(data.response.headers.get('X-Remix-Response')).toBe('yes');
  },
);

it('a preflight of another site costs a line, and no page', async () => {
  const init = {method: 'OPTIONS', headers: {Accept: '*/*', Origin: 'https://other.example'}};
  const {response, passed} = await take(readMethods, '/cart', {init});
  expect([response.status, passed]).toEqual([405, null]);
  expect(response.headers.get('Content-Type')).toContain('text/plain');
});

it('a HEAD with a body is refused without one, also where a page would say so', async () => {
  const init = {method: 'HEAD', headers: {Accept: 'text/html', 'Content-Length': '5'}};
  const {response} = await take(readMethods, '/', {init});
  expect([response.status, response.body]).toEqual([400, null]);
});

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
