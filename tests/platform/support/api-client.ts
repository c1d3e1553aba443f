import type {RunningPlatform} from '../../../platform/server.ts';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** JSON of whatever shape the document asked for: the assertion is the check. */
  data: ReturnType<typeof JSON.parse>;
  errors: ReturnType<typeof JSON.parse>;
  /** The whole body. */
  body: ReturnType<typeof JSON.parse>;
}

/** Sends one document over HTTP as a storefront does. */
export async function callApi(
  platform: Pick<RunningPlatform, 'url'>,
  query: string,
  variables: Record<string, unknown> = {},
  {version = '2025-04', headers = {}}: {version?: string; headers?: Record<string, string>} = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${platform.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'b7100000000000000000000000000001',
      ...headers,
    },
    body: JSON.stringify({query, variables}),
  });
  const body = JSON.parse(await response.text());
  return {
    status: response.status,
    headers: response.headers,
    data: body.data,
    errors: body.errors,
    body,
  };
}

/** Posts JSON to a test control and answers its JSON. */
export async function postControl(
  platform: Pick<RunningPlatform, 'url'>,
  path: string,
  body: unknown,
): Promise<ReturnType<typeof JSON.parse>> {
  const response = await fetch(`${platform.url}/_test/${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return JSON.parse(await response.text());
}

interface StoredMail {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  data: Record<string, string>;
}

/** Newest first. */
export async function readMails(
  platform: Pick<RunningPlatform, 'url'>,
  to: string,
): Promise<StoredMail[]> {
  const response = await fetch(`${platform.url}/_test/outbox?to=${encodeURIComponent(to)}`);
  const body = JSON.parse(await response.text());
  return body.mails;
}
