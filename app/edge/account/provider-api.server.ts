import {z} from 'zod/mini';

import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';

/** A provider that does not answer in this time counts as down. */
const DEADLINE_MS = 4_000;

/** Ordergroove's largest page. */
const PAGE_SIZE = 100;
const MOST_PAGES = 10;

export type ProviderAnswer<T> =
  | {kind: 'ok'; value: T}
  /** Unknown to this customer: a stranger's, or none at all. */
  | {kind: 'missing'}
  | {kind: 'refused'; message: string}
  | {kind: 'down'};

/** Where the provider answers, and as whom it is asked. */
export interface ProviderAccess {
  /** Address without a slash at its end. */
  base: string;
  authorization: string;
  /** For the log. */
  requestId: string;
}

async function detailOf(answer: Response): Promise<string> {
  const parsed = z.object({detail: z.string()}).safeParse(await answer.json().catch(() => null));
  return parsed.success ? parsed.data.detail : 'This change is not possible.';
}

/** One call of the provider's REST API. Never throws: a provider that is down takes no page with it. */
export async function callProvider(
  {base, authorization, requestId}: ProviderAccess,
  path: string,
  init: RequestInit = {},
): Promise<ProviderAnswer<unknown>> {
  try {
    const answer = await fetch(`${base}${path}`, {
      ...init,
      headers: {Authorization: authorization, 'Content-Type': 'application/json'},
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (answer.ok) return {kind: 'ok', value: await answer.json()};
    if (answer.status === 404) return {kind: 'missing'};
    if (answer.status === 400) return {kind: 'refused', message: await detailOf(answer)};
    console.error(`[${requestId}] subscriptions: ${String(answer.status)} for ${path}`);
  } catch (fault) {
    console.error(`[${requestId}] subscriptions: no answer for ${path}`, fault);
  }
  return {kind: 'down'};
}

/** Every entry of a list, page by page. A list that is not of the agreed shape counts as no answer. */
export async function listFromProvider<T>(
  access: ProviderAccess,
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<ProviderAnswer<T[]>> {
  const page = z.object({next: z.nullable(z.string()), results: z.array(schema)});
  const found: T[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const query = `page_size=${String(PAGE_SIZE)}&page=${String(number)}`;
    const answer = await callProvider(access, `${path}${path.includes('?') ? '&' : '?'}${query}`);
    if (answer.kind !== 'ok') return answer;
    const parsed = page.safeParse(answer.value, SCHEMA_TEXTS);
    if (!parsed.success) {
      const problem = z.prettifyError(parsed.error);
      console.error(`[${access.requestId}] subscriptions: ${path}: ${problem}`);
      return {kind: 'down'};
    }
    found.push(...parsed.data.results);
    if (parsed.data.next === null) break;
  }
  return {kind: 'ok', value: found};
}
