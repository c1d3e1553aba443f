import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {bodyLimit, MAX_BODY_BYTES} from './body-limit.server';

function streamed(bytes: number): {body: ReadableStream<Uint8Array>; sent: () => number} {
  const chunk = new Uint8Array(16 * 1024).fill(97);
  let left = bytes;
  return {
    body: new ReadableStream({
      pull(controller) {
        if (left <= 0) {
          controller.close();
          return;
        }
        controller.enqueue(chunk.subarray(0, Math.min(left, chunk.byteLength)));
        left -= chunk.byteLength;
      },
    }),
    sent: () => bytes - Math.max(0, left),
  };
}

const contextOf = () => ({responseHeaders: new Headers()}) as ShopContext;

/** How long the body is that comes through; the answer's status when none does. */
async function through(init: RequestInit & {duplex?: 'half'}): Promise<number | string> {
  const request = new Request('https://shop.example/cart', {method: 'POST', ...init});
  let read: number | string = 'nothing read';
  const response = await bodyLimit.run(request, contextOf(), async (current) => {
    if (current?.url.endsWith('/__not-found')) return new Response('the shop’s own page');
    read = (await (current ?? request).arrayBuffer()).byteLength;
    return new Response(null, {status: 204});
  });
  return response.status === 204 ? read : `${response.status}, ${read}, ${await response.text()}`;
}

describe('a body', () => {
  it('within the limit comes through as it was, with or without its length', async () => {
    const text = 'note=a%0Ab';
    expect(await through({body: text, headers: {'Content-Length': '10'}})).toBe(10);
    expect(await through({body: text})).toBe(10);
    expect(await through({body: streamed(MAX_BODY_BYTES).body, duplex: 'half'})).toBe(
      MAX_BODY_BYTES,
    );
  });

  it('that says it is larger is refused unread', async () => {
    const headers = {'Content-Length': String(MAX_BODY_BYTES + 1)};
    expect(await through({body: 'x', headers})).toBe('413, nothing read, the shop’s own page');
  });

  it('that does not say it is larger is refused once it is, and read no further', async () => {
    const {body, sent} = streamed(64 * 1024 * 1024);
    expect(await through({body, duplex: 'half'})).toBe('413, nothing read, the shop’s own page');
    expect(sent()).toBeLessThan(MAX_BODY_BYTES * 2);
  });
});

it('a request without a body goes on untouched', async () => {
  const request = new Request('https://shop.example/');
  const response = await bodyLimit.run(request, {} as ShopContext, (current) =>
    Promise.resolve(new Response(current === undefined ? 'untouched' : 'another')),
  );
  expect(await response.text()).toBe('untouched');
});
