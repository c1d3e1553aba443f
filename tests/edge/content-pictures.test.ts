import {describe, expect, it} from 'vitest';

import {type Shop, useShop} from '../support/shop';

/** Pages that show pictures of the content, whatever the store sells. */
const READING = ['/', '/learn', '/learn/how-to-brush-your-teeth', '/no-such-page'];

/** Those that are there while the store has the goods that they speak of. */
const SELLING = ['/opticobsessed', '/hum-smart-toothbrush-app', '/products/create-your-bundle'];

/** The addresses of a page's pictures, those of each width, and the one for whoever the page is sent to. */
function picturesIn(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) =>
    [...image.matchAll(/\b(?:src|srcset)="([^"]*)"/gi)].flatMap(([, value = '']) =>
      value.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    ),
  );
  const shared = [...html.matchAll(/"og:image" content="([^"]*)"/g)].map(([, href = '']) => href);
  return [...new Set([...images, ...shared])].map((address) => address.replaceAll('&amp;', '&'));
}

async function expectFiles(shop: Shop, page: string): Promise<void> {
  const pictures = picturesIn(await (await shop.fetch(page)).text());
  const ofContent = pictures.filter((address) => !address.includes('/images/products/'));
  expect(ofContent.length).toBeGreaterThan(2);
  for (const address of ofContent) {
    const path = address.replace(shop.url, '');
    expect(path).toMatch(/^\/assets\/pictures\/[a-z0-9-]+-[0-9a-f]{10}\/\d+\.(webp|jpg)$/);
    const file = await shop.fetch(path);
    const {headers} = file;
    expect([address, file.status, headers.get('Content-Type')]).toEqual([
      address,
      200,
      path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
    ]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    await file.body?.cancel();
  }
}

describe('the pictures of the content', () => {
  const shop = useShop();

  it.each([...READING, ...SELLING])('of %s are files of the build', async (page) => {
    await expectFiles(shop(), page);
  });

  it('are the same files by their ids', async () => {
    const list = await (await shop().fetch('/api/cms/static-images')).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        title: 'not-found',
        mobileImage: expect.objectContaining({
          src: expect.stringMatching(`^${shop().url}/assets/pictures/not-found-`),
        }) as unknown,
      }),
    );
    const way = await shop().fetch('/cms/not-found?width=640');
    const file = way.headers.get('Location') ?? '';
    expect([way.status, file]).toEqual([302, expect.stringMatching(/not-found-\w+\/640\.webp$/)]);
    expect((await shop().fetch(file)).status).toBe(200);
  });
});

describe('of a store that draws nothing', () => {
  const shop = useShop({environment: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}});

  it.each(['/learn', '/learn/how-to-brush-your-teeth', '/no-such-page'])(
    '%s has its pictures all the same',
    async (page) => {
      await expectFiles(shop(), page);
    },
  );
});
