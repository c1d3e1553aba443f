import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {answerRedirect} from '~/edge/redirect-answer.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return answerRedirect(request, context);
}
