import {z} from 'zod';

import type {ContentImage} from '../../../app/domain/content/content';
import {type Facts, type ImageTable, linkProblem} from '../facts';

import {productHandle, text} from './values';

export interface FieldSchemas {
  image: z.ZodType<ContentImage, string>;
  product: z.ZodType<string>;
  sku: z.ZodType<string>;
  link: z.ZodType<string>;
  article: z.ZodType<string>;
}

/** Fields that name something outside their own file: an image, a product, a page. */
export function fieldSchemas(
  images: ImageTable,
  articles: ReadonlySet<string>,
  facts: Facts,
): FieldSchemas {
  return {
    image: z.string().transform((id, context) => {
      const image = images.get(id);
      if (image) return image;
      context.addIssue({code: 'custom', message: `missing image: images.yaml has no "${id}"`});
      return z.NEVER;
    }),
    product: productHandle.superRefine((handle, context) => {
      if (facts.hasProduct?.(handle) === false) {
        context.addIssue({code: 'custom', message: `unknown product "${handle}"`});
      }
    }),
    sku: text.superRefine((sku, context) => {
      if (facts.hasSku?.(sku) === false) {
        context.addIssue({code: 'custom', message: `unknown SKU "${sku}"`});
      }
    }),
    link: text.superRefine((link, context) => {
      const message = linkProblem(link, facts);
      if (message !== null) context.addIssue({code: 'custom', message});
    }),
    article: text.superRefine((slug, context) => {
      if (!articles.has(slug))
        context.addIssue({code: 'custom', message: `unknown article "${slug}"`});
    }),
  };
}

/** A link with its words, as a button shows it. */
export const actionSchema = (link: FieldSchemas['link']) => z.strictObject({label: text, link});

/** One picture for each width of screen. */
export const imageSetSchema = (image: FieldSchemas['image']) =>
  z.strictObject({
    title: text,
    mobileImage: image,
    tabletSmallImage: image,
    tabletLargeImage: image,
    desktopImage: image,
  });
