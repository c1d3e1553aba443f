import {findContentImage} from '~/content/images.server';
import type {ContentImage} from '~/domain/content/content';
import {type Asked, parseImageRequest} from '~/domain/content/image-request';
import {imageUrl, plainPictureUrl, providerOf} from '~/domain/content/images';
import type {ShopContext} from '~/edge/request/context.server';

/** A picture may not hold a page longer than this. */
const DEADLINE_MS = 5_000;
const KEEP_SECONDS = 86_400;
const KEEP = `public, max-age=${KEEP_SECONDS}, stale-while-revalidate=${KEEP_SECONDS}`;

/** A picture can be a document (SVG) with scripts in it, and would be one of ours: opened by itself it runs and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function refuse(status: 400 | 404 | 502, text: string): Response {
  return new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/** Leads to the file of the build: it lies where files are served from, which may be another origin, in whole pictures alone. */
function leadToFile(src: string, asked: Asked): Response {
  const Location =
    asked.format === 'webp' ? imageUrl('build', {src, ...asked}) : plainPictureUrl(src);
  return new Response(null, {status: 302, headers: {Location, 'Cache-Control': KEEP}});
}

/** A picture from the files of the store. One that is not delivered is 502. */
async function bringFromStore(
  {id, src}: ContentImage,
  asked: Asked,
  {requestId}: Pick<ShopContext, 'requestId'>,
): Promise<Response> {
  let delivered: Response;
  try {
    delivered = await fetch(imageUrl('shopify', {src, ...asked}), {
      headers: {Accept: 'image/*'},
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  } catch (fault) {
    console.error(`[${requestId}] No picture ${id}:`, fault);
    return refuse(502, 'The picture cannot be loaded at the moment.');
  }
  const type = delivered.headers.get('Content-Type') ?? '';
  if (!delivered.ok || !type.startsWith('image/')) {
    console.error(`[${requestId}] No picture ${id}: ${delivered.status} ${type}`);
    return refuse(502, 'The picture cannot be loaded at the moment.');
  }
  const headers = new Headers({
    'Content-Type': type,
    'Content-Security-Policy': PICTURE_POLICY,
    'Cache-Control': KEEP,
  });
  for (const name of ['Content-Length', 'ETag', 'Last-Modified']) {
    const value = delivered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(delivered.body, {headers});
}

/** The picture as the request wants it; unreadable parameters are 400. */
export function answerPicture(
  request: Request,
  image: ContentImage,
  context: Pick<ShopContext, 'requestId'>,
): Response | Promise<Response> {
  const asked = parseImageRequest(new URL(request.url).searchParams);
  if (!asked.ok) return refuse(400, asked.message);
  return providerOf(image.src) === 'build'
    ? leadToFile(image.src, asked.value)
    : bringFromStore(image, asked.value, context);
}

/**
 * `GET /cms/{id}` (coverage: content-image-proxy): a picture of the content, as WebP. One that is a file of the build is answered
 * by the way there, one of the store's files from there and nowhere else. Unknown ids are 404.
 */
export function answerContentImage(
  request: Request,
  context: ShopContext,
  id: string,
): Response | Promise<Response> {
  const image = findContentImage(id);
  return image ? answerPicture(request, image, context) : refuse(404, 'There is no such picture.');
}
