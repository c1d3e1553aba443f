import {data} from 'virtual:content/data';
import type {Quiz} from '~/domain/content';

export const quiz: Quiz = data.quiz;
