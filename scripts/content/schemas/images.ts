import {z} from 'zod';

import type {ContentImage, StaticImage} from '../../../app/domain/content/content';
import {EDITORIAL, type Facts} from '../facts';

import {type FieldSchemas, imageSetSchema} from './fields';
import {kebab, positive, unique} from './values';

const editorialSource = (facts: Facts) =>
  z
    .string()
    .startsWith(EDITORIAL, `must be "${EDITORIAL}<name>"`)
    .superRefine((source, context) => {
      const name = source.slice(EDITORIAL.length);
      if (facts.hasEditorialImage?.(name) === false) {
        context.addIssue({code: 'custom', message: `missing image: no art is called "${name}"`});
      }
    })
    .transform((source) => `/images/editorial/${source.slice(EDITORIAL.length)}.png`);

/** Reads `images.yaml`; the other files name its images by id. */
export function contentImagesSchema(facts: Facts): z.ZodType<ContentImage[]> {
  return z
    .array(
      z.strictObject({
        id: kebab,
        src: editorialSource(facts),
        alt: z
          .string({error: 'missing alternative text'})
          .trim()
          .min(1, 'missing alternative text'),
        width: positive,
        height: positive,
        format: z.enum(['png', 'jpeg', 'webp']).default('png'),
      }),
    )
    .superRefine((images, context) => unique(images, ({id}) => id, context));
}

/** Reads `static-images.yaml`. */
export function staticImagesSchema({image}: FieldSchemas): z.ZodType<StaticImage[]> {
  return z
    .array(imageSetSchema(image))
    .superRefine((list, context) => unique(list, ({title}) => title, context));
}
