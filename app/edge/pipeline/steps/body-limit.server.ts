import type {Step} from '~/edge/request/step.server';

import {refusePage} from '../refused-page.server';

const TOO_LARGE = 'This form is too large. Please shorten it and send it again.';

/** Several times the largest form of the shop, a cart note or a message of 5000 characters, however it is encoded. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The body whole; null once it is longer than the limit, with the rest unread. */
async function readWithin(
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > MAX_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * A body that no form of the shop has is refused before anybody parses it, whether it says its length or not. Every other is read
 * here, whoever is refused afterwards: some hosts keep the next request of a connection waiting behind a body that nobody read.
 */
export const bodyLimit: Step = {
  name: 'body limit',
  async run(request, context, next) {
    if (request.body === null) return next();
    const tooLarge = () => refusePage(request, context, next, {status: 413, message: TOO_LARGE});
    if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) return tooLarge();
    const bytes = await readWithin(request.body);
    return bytes === null ? tooLarge() : next(new Request(request, {body: bytes}));
  },
};
