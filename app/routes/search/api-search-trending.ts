import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {jsonAnswer, methodNotAllowed} from '~/edge/request/json-call.server';
import {loadTrending} from '~/edge/search/search.server';

/** spec §7 `GET /api/search/trending`; answer in decisions.md. */
export async function loader({context}: LoaderFunctionArgs) {
  return jsonAnswer({queries: await loadTrending(context)});
}

export function action() {
  return methodNotAllowed('GET');
}
