import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerStaticImages} from '~/edge/content/content-calls.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = ({context}: LoaderFunctionArgs) => answerStaticImages(context);

export const action = readOnly;
