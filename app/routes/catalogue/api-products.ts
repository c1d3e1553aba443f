import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerProducts} from '~/edge/content/content-calls.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = ({context}: LoaderFunctionArgs) => answerProducts(context);

export const action = readOnly;
