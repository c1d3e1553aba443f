import {hostedImage} from '~/content/hosted-images.server';
import {findContentImage} from '~/content/images.server';
import {hostedImageUrl, parseImageRequest} from '~/domain/content/image-request';
import type {ShopContext} from '~/edge/request/context.server';

/** A picture may not hold a page longer than this. */
const DEADLINE_MS = 5_000;
const KEEP_SECONDS = 86_400;

/** A picture can be a document (SVG) with scripts in it, and would be one of ours: opened by itself it runs and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function refuse(status: 400 | 404 | 502, text: string): Response {
  return new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

/**
 * `GET /cms/{id}` (coverage: content-image-proxy): a picture of the content from the shop's own image host and no
 * other, as WebP. Unknown ids are 404, unreadable parameters 400, a host that does not deliver a picture 502.
 */
export async function answerContentImage(
  request: Request,
  context: ShopContext,
  id: string,
): Promise<Response> {
  const image = findContentImage(id);
  if (!image || image.src === '') return refuse(404, 'There is no such picture.');
  const asked = parseImageRequest(new URL(request.url).searchParams);
  if (!asked.ok) return refuse(400, asked.message);

  let delivered: Response;
  try {
    delivered = await fetch(hostedImageUrl(hostedImage(context.env, image).src, asked.value), {
      headers: {Accept: 'image/*'},
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  } catch (fault) {
    console.error(`[${context.requestId}] No picture ${id}:`, fault);
    return refuse(502, 'The picture cannot be loaded at the moment.');
  }
  const type = delivered.headers.get('Content-Type') ?? '';
  if (!delivered.ok || !type.startsWith('image/')) {
    console.error(`[${context.requestId}] No picture ${id}: ${delivered.status} ${type}`);
    return refuse(502, 'The picture cannot be loaded at the moment.');
  }
  const headers = new Headers({
    'Content-Type': type,
    'Content-Security-Policy': PICTURE_POLICY,
    'Cache-Control': `public, max-age=${KEEP_SECONDS}, stale-while-revalidate=${KEEP_SECONDS}`,
  });
  for (const name of ['Content-Length', 'ETag', 'Last-Modified']) {
    const value = delivered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(delivered.body, {headers});
}
