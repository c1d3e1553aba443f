import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerCategories} from '~/edge/content/content-calls.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = ({context}: LoaderFunctionArgs) => answerCategories(context);

export const action = readOnly;
