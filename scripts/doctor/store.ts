import type {Variables} from '../environment';

interface StoreError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {code?: string};
}

/** What a store answered; `status` 0 where it did not. */
export interface StoreAnswer {
  status: number;
  /** The version by which it answered, as far as it says that. */
  version: string | null;
  data: unknown;
  errors: StoreError[];
}

export type AskStore = (query: string, variables?: Record<string, unknown>) => Promise<StoreAnswer>;

const DEADLINE_MS = 15_000;

/** Where the Storefront API of the configured store answers. */
export function apiAddress({PUBLIC_STORE_DOMAIN = '', ...variables}: Variables): string {
  const origin = /^https?:\/\//.test(PUBLIC_STORE_DOMAIN)
    ? PUBLIC_STORE_DOMAIN.replace(/\/$/, '')
    : `https://${PUBLIC_STORE_DOMAIN}`;
  return `${origin}/api/${variables['PUBLIC_STOREFRONT_API_VERSION'] ?? ''}/graphql.json`;
}

/** Asks the store with the headers of a token; never throws. */
export function askWith(address: string, headers: Record<string, string>): AskStore {
  return async (query, variables = {}) => {
    const nothing = {status: 0, version: null, data: null, errors: []};
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body: JSON.stringify({query, variables}),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const version = response.headers.get('X-Shopify-API-Version');
      const answer: unknown = await response.json().catch(() => null);
      if (typeof answer !== 'object' || answer === null)
        return {...nothing, status: response.status, version};
      const {data = null, errors} = answer as {data?: unknown; errors?: unknown};
      return {
        status: response.status,
        version,
        data,
        errors: Array.isArray(errors) ? (errors as StoreError[]) : [],
      };
    } catch {
      return nothing;
    }
  };
}

interface Connection<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

/** Every node of a list that the query gives under `field`; null where the store does not answer it whole. */
export async function readAll<Node>(
  ask: AskStore,
  query: string,
  field: string,
): Promise<Node[] | null> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (;;) {
    const {data, errors}: StoreAnswer = await ask(query, {after});
    const page = (data as Record<string, Connection<Node> | null> | null)?.[field];
    if (!page || errors.length > 0) return null;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage || page.pageInfo.endCursor === after) return nodes;
    after = page.pageInfo.endCursor;
  }
}
