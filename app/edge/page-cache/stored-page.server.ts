import {fingerprint} from '~/edge/request/crypto.server';
import {pageDataReference, takeOutPageData} from '~/edge/request/page-data.server';

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
  /** What React gets when it comes to a document; it is no part of it. */
  data: {tag: string; bytes: Uint8Array<ArrayBuffer>} | null;
}

const encoder = new TextEncoder();

/** How much memory a page takes, about. */
export const sizeOf = ({bytes, data}: StoredPage): number =>
  bytes.length + (data?.bytes.length ?? 0);

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

const TAG_LENGTH = 12;

/** Headers that only an entry of the Cache API has. */
const PER_ENTRY = new Set([
  'x-stored-at',
  'x-stored-gaps',
  'x-stored-tag',
  'x-stored-data',
  'cf-cache-status',
]);

async function dataOf(text: string | null): Promise<StoredPage['data']> {
  if (text === null) return null;
  const bytes = encoder.encode(text);
  return {tag: await fingerprint(bytes, TAG_LENGTH), bytes};
}

/** The bytes of a text with its nonces, and where these begin. */
function cutOut(text: string, nonce: string): {bytes: Uint8Array<ArrayBuffer>; gaps: number[]} {
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
  const parts = takeOutPageData(await response.text());
  const data = await dataOf(parts.data);
  const reference = data ? pageDataReference(data.tag) : '';
  const {bytes, gaps} = cutOut(parts.document + reference, nonce);
  return {
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE.has(name.toLowerCase())),
    bytes,
    gaps,
    storedAt: now,
    tag: gaps.length === 0 ? `W/"${await fingerprint(bytes, TAG_LENGTH)}"` : null,
    data,
  };
}

/** A page as the Cache API keeps it. */
export function toCacheEntry({headers, bytes, gaps, storedAt, tag, data}: StoredPage): Response {
  const entry = new Headers(headers);
  entry.set('Cache-Control', `public, max-age=${KEEP_SECONDS}`);
  entry.set('X-Stored-At', String(storedAt));
  entry.set('X-Stored-Gaps', gaps.join(','));
  if (tag !== null) entry.set('X-Stored-Tag', tag);
  if (!data) return new Response(bytes, {headers: entry});
  entry.set('X-Stored-Data', `${data.tag} ${bytes.length}`);
  return new Response(new Blob([bytes, data.bytes]), {headers: entry});
}

/** The page of an entry of the Cache API; null when it is none of ours. */
export async function fromCacheEntry(entry: Response): Promise<StoredPage | null> {
  const storedAt = Number(entry.headers.get('X-Stored-At'));
  if (!Number.isFinite(storedAt) || storedAt === 0) return null;
  const gaps = entry.headers.get('X-Stored-Gaps') ?? '';
  const [dataTag = '', dataAt = ''] = (entry.headers.get('X-Stored-Data') ?? '').split(' ');
  const bytes = new Uint8Array(await entry.arrayBuffer());
  const end = dataTag === '' ? bytes.length : Number(dataAt);
  return {
    headers: [...entry.headers].filter(
      ([name]) => !PER_RESPONSE.has(name.toLowerCase()) && !PER_ENTRY.has(name.toLowerCase()),
    ),
    bytes: bytes.slice(0, end),
    gaps: gaps === '' ? [] : gaps.split(',').map(Number),
    storedAt,
    tag: entry.headers.get('X-Stored-Tag'),
    data: dataTag === '' ? null : {tag: dataTag, bytes: bytes.slice(end)},
  };
}
