import {z} from 'zod';

import type {Quiz} from '../../../app/domain/content/content';

import type {FieldSchemas} from './fields';
import {kebab, text, unique} from './values';

/** Reads `quiz.yaml`; an answer scores, keeps or excludes only products that are results. Without steps and results there is no quiz. */
export function quizSchema({product}: FieldSchemas): z.ZodType<Quiz> {
  return z
    .strictObject({
      title: text,
      intro: text,
      steps: z
        .array(
          z.strictObject({
            id: kebab,
            question: text,
            hint: text.nullable().default(null),
            options: z
              .array(
                z.strictObject({
                  id: kebab,
                  label: text,
                  hint: text.nullable().default(null),
                  scores: z.record(product, z.int()).default({}),
                  only: z.array(product).min(1).nullable().default(null),
                  excludes: z.array(product).default([]),
                  reason: text.nullable().default(null),
                }),
              )
              .min(2)
              .superRefine((options, context) => unique(options, ({id}) => id, context)),
          }),
        )
        .superRefine((steps, context) => unique(steps, ({id}) => id, context)),
      results: z
        .array(
          z.strictObject({
            product,
            headline: text,
            text,
            companion: product.nullable().default(null),
          }),
        )
        .superRefine((results, context) => unique(results, (result) => result.product, context)),
    })
    .superRefine(({steps, results}, context) => {
      if ((steps.length === 0) !== (results.length === 0)) {
        const [path, message] =
          steps.length === 0 ? ['steps', 'are missing'] : ['results', 'are missing'];
        context.addIssue({code: 'custom', path: [path], message});
      }
      const known = new Set(results.map((result) => result.product));
      steps.forEach((step, stepIndex) =>
        step.options.forEach(({scores, only, excludes}, index) => {
          for (const handle of [...Object.keys(scores), ...(only ?? []), ...excludes]) {
            if (known.has(handle)) continue;
            context.addIssue({
              code: 'custom',
              path: ['steps', stepIndex, 'options', index],
              message: `"${handle}" is not among the results`,
            });
          }
        }),
      );
    });
}
