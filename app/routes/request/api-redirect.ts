import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {answerRedirect} from '~/edge/pipeline/redirect-answer.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return answerRedirect(request, context);
}
