import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerStaticImages} from '~/edge/content/content-calls.server';
import {methodNotAllowed, READ_METHODS} from '~/edge/request/api-answers.server';

export const loader = ({context}: LoaderFunctionArgs) => answerStaticImages(context);

export const action = () => methodNotAllowed(READ_METHODS);
