import {z} from 'zod/mini';

import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';

import {apiAnswer} from './api-answers.server';

/** No internal call carries more than a few words. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads the JSON or form body of an internal call through its schema. Refusals are thrown Responses: 413 for a body
 * over 64 kB, 400 for one that is no JSON or not of the schema's shape.
 */
export async function parseBody<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  const announced = Number(request.headers.get('Content-Length') ?? '0');
  if (announced > MAX_BODY_BYTES) throw apiAnswer({message: 'Payload Too Large'}, {status: 413});
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) {
    throw apiAnswer({message: 'Payload Too Large'}, {status: 413});
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw apiAnswer({message: 'The body is no JSON.'}, {status: 400});
  }
  const body = schema.safeParse(parsed, SCHEMA_TEXTS);
  if (!body.success) {
    throw apiAnswer({message: z.prettifyError(body.error)}, {status: 400});
  }
  return body.data;
}
