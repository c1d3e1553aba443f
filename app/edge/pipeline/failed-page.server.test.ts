import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {failedPage} from './failed-page.server';

const shopPage = (body = 'the shop’s own page') =>
  Promise.resolve(new Response(body, {status: 404, headers: {'Content-Type': 'text/html'}}));

/** A request whose pipeline has failed, and what the page of the fault was drawn with. */
async function fail(init: RequestInit = {}, path = '/learn', draw = () => shopPage()) {
  const context = {
    responseHeaders: new Headers(),
    nonce: 'n',
    env: {PUBLIC_STORE_DOMAIN: 'shop.example'},
    requestId: 'r-1',
  } as unknown as ShopContext;
  const request = new Request(`https://shop.example${path}`, init);
  const drawn: string[] = [];
  const response = await failedPage(request, context, ({url}) => {
    drawn.push(new URL(url).pathname);
    return draw();
  });
  return {response, text: await response.text(), drawn, refusal: context.refusal};
}

let log: unknown[][] = [];
beforeEach(() => {
  log = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void log.push(words));
  return () => spy.mockRestore();
});

describe('a fault of the pipeline', () => {
  it.each(['GET', 'POST'])(
    'of a %s is the shop’s own page with 500 and the headers of any page, without the page that was asked for',
    async (method) => {
      const {response, text, drawn, refusal} = await fail({method});
      expect([response.status, text, drawn]).toEqual([
        500,
        'the shop’s own page',
        ['/__not-found'],
      ]);
      expect(refusal?.message).toBe('Something went wrong on our side. Your cart is safe.');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('X-Request-Id')).toBe('r-1');
    },
  );

  it('is data for who asked for data, and JSON for a script', async () => {
    const data = await fail({}, '/learn.data');
    expect([data.response.status, data.drawn]).toEqual([500, []]);
    expect(data.response.headers.get('X-Remix-Response')).toBe('yes');
    expect(data.text).toContain('Your cart is safe');
    for (const [path, headers] of [
      ['/cart', {Accept: 'application/json'}],
      ['/api/search', {}],
    ] as const) {
      const {response, text} = await fail({method: 'POST', headers}, path);
      expect(response.status).toBe(500);
      expect(JSON.parse(text)).toEqual({message: expect.stringContaining('Your cart is safe')});
    }
  });

  it('is the page of last resort where the shop’s own cannot be drawn, and says nothing of why', async () => {
    const {response, text} = await fail({}, '/learn', () =>
      Promise.reject(new Error('a secret fault')),
    );
    expect(response.status).toBe(500);
    expect(text).toContain('Your cart is safe. Please reload the page in a moment.');
    expect(text).not.toContain('secret');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(log.flat().map(String)).toContain('Error: a secret fault');
  });
});
