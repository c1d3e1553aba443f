import {methodNotAllowed, READ_METHODS} from '~/edge/api-answers.server';
import {answerCategories} from '~/edge/content-calls.server';

export const loader = () => answerCategories();

export const action = () => methodNotAllowed(READ_METHODS);
