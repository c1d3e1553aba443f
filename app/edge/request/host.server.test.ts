import {afterEach, describe, expect, it, vi} from 'vitest';

import {answersOnly, hostCache, hostOf} from './host.server';

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

describe('a host', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const request = (headers: Record<string, string> = {}) =>
    new Request('https://shop.example/', {headers});
  const env = {VISITOR_ADDRESS_HEADER: 'cf-connecting-ip'};

  it('tells the visitor’s address and the request’s name where it has them', () => {
    const told = {
      'cf-connecting-ip': '192.0.2.7',
      'oxygen-buyer-ip': '8.8.8.8',
      'request-id': 'r1',
    };
    expect(hostOf(request(told), env, {})).toMatchObject({buyerIp: '192.0.2.7', requestId: 'r1'});
    const silent = hostOf(request(), env, {});
    expect(silent.buyerIp).toBeNull();
    expect(silent.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it('without waitUntil still does what is to be done behind an answer, and no fault of it ends the isolate', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hostOf(request(), env, {}).waitUntil(Promise.reject(new Error('late')));
    await vi.waitFor(() => {
      expect(said).toHaveBeenCalledWith('Behind an answer', expect.any(Error));
    });
  });

  it.each([
    ['has no Cache API', undefined],
    ['refuses to open one', {open: () => Promise.reject(new Error('No such namespace'))}],
    [
      'refuses to use it',
      {
        open: () =>
          Promise.resolve({
            match: () => Promise.reject(new Error('No Cache was configured')),
            put: () => Promise.reject(new Error('No Cache was configured')),
            delete: () => Promise.reject(new Error('No Cache was configured')),
          }),
      },
    ],
  ])('that %s keeps nothing, and says so once', async (_, caches) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('caches', caches);
    const cache = hostCache('pages');
    await cache.put('https://x.invalid/', new Response('kept'));
    expect(await cache.match('https://x.invalid/')).toBeUndefined();
    expect(await cache.delete('https://x.invalid/')).toBe(false);
    expect(said.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
