import {answerBundleConfig} from '~/edge/content/content-calls.server';
import {readOnly} from '~/edge/request/api-answers.server';

export const loader = () => answerBundleConfig();

export const action = readOnly;
