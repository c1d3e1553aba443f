import {z} from 'zod';

import type {Experiment, SkipCondition} from '../../../app/domain/visitor/experiments';

import type {FieldSchemas} from './fields';
import {kebab, positive, text, unique} from './values';

/** Reads `experiments.yaml`. */
export function experimentsSchema({product}: FieldSchemas): z.ZodType<Experiment[]> {
  const skipCondition: z.ZodType<SkipCondition> = z.enum(['signed-in', 'campaign-page']);
  return z
    .array(
      z.strictObject({
        name: text,
        experimentId: kebab,
        variants: z
          .array(
            z.strictObject({
              weight: z.number().nonnegative(),
              hideFirstOrderPopup: z.boolean().optional(),
              swapProducts: z.array(z.strictObject({product, swap: product})).optional(),
              skipWhen: z.array(skipCondition).optional(),
            }),
          )
          .min(2)
          .refine((variants) => variants.some(({weight}) => weight > 0), 'no variant can be drawn'),
        sectionCount: positive.optional(),
      }),
    )
    .superRefine((list, context) => unique(list, ({experimentId}) => experimentId, context));
}
