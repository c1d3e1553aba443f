import {answerCategories} from '~/edge/content/content-calls.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = () => answerCategories();

export const action = readOnly;
