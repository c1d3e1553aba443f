import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadCart} from '~/edge/cart/present.server';
import {apiAnswer} from '~/edge/request/api-answers.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  return apiAnswer(await loadCart(request, context));
}
