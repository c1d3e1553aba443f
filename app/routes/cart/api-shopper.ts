import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadShopper} from '~/edge/account/shopper.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  return Response.json(await loadShopper(request, context), {
    headers: {'Cache-Control': 'no-store'},
  });
}
