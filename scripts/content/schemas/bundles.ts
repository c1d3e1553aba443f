import {z} from 'zod';

import type {BundleConfig} from '../../../app/domain/content/content';

import type {FieldSchemas} from './fields';
import {kebab, positive, text, unique} from './values';

/** Reads `bundles.yaml`: the bundles that a shopper fills; one that could never be filled is refused. */
export function bundlesSchema({image, product}: FieldSchemas): z.ZodType<BundleConfig[]> {
  return z
    .array(
      z
        .strictObject({
          handle: kebab,
          title: text,
          description: text,
          image,
          minItems: positive,
          maxItems: positive.max(20),
          slots: z
            .array(
              z
                .strictObject({
                  title: text,
                  hint: text,
                  min: z.int().nonnegative(),
                  max: positive,
                  products: z.array(product).min(1),
                })
                .refine(({min, max}) => min <= max, 'min is above max'),
            )
            .min(1),
          discount: z.strictObject({title: text, percentage: z.int().min(1).max(90)}),
        })
        .superRefine(({minItems, maxItems, slots}, context) => {
          const least = slots.reduce((sum, {min}) => sum + min, 0);
          const most = slots.reduce((sum, {max}) => sum + max, 0);
          if (minItems > maxItems) {
            context.addIssue({code: 'custom', path: ['minItems'], message: 'is above maxItems'});
          }
          if (least > maxItems) {
            context.addIssue({code: 'custom', path: ['slots'], message: 'need more than maxItems'});
          }
          if (most < minItems) {
            context.addIssue({
              code: 'custom',
              path: ['slots'],
              message: 'hold fewer than minItems',
            });
          }
        }),
    )
    .superRefine((list, context) => unique(list, ({handle}) => handle, context));
}
