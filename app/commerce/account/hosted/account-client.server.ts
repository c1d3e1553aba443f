import type {CustomerAccountMutations, CustomerAccountQueries} from '@shopify/hydrogen';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';

/** The version of the Customer Account API that the documents are written for: the schema that Hydrogen ships. */
const API_VERSION = '2025-04';

/** No call may hold a shopper longer than this. */
export const CALL_DEADLINE_MS = 3_000;

type Documents = CustomerAccountQueries & CustomerAccountMutations;

interface CodedError {
  message: string;
  extensions?: {code?: string};
}

type Answer<Document extends keyof Documents> = {
  data: Documents[Document]['return'] | null;
  errors: CodedError[] | undefined;
};

/** What the client of one request knows. */
export interface AccountClientOptions {
  /** `graphql_api` of the shop's discovery. */
  api: string;
  /** The shop's own origin: the platform serves the client's origins alone. */
  origin: string;
}

/** Calls of the Customer Account API for one request, each with the access token of its customer. */
export interface AccountClient {
  call: <Document extends keyof Documents>(
    document: Document,
    token: string,
    variables: Documents[Document]['variables'],
  ) => Promise<Answer<Document>>;
}

/** Discovery names the newest version; the documents are those of ours. */
function withVersion(api: string): string {
  return api.replace(/\/api\/(?:\d{4}-\d{2}|unstable)\//, `/api/${API_VERSION}/`);
}

/** The token is not, or no longer, one that the platform knows: as the Storefront API says it, in a GraphQL error. */
const TOKEN_REFUSED = {
  data: null,
  errors: [{message: 'Your sign-in has run out', extensions: {code: 'ACCESS_DENIED'}}],
};

async function readAnswer<Document extends keyof Documents>(
  response: Response,
): Promise<Answer<Document>> {
  if (response.status === 401) return TOKEN_REFUSED;
  if (!response.ok) throw new PlatformUnavailable(`HTTP ${response.status}`, response.status);
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) {
    throw new PlatformUnavailable('the answer was cut off');
  }
  const {data = null, errors} = body as Partial<Answer<Document>>;
  return {data, errors};
}

/**
 * The client of the Customer Account API. Hydrogen's own has its addresses at `shopify.com` fixed inside and keeps tokens in a
 * session of its own; this one goes where the shop's discovery leads. A read that broke in transit is asked once more.
 */
export function createAccountClient({api, origin}: AccountClientOptions): AccountClient {
  const send = (document: string, token: string, variables: unknown) =>
    fetch(withVersion(api), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Storefront',
        Origin: origin,
        Authorization: token,
      },
      body: JSON.stringify({query: document, variables}),
      signal: AbortSignal.timeout(CALL_DEADLINE_MS),
    });
  const isTimeout = (fault: unknown) => fault instanceof Error && fault.name === 'TimeoutError';
  return {
    async call(document, token, variables) {
      const text: string = document;
      const isRead = !/^\s*(?:#graphql\s+)?mutation\b/.test(text);
      try {
        const response = await send(text, token, variables).catch((fault: unknown) => {
          if (!isRead || isTimeout(fault)) throw fault;
          return send(text, token, variables);
        });
        return await readAnswer(response);
      } catch (fault) {
        throw isTimeout(fault)
          ? new PlatformUnavailable(`no answer within ${CALL_DEADLINE_MS} ms`)
          : PlatformUnavailable.from(fault);
      }
    },
  };
}
