import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {canonicalAddress} from './canonical-address.server';

describe('a request', () => {
  /** What the step answers: where it leads, its status, or `goes on`. */
  async function answerTo(address: string, method = 'GET'): Promise<string> {
    const request = new Request(`https://shop.example${address}`, {method});
    const response = await canonicalAddress.run(request, {} as ShopContext, () =>
      Promise.resolve(new Response('page')),
    );
    const location = response.headers.get('Location');
    if (location !== null) return `${response.status} ${location}`;
    return response.status === 200 ? 'goes on' : String(response.status);
  }

  it.each([
    ['/learn', 'goes on'],
    ['/learn/?utm_source=M&q=A%20B', '308 /learn?utm_source=M&q=A%20B'],
    ['//evil.example/', '308 /evil.example'],
    ['/l%65arn?q=%41', '308 /learn?q=%41'],
    ['/learn.data', 'goes on'],
    ['/_root.data?_routes=root', 'goes on'],
  ])('for %s: %s', async (address, answer) => {
    expect(await answerTo(address)).toBe(answer);
  });

  it.each([
    ['/Learn.data', '/learn'],
    ['/learn/.data', '/learn'],
    ['//learn.data', '/learn'],
    ['/.data', '/'],
    ['/l%65arn/.data?_routes=root&topic=gums', '/learn?topic=gums'],
  ])('for the data %s is sent to the page %s, in one hop', async (address, page) => {
    const request = new Request(`https://shop.example${address}`);
    const response = await canonicalAddress.run(request, {} as ShopContext, () =>
      Promise.resolve(new Response('page')),
    );
    expect([response.status, response.headers.get('X-Remix-Response')]).toEqual([202, 'yes']);
    expect(await response.text()).toContain(`"${page}"`);
  });

  it('that changes something is not sent elsewhere', async () => {
    expect(await answerTo('/Cart/', 'POST')).toBe('goes on');
    expect(await answerTo('/Cart/', 'HEAD')).toBe('308 /cart');
  });
});
