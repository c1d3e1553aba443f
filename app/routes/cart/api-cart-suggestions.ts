import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadCartSuggestions} from '~/edge/cart/suggestions.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return Response.json(await loadCartSuggestions(context, query), {
    headers: {'Cache-Control': 'private, max-age=60'},
  });
}
