import {methodNotAllowed, READ_METHODS} from '~/edge/api-answers.server';
import {answerBundleConfig} from '~/edge/content-calls.server';

export const loader = () => answerBundleConfig();

export const action = () => methodNotAllowed(READ_METHODS);
