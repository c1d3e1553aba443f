import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {methodNotAllowed, READ_METHODS} from '~/edge/api-answers.server';
import {answerContentImage} from '~/edge/content-image-proxy.server';

export const loader = ({request, context, params}: LoaderFunctionArgs) =>
  answerContentImage(request, context, params.id ?? '');

export const action = () => methodNotAllowed(READ_METHODS);
