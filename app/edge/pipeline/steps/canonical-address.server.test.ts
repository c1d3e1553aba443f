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
    ['/Learn.data', 'goes on'],
  ])('for %s: %s', async (address, answer) => {
    expect(await answerTo(address)).toBe(answer);
  });

  it('that changes something is not sent elsewhere', async () => {
    expect(await answerTo('/Cart/', 'POST')).toBe('goes on');
    expect(await answerTo('/Cart/', 'HEAD')).toBe('308 /cart');
  });
});
