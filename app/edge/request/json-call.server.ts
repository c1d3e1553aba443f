import {z} from 'zod';

/** No internal call carries more than a few words. */
const MAX_BODY_BYTES = 64 * 1024;

export function jsonAnswer(value: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return new Response(JSON.stringify(value), {...init, headers});
}

/** 405 with the methods that the call takes. */
export function methodNotAllowed(...allowed: string[]): Response {
  return jsonAnswer(
    {message: 'Method Not Allowed'},
    {status: 405, headers: {Allow: allowed.join(', ')}},
  );
}

/**
 * Reads the JSON or form body of an internal call through its schema. Refusals are thrown Responses: 413 for a body
 * over 64 kB, 400 for one that is no JSON or not of the schema's shape.
 */
export async function parseBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const announced = Number(request.headers.get('Content-Length') ?? '0');
  if (announced > MAX_BODY_BYTES) throw jsonAnswer({message: 'Payload Too Large'}, {status: 413});
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) {
    throw jsonAnswer({message: 'Payload Too Large'}, {status: 413});
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw jsonAnswer({message: 'The body is no JSON.'}, {status: 400});
  }
  const body = schema.safeParse(parsed);
  if (!body.success) {
    throw jsonAnswer({message: z.prettifyError(body.error)}, {status: 400});
  }
  return body.data;
}
