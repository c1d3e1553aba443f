import {data} from 'virtual:content/data';

import type {Quiz} from '~/domain/content/content';

export const quiz: Quiz = data.quiz;
