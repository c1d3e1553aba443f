import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {methodNotAllowed, READ_METHODS} from '~/edge/api-answers.server';
import {answerProducts} from '~/edge/content-calls.server';

export const loader = ({context}: LoaderFunctionArgs) => answerProducts(context);

export const action = () => methodNotAllowed(READ_METHODS);
