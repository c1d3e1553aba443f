import {z} from 'zod';

import type {CampaignPage, Home} from '../../../app/domain/content/content';

import {actionSchema, type FieldSchemas, imageSetSchema} from './fields';
import {feature, kebab, needs, orOff, seo, text, unique} from './values';

/** Reads `home.yaml`. A section that is `null` or not there is switched off. */
export function homeSchema({image, product, link, article}: FieldSchemas): z.ZodType<Home> {
  const action = actionSchema(link);
  return z.strictObject({
    seo: seo.extend({needs}),
    announcement: orOff(z.strictObject({text, link, needs})),
    hero: z.strictObject({
      eyebrow: orOff(text),
      heading: text,
      text,
      action,
      secondaryAction: orOff(action),
      image: orOff(imageSetSchema(image)),
    }),
    categoryTiles: z.array(z.strictObject({title: text, text, link, product})),
    bestSellers: z.strictObject({heading: text, text, products: z.array(product).min(1)}),
    benefitFinder: orOff(
      z.strictObject({
        heading: text,
        text,
        benefits: z.array(z.strictObject({tag: text, label: text, text, link})).min(1),
        action: orOff(action),
      }),
    ),
    bundleTeaser: orOff(
      z.strictObject({heading: text, text, points: z.array(text), action, image}),
    ),
    subscription: orOff(
      z.strictObject({heading: text, text, steps: z.array(feature).length(3), action}),
    ),
    app: orOff(z.strictObject({heading: text, text, points: z.array(feature), action, image})),
    articles: orOff(z.strictObject({heading: text, text, slugs: z.array(article).min(1), action})),
    reassurance: z.array(feature.extend({needs})),
  });
}

/** Reads `campaigns.yaml`. */
export function campaignsSchema({image, product, link}: FieldSchemas): z.ZodType<CampaignPage[]> {
  const action = actionSchema(link);
  return z
    .array(
      z.strictObject({
        slug: kebab,
        seo,
        eyebrow: text,
        heading: text,
        text,
        action,
        image,
        sections: z.array(
          z.strictObject({
            heading: text,
            text,
            points: z.array(feature).default([]),
            image: image.nullable().default(null),
          }),
        ),
        products: z
          .strictObject({heading: text, handles: z.array(product).min(1)})
          .nullable()
          .default(null),
        questions: z.array(z.strictObject({question: text, answer: text})).default([]),
        finePrint: text.nullable().default(null),
      }),
    )
    .superRefine((list, context) => unique(list, ({slug}) => slug, context));
}
