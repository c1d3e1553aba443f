import type {MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';

import {internalErrorMessage} from '../graphql/errors.ts';
import type {PlatformServices} from '../services.ts';

import type {PlatformApp, PlatformEnvironment} from './environment.ts';

/** Larger bodies are refused unread; the largest honest one (250 lines with long attributes) is below. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

const TOO_LARGE = {errors: 'Request Entity Too Large'};

const ALLOWED_METHODS = 'GET, POST, OPTIONS';
const EXPOSED_HEADERS = 'x-request-id, x-shopify-api-version, server-timing';

const readLimited: MiddlewareHandler<PlatformEnvironment> = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json(TOO_LARGE, 413),
});

/** A body of a declared length is not touched here: whoever reads it as text gets it the short way. */
const limitBody: MiddlewareHandler<PlatformEnvironment> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
    return readLimited(c, next);
  }
  return Number(length) > MAX_BODY_BYTES ? c.json(TOO_LARGE, 413) : next();
};

/** Request ids, open CORS, a limit to bodies, and JSON answers for what is not there or fails (§1.1, §1.3, §2.1). */
export function installTransport(
  app: PlatformApp,
  services: PlatformServices,
  newRequestId: () => string,
): void {
  app.use('*', async (c, next) => {
    const requestId = newRequestId();
    c.set('requestId', requestId);
    c.set('remoteAddress', c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
    if (c.req.method === 'OPTIONS' && c.req.path.startsWith('/api/')) {
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': ALLOWED_METHODS,
          'access-control-allow-headers':
            c.req.header('access-control-request-headers') ?? 'content-type',
          'access-control-max-age': '7200',
          'x-request-id': requestId,
        },
      });
    }
    await next();
    c.res.headers.set('x-request-id', requestId);
    if (c.req.path.startsWith('/api/')) {
      c.res.headers.set('access-control-allow-origin', '*');
      c.res.headers.set('access-control-expose-headers', EXPOSED_HEADERS);
    }
    return undefined;
  });

  app.use('*', limitBody);

  app.notFound((c) => {
    if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/_test/')) {
      return c.json({errors: 'Not Found'}, 404);
    }
    return c.text('Not Found', 404);
  });

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    services.log(`request ${requestId}: ${error.stack ?? error.message}`);
    return c.json({errors: internalErrorMessage(requestId)}, 500);
  });
}
