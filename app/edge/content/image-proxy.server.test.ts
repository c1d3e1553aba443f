import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {answerPicture} from './image-proxy.server';

/** A picture that a merchant uploaded to the store, and one of the build. */
const UPLOADED = 'https://cdn.shopify.com/s/files/1/0001/files/hero.jpg?v=3';
const BUILT = 'https://files.example/7/assets/pictures/hero-1a2b/1200.webp';

async function ask(src: string, query = '?width=640'): Promise<Response> {
  const request = new Request(`http://shop.test/cms/hero${query}`);
  const image = {
    id: 'hero',
    src,
    alt: 'A brush',
    width: 1600,
    height: 1000,
    format: 'jpeg',
  } as const;
  return answerPicture(request, image, {requestId: 'a-request'});
}

/** What the shop answers for a picture of the store, which its host delivers in this way. */
function pictureOf(delivered: Response): Promise<Response> {
  vi.stubGlobal('fetch', () => Promise.resolve(delivered));
  return ask(UPLOADED);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

  it('that the store has is asked for there, as it was asked for here', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response('', {headers: {'Content-Type': 'image/webp'}}));
    });
    await ask(UPLOADED, '?width=300&height=300&resize=crop');
    expect(asked).toEqual([`${UPLOADED}&width=320&height=320&crop=center&format=webp&quality=80`]);
  });

  it.each([
    ['', '1200.webp'],
    ['?width=300', '320.webp'],
    ['?width=300&height=100&resize=crop', '320.webp'],
    ['?width=300&format=jpg', '1200.jpg'],
  ])('that is a file of the build lies there for %j: %s', async (query, file) => {
    const answer = await ask(BUILT, query);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(BUILT.replace('1200.webp', file));
    expect(answer.headers.get('Cache-Control')).toContain('max-age=86400');
  });
});
