import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';

import {imageSize, imageVersion} from './pictures.ts';
import {createImageService} from './service.ts';
import {warmImages} from './warm.ts';

const NAME = 'products/woven-floss-mint-hero';

describe('the image service', {timeout: 60_000}, () => {
  let cacheDir = '';
  let service: ReturnType<typeof createImageService>;

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'brightwell-images-'));
    service = createImageService({cacheDir});
  });
  afterAll(() => rm(cacheDir, {recursive: true, force: true}));

  function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
    return service(new Request(`http://shop.test${address}`, {headers, method}));
  }
  async function sizeOf(response: Response) {
    const {width, height, format} = await sharp(await response.arrayBuffer()).metadata();
    return {width, height, format};
  }

  it('answers the original as PNG, cacheable for a year', async () => {
    const response = await get(`/images/${NAME}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await sizeOf(response)).toEqual({width: 1600, height: 1600, format: 'png'});
  });

  it('draws the same bytes again from nothing', async () => {
    const other = await mkdtemp(join(tmpdir(), 'brightwell-images-'));
    const address = `http://shop.test/images/${NAME}.png?format=png&width=400`;
    const first = await service(new Request(address));
    const second = await createImageService({cacheDir: other})(new Request(address));
    await rm(other, {recursive: true, force: true});
    expect(
      Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer())),
    ).toBe(true);
  });

  it.each([
    ['width=300', {width: 300, height: 300}],
    ['height=200', {width: 200, height: 200}],
    ['width=300&height=150', {width: 150, height: 150}],
    ['width=300&height=150&crop=center', {width: 300, height: 150}],
    ['width=150&height=300&crop=left', {width: 150, height: 300}],
    ['width=300&height=150&pad_color=ffffff', {width: 300, height: 150}],
    ['width=4000', {width: 1600, height: 1600}],
    ['width=999999', {width: 1600, height: 1600}],
    ['width=3200&height=1600&crop=top', {width: 1600, height: 800}],
    ['v=123&width=64', {width: 64, height: 64}],
  ])('scales for %s', async (query, expected) => {
    const {width, height} = await sizeOf(await get(`/images/${NAME}.png?${query}`));
    expect({width, height}).toEqual(expected);
  });

  it('crops where it is told to', async () => {
    const [top, bottom] = await Promise.all(
      ['top', 'bottom'].map(async (crop) =>
        Buffer.from(
          await (
            await get(`/images/${NAME}.png?width=200&height=50&format=png&crop=${crop}`)
          ).arrayBuffer(),
        ),
      ),
    );
    expect(top?.equals(bottom ?? Buffer.alloc(0))).toBe(false);
  });

  it('fills the padding with the colour asked for', async () => {
    const response = await get(`/images/${NAME}.png?width=300&height=150&pad_color=f00&format=png`);
    const {data} = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({resolveWithObject: true});
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['png', 'image/png', 'png'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['pjpg', 'image/jpeg', 'jpeg'],
  ])('answers format=%s', async (format, type, stored) => {
    const response = await get(`/images/${NAME}.png?width=80&format=${format}`);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBeNull();
    expect((await sizeOf(response)).format).toBe(stored);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['image/webp;q=0, image/png', 'image/png'],
    ['*/*', 'image/png'],
    ['', 'image/png'],
  ])('negotiates Accept: %s as %s', async (accept, type) => {
    const response = await get(`/images/${NAME}.png?width=40`, {Accept: accept});
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
  });

  it.each([
    'width=abc',
    'width=-1',
    'width=0',
    'width=1.5',
    'width=',
    'height=1e3',
    'quality=0',
    'quality=101',
    'format=exe',
    'crop=middle',
    'pad_color=zzz',
  ])('refuses %s', async (query) => {
    const response = await get(`/images/${NAME}.png?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    '/images/products/no-such-thing-hero.png',
    '/images/products/woven-floss-mint-hero.exe',
    '/images/products/..%2f..%2fpackage.png',
    '/images/products/%2e%2e/%2e%2e/package.png',
    '/images/__proto__/constructor.png',
    '/images/.png',
    '/images/',
  ])('knows no image at %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('answers 304 to a known tag and 405 to a post', async () => {
    const first = await get(`/images/${NAME}.png?width=40`);
    const tag = first.headers.get('ETag') ?? '';
    const again = await get(`/images/${NAME}.png?width=40`, {'If-None-Match': `"x", W/${tag}`});
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get(`/images/${NAME}.png`, {}, 'POST')).status).toBe(405);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await get(`/images/${NAME}.png?width=40&format=webp`, {}, 'HEAD');
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it('makes one file for equal requests at once', async () => {
    const own = await mkdtemp(join(tmpdir(), 'brightwell-images-'));
    onTestFinished(() => rm(own, {recursive: true, force: true}));
    const answer = createImageService({cacheDir: own});
    const address = (width: number) =>
      new Request(`http://shop.test/images/${NAME}.png?width=${width}&format=webp`);
    // The original, which every size is made of, is a file as well.
    await answer(address(40));
    const before = await readdir(own);
    const all = await Promise.all(Array.from({length: 6}, () => answer(address(77))));
    expect(all.every(({status}) => status === 200)).toBe(true);
    const files = await readdir(own);
    expect(files).toHaveLength(before.length + 1);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('warms until it is told to stop', async () => {
    const stop = new AbortController();
    expect(await warmImages(service, stop.signal, [NAME, 'products/unknown-hero'])).toBe(1);
    stop.abort();
    expect(await warmImages(service, stop.signal, [NAME])).toBe(0);
  });
});

describe('the registry of images', () => {
  it('knows names and sizes without drawing', () => {
    expect(imageSize(NAME)).toEqual({width: 1600, height: 1600});
    expect(imageSize('products/unknown-hero')).toBeNull();
    expect(imageVersion(NAME)).toMatch(/^[0-9a-f]{10}$/);
  });
});
