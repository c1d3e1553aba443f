import {answerBundleConfig} from '~/edge/content/content-calls.server';
import {methodNotAllowed, READ_METHODS} from '~/edge/request/api-answers.server';

export const loader = () => answerBundleConfig();

export const action = () => methodNotAllowed(READ_METHODS);
