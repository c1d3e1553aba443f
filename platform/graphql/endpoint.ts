import {z} from 'zod';

import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import type {Access} from './context.ts';
import {createDocumentCache, type DocumentCache} from './documents.ts';
import {executeCall, type Executor, type GraphqlCall} from './execute.ts';
import type {Resolvers} from './resolvers.ts';
import {createSchemas, mergeResolvers} from './schemas.ts';
import {findServedVersion, type ServedVersion} from './versions.ts';

/** Levels of JSON that a call may nest; nothing honest comes near. */
const MOST_JSON_LEVELS = 100;

const callSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export const MISSING_QUERY = {errors: {query: 'Required parameter missing or invalid'}};
const JSON_TYPE = 'application/json; charset=utf-8';

interface GraphqlEndpoint {
  executor: Executor;
  /** What may answer in place of the API, or change its answer: fault injection. */
  intercept: Interceptor | null;
}

/** Stands between the transport and the executor; `next` answers as usual. */
export type Interceptor = (
  call: GraphqlCall,
  request: Request,
  next: () => Promise<Response>,
) => Promise<Response>;

interface ExecutorParts extends Pick<Executor, 'nodes' | 'limitComplexity'> {
  resolvers: readonly Resolvers[];
}

export function createExecutor(
  services: PlatformServices,
  {resolvers, nodes, limitComplexity}: ExecutorParts,
): Executor {
  const schemaOf = createSchemas(mergeResolvers(resolvers));
  const caches = new Map<ServedVersion, DocumentCache>();
  return {
    services,
    nodes,
    schemaOf,
    limitComplexity,
    documentsOf(version) {
      let cache = caches.get(version);
      if (cache === undefined) {
        cache = createDocumentCache(schemaOf(version));
        caches.set(version, cache);
      }
      return cache;
    },
  };
}

/** A JSON answer of an API. */
export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {'content-type': JSON_TYPE, ...headers},
  });
}

/** Which caller a request comes from; null for a token that the shop does not know (§1.2, §2.1). */
function findAccess(headers: Headers, tokens: {public: string; private: string}): Access | null {
  const privateToken = headers.get('shopify-storefront-private-token');
  const publicToken = headers.get('x-shopify-storefront-access-token');
  if (privateToken !== null) return privateToken === tokens.private ? 'private' : null;
  if (publicToken !== null) return publicToken === tokens.public ? 'public' : null;
  return 'tokenless';
}

/** Whether JSON nests beyond a number of levels; what walks such a value would run out of stack. */
function nestsBeyond(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => nestsBeyond(inner, levels - 1));
}

/** The call in a request's body; null for a body that is none. */
export function parseCall(body: string, contentType: string): GraphqlCall | null {
  if (contentType.startsWith('application/graphql')) {
    return body.trim() === '' ? null : {query: body, variables: {}, operationName: null};
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  if (nestsBeyond(json, MOST_JSON_LEVELS)) return null;
  const parsed = callSchema.safeParse(json);
  if (!parsed.success) return null;
  const {query, variables, operationName} = parsed.data;
  return {
    query,
    variables: variables ?? {},
    operationName: operationName === undefined || operationName === '' ? null : operationName,
  };
}

/** `POST /api/{version}/graphql.json` (§1). */
export function mountGraphql(app: PlatformApp, endpoint: GraphqlEndpoint): void {
  app.post('/api/:version/graphql.json', async (c) => {
    const {services} = endpoint.executor;
    const version = findServedVersion(c.req.param('version'));
    if (version === null) return answer(404, {errors: 'Not Found'});
    const versionHeader = {'x-shopify-api-version': version};
    const access = findAccess(c.req.raw.headers, services.tokens);
    if (access === null) {
      return answer(
        401,
        {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]},
        versionHeader,
      );
    }
    const call = parseCall(await c.req.text(), c.req.header('content-type') ?? '');
    if (call === null) return answer(400, MISSING_QUERY, versionHeader);

    const url = new URL(c.req.url);
    const requestId = c.get('requestId');
    const respond = async () => {
      const result = await executeCall(endpoint.executor, {
        call,
        requestId,
        version,
        access,
        origin: url.origin,
        buyerIp:
          (access === 'private' ? c.req.header('shopify-storefront-buyer-ip') : undefined) ??
          c.get('remoteAddress'),
      });
      return answer(200, result, versionHeader);
    };
    return endpoint.intercept === null ? respond() : endpoint.intercept(call, c.req.raw, respond);
  });
}
