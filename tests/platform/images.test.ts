import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi} from './support/api-client.ts';

let platform: RunningPlatform;
let url: string;
const imageCache = mkdtempSync(join(tmpdir(), 'platform-images-'));
beforeAll(async () => {
  platform = await startPlatform({test: true, imageCache});
  const {data} = await callApi(
    platform,
    '{ products(first: 1) { nodes { featuredImage { url width height } } } }',
  );
  url = data.products.nodes[0].featuredImage.url;
});
afterAll(async () => {
  await platform.stop();
  rmSync(imageCache, {recursive: true, force: true});
});

async function load(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${query}`, {headers});
  const {width, height, format} = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return {response, width, height, format};
}

test('104 width=200 is 200 wide beside v, and a width above the original returns the original size', async () => {
  expect(url).toMatch(/\/images\/products\/[a-z0-9-]+\.png\?v=[0-9a-f]+$/);
  const small = await load('&width=200');
  expect(small.response.status).toBe(200);
  expect(small.width).toBe(200);
  const {data} = await callApi(
    platform,
    '{ products(first: 1) { nodes { featuredImage { width small: url(transform: {maxWidth: 50, maxHeight: 60, crop: CENTER, scale: 2, preferredContentType: WEBP}) } } } }',
  );
  const original = data.products.nodes[0].featuredImage;
  const large = await load('&width=5000');
  expect(large.width).toBe(original.width);
  expect(original.small).toBe(`${url}&width=100&height=120&crop=center&format=webp`);
});

test('105 width and height with a crop have exactly that size, without one the image fits inside', async () => {
  const cropped = await load('&width=120&height=80&crop=center');
  expect([cropped.width, cropped.height]).toEqual([120, 80]);
  const fitted = await load('&width=120&height=80');
  expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(120);
  expect(fitted.height).toBe(80);
  expect(fitted.width).toBeLessThan(120);
});

test('106 without a format the Accept header chooses webp, and the answer varies by it', async () => {
  const webp = await load('&width=64', {accept: 'image/webp,image/*'});
  expect(webp.format).toBe('webp');
  expect(webp.response.headers.get('content-type')).toBe('image/webp');
  expect(webp.response.headers.get('vary')).toMatch(/accept/i);
  const png = await load('&width=64', {accept: 'image/png'});
  expect(png.format).toBe('png');
});
