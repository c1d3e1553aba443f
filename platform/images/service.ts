import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import sharp from 'sharp';

import {rasterize} from '../art/rasterize.ts';

import {type Format, type ImageParameters, parseImageParameters, planResize} from './parameters.ts';
import {findPicture} from './pictures.ts';
import {createWorkQueue} from './work-queue.ts';

/** Drawing and scaling are pure computation: more jobs than cores only make each of them later. */
const JOBS_AT_ONCE = 2;

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
};

interface ImageServiceOptions {
  /** Directory for drawn originals and scaled answers; made when missing. */
  cacheDir: string;
}

type ImageService = (request: Request) => Promise<Response>;

function plain(status: number, message: string, headers: HeadersInit = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers},
  });
}

/** The picture's name in `/images/<name>.png`; null where the path is not of that form. */
function parseName(pathname: string): string | null {
  return /^\/images\/([a-z0-9-]+\/[a-z0-9-]+)\.png$/.exec(pathname)?.[1] ?? null;
}

/** Whether an Accept header takes a type by name; a wildcard alone is no promise of webp. */
function accepts(header: string | null, type: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name = '', ...rest] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

async function encode(
  original: Buffer,
  parameters: ImageParameters,
  format: Format,
): Promise<Buffer> {
  const source = sharp(original);
  const {width, height} = await source.metadata();
  const {cut, scaled, canvas} = planResize({width, height}, parameters);
  let image = source.extract(cut).resize(scaled.width, scaled.height, {fit: 'fill'});
  const spareX = canvas.width - scaled.width;
  const spareY = canvas.height - scaled.height;
  if (spareX > 0 || spareY > 0) {
    image = image.extend({
      left: Math.floor(spareX / 2),
      right: Math.ceil(spareX / 2),
      top: Math.floor(spareY / 2),
      bottom: Math.ceil(spareY / 2),
      background: parameters.padColor ?? '#ffffff',
    });
  }
  const {quality} = parameters;
  switch (format) {
    case 'webp':
      return image.webp({quality, effort: 3}).toBuffer();
    case 'avif':
      return image.avif({quality, effort: 2}).toBuffer();
    case 'jpg':
      return image.jpeg({quality}).toBuffer();
    case 'pjpg':
      return image.jpeg({quality, progressive: true}).toBuffer();
    case 'png':
      return image.png({compressionLevel: 6}).toBuffer();
  }
}

/**
 * The image service: answers `/images/<name>.png` with Shopify's CDN parameters
 * (storefront-api.md §10). Originals are drawn on the first request and kept on disk under a hash of
 * the art's code and data, so that a changed drawing is never answered from an old file.
 */
export function createImageService({cacheDir}: ImageServiceOptions): ImageService {
  const queue = createWorkQueue<Buffer>(JOBS_AT_ONCE);
  const ready = mkdir(cacheDir, {recursive: true});

  /** Reads a file of the cache, or makes it; two processes may make one file at once. */
  async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await ready;
    const path = join(cacheDir, file);
    try {
      return await readFile(path);
    } catch {
      const made = await make();
      const draft = join(cacheDir, `${randomUUID()}.part`);
      await writeFile(draft, made);
      await rename(draft, path);
      return made;
    }
  }

  function loadOriginal(key: string, draw: () => string): Promise<Buffer> {
    return kept(`${key}.png`, async () => {
      const {width, height, pixels} = await rasterize(draw());
      return sharp(pixels, {raw: {width, height, channels: 4}})
        .removeAlpha()
        .png({compressionLevel: 3})
        .toBuffer();
    });
  }

  return async function answer(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', {Allow: 'GET, HEAD'});
    }
    const url = new URL(request.url);
    const name = parseName(url.pathname);
    const picture = name === null ? null : findPicture(name);
    if (picture === null) return plain(404, 'No such image');
    const parsed = parseImageParameters(url.searchParams);
    if (!parsed.ok) return plain(400, parsed.message);
    const parameters = parsed.value;
    const format =
      parameters.format ?? (accepts(request.headers.get('Accept'), 'image/webp') ? 'webp' : 'png');
    const key = createHash('sha256')
      .update(JSON.stringify([picture.key, parameters, format]))
      .digest('hex')
      .slice(0, 32);
    const headers = new Headers({
      'Content-Type': CONTENT_TYPES[format],
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${key}"`,
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (parameters.format === null) headers.set('Vary', 'Accept');
    const known = request.headers
      .get('If-None-Match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(`"${key}"`) === true || known?.includes('*') === true) {
      return new Response(null, {status: 304, headers});
    }
    const body = await queue(key, () =>
      kept(`${key}.${format}`, async () =>
        encode(await loadOriginal(picture.key, picture.draw), parameters, format),
      ),
    );
    headers.set('Content-Length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {headers});
  };
}
