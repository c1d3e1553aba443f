import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {jsonAnswer, methodNotAllowed} from '~/edge/request/json-call.server';
import {loadTrending} from '~/edge/search/search.server';

/** `GET /api/search/trending`; answer in decisions.md (coverage: search-trending). */
export async function loader({context}: LoaderFunctionArgs) {
  return jsonAnswer({queries: await loadTrending(context)});
}

export function action() {
  return methodNotAllowed('GET');
}
