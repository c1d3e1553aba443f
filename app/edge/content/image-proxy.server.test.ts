import {describe, expect, it, vi} from 'vitest';

import {useCartShopper} from '../../../tests/support/cart-shopper';

import {answerContentImage} from './image-proxy.server';

const shopping = useCartShopper();

/** What the shop answers for a picture of its content, which its host delivers in this way. */
async function pictureOf(delivered: Response): Promise<Response> {
  vi.stubGlobal('fetch', () => Promise.resolve(delivered));
  const shopper = shopping();
  const request = shopper.request('/cms/home-hero?width=640');
  return answerContentImage(request, shopper.open(request), 'home-hero');
}

describe('a picture of the content', () => {
  it('runs nothing and loads nothing where it is a document of its own, as drawings can be', async () => {
    const drawing = new Response('<svg><script>steal()</script></svg>', {
      headers: {'Content-Type': 'image/svg+xml', 'Set-Cookie': 'a=b', Link: '<https://x.example>'},
    });
    const {status, headers} = await pictureOf(drawing);
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect([headers.get('Set-Cookie'), headers.get('Link')]).toEqual([null, null]);
  });

  it.each(['text/html', 'application/xhtml+xml', ''])(
    'is none where its host delivers %j',
    async (type) => {
      const page = new Response('<script>steal()</script>', {headers: {'Content-Type': type}});
      expect((await pictureOf(page)).status).toBe(502);
    },
  );
});
