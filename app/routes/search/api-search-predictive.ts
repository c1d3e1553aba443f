import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod/mini';

import {apiAnswer, methodNotAllowed} from '~/edge/request/api-answers.server';
import {parseBody} from '~/edge/request/json-call.server';
import {loadSuggestions} from '~/edge/search/search.server';

const schema = z.object({query: z._default(z.string(), '')});

export function loader() {
  return methodNotAllowed('POST');
}

/** `POST /api/search/predictive` (coverage: search-predictive). */
export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const {query} = await parseBody(request, schema);
  return apiAnswer(await loadSuggestions(context, query));
}
