import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {apiAnswer, readOnly} from '~/edge/request/api-answers.server';
import {loadTrending} from '~/edge/search/search.server';

/** `GET /api/search/trending`; answer in decisions.md (coverage: search-trending). */
export async function loader({context}: LoaderFunctionArgs) {
  return apiAnswer({queries: await loadTrending(context)});
}

export const action = readOnly;
