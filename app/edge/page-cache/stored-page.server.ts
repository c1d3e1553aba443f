import {fingerprint} from '~/edge/request/crypto.server';

/** A rendered page as bytes, with a gap wherever the nonce stood, so that an answer is one copy and a few writes. */
export interface StoredPage {
  headers: [name: string, value: string][];
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the gaps begin; each is NONCE_LENGTH bytes. */
  gaps: readonly number[];
  /** Milliseconds since 1970. */
  storedAt: number;
  /** Names the content of a page without a nonce. */
  tag: string | null;
}

/** A nonce is 32 hexadecimal digits (context.server.ts), so every nonce fits every gap. */
const NONCE_LENGTH = 32;

/** Kept this long for the case that rendering fails. */
const KEEP_SECONDS = 86_400;

/** Headers that belong to one answer and not to the page. */
const PER_RESPONSE = new Set([
  'age',
  'cache-control',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'set-cookie',
  'x-request-id',
]);

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${await fingerprint(bytes, 12)}"`;
}

/** The bytes of a text with its nonces, and where these begin. */
function cutOut(text: string, nonce: string): {bytes: Uint8Array<ArrayBuffer>; gaps: number[]} {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(text);
  const gaps: number[] = [];
  let at = 0;
  const parts = text.split(nonce);
  for (const part of parts.slice(0, -1)) {
    at += encoder.encode(part).length;
    gaps.push(at);
    at += NONCE_LENGTH;
  }
  return {bytes, gaps};
}

/** The page with a nonce of its own in every gap. */
export function fillIn({bytes, gaps}: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const gap of gaps) {
    for (let index = 0; index < NONCE_LENGTH; index += 1) {
      filled[gap + index] = nonce.charCodeAt(index);
    }
  }
  return filled;
}

/**
 * Reads a rendered response into its storable form, and uses its body up; null, with the body as it was, for everything that
 * must not be kept.
 */
export async function toStoredPage(
  response: Response,
  nonce: string,
  now: number,
): Promise<StoredPage | null> {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return null;
  if (/\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')) return null;
  if (nonce.length !== NONCE_LENGTH) return null;
  const {bytes, gaps} = cutOut(await response.text(), nonce);
  return {
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE.has(name.toLowerCase())),
    bytes,
    gaps,
    storedAt: now,
    tag: gaps.length === 0 ? await tagOf(bytes) : null,
  };
}

/** A page as the Cache API keeps it. */
export function toCacheEntry({headers, bytes, gaps, storedAt, tag}: StoredPage): Response {
  const entry = new Headers(headers);
  entry.set('Cache-Control', `public, max-age=${KEEP_SECONDS}`);
  entry.set('X-Stored-At', String(storedAt));
  entry.set('X-Stored-Gaps', gaps.join(','));
  if (tag !== null) entry.set('X-Stored-Tag', tag);
  return new Response(bytes, {headers: entry});
}

/** The page of an entry of the Cache API; null when it is none of ours. */
export async function fromCacheEntry(entry: Response): Promise<StoredPage | null> {
  const storedAt = Number(entry.headers.get('X-Stored-At'));
  if (!Number.isFinite(storedAt) || storedAt === 0) return null;
  const own = new Set(['x-stored-at', 'x-stored-gaps', 'x-stored-tag', 'cf-cache-status']);
  const gaps = entry.headers.get('X-Stored-Gaps') ?? '';
  return {
    headers: [...entry.headers].filter(
      ([name]) => !PER_RESPONSE.has(name.toLowerCase()) && !own.has(name.toLowerCase()),
    ),
    bytes: new Uint8Array(await entry.arrayBuffer()),
    gaps: gaps === '' ? [] : gaps.split(',').map(Number),
    storedAt,
    tag: entry.headers.get('X-Stored-Tag'),
  };
}
