import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerRedirect} from '~/edge/pipeline/redirect-answer.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return answerRedirect(request, context);
}
