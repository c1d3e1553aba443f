import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {openPermalink} from '~/edge/cart/permalink.server';

export function loader({request, context, params}: LoaderFunctionArgs) {
  return openPermalink(request, context, params.lines ?? '');
}
