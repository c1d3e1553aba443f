import {data} from 'virtual:content/data';

import type {Experiment} from '~/domain/visitor/experiments';

export const experiments: readonly Experiment[] = data.experiments;
