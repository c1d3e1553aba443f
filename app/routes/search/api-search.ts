import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod/mini';

import {apiAnswer, methodNotAllowed} from '~/edge/request/api-answers.server';
import {parseBody} from '~/edge/request/json-call.server';
import {loadSearch} from '~/edge/search/search.server';

/** A missing query finds nothing, like a blank one. */
const schema = z.object({
  query: z._default(z.string(), ''),
  options: z.optional(
    z.object({
      types: z.optional(z.array(z.enum(['product', 'article'])).check(z.minLength(1))),
    }),
  ),
});

export function loader() {
  return methodNotAllowed('POST');
}

/** `POST /api/search` (coverage: search-call). */
export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const {query, options} = await parseBody(request, schema);
  return apiAnswer(await loadSearch(context, query, options?.types));
}
