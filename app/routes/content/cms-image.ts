import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerContentImage} from '~/edge/content/image-proxy.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = ({request, context, params}: LoaderFunctionArgs) =>
  answerContentImage(request, context, params.id ?? '');

export const action = readOnly;
