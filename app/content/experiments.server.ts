import {data} from 'virtual:content/data';

import type {Experiment} from '~/domain/visitor/experiments';

export const experiments: readonly Experiment[] = data.experiments;

export function findExperiment(experimentId: string): Experiment | null {
  return experiments.find((experiment) => experiment.experimentId === experimentId) ?? null;
}
