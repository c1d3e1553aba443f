import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadCartSuggestions} from '~/edge/cart/suggestions.server';
import {apiAnswer} from '~/edge/request/api-answers.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return apiAnswer(await loadCartSuggestions(context, query), {
    headers: {'Cache-Control': 'private, max-age=60'},
  });
}
