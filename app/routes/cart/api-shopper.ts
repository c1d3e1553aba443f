import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadShopper} from '~/edge/account/shopper.server';
import {apiAnswer} from '~/edge/request/api-answers.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  return apiAnswer(await loadShopper(request, context));
}
