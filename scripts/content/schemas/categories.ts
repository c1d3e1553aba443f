import {z} from 'zod';

import type {Category, Navigation, NavigationLink} from '../../../app/domain/content/navigation';

import type {FieldSchemas} from './fields';
import {kebab, needs, text, unique} from './values';

/**
 * Reads `categories.yaml`: main categories, each with its subcategories, whose products it lists before those that it names
 * itself. A category lists something.
 */
export function categoriesSchema({product}: FieldSchemas): z.ZodType<Category[]> {
  const subCategory = z.strictObject({
    handle: kebab,
    label: text,
    heading: text,
    description: text.max(160),
    products: z.array(product).min(1),
  });
  return z
    .array(
      subCategory
        .extend({
          products: z.array(product).default([]),
          subCategories: z.array(subCategory).default([]),
        })
        .refine(({products, subCategories}) => products.length + subCategories.length > 0, {
          message: 'lists no product',
        })
        .transform(({subCategories, products: own, ...main}) => ({
          ...main,
          parentCategory: null,
          products: [...new Set([...subCategories.flatMap(({products}) => products), ...own])],
          subCategories: subCategories.map((sub) => ({
            ...sub,
            parentCategory: main.handle,
            subCategories: [],
          })),
        })),
    )
    .superRefine((mains, context) => unique(mains, ({handle}) => handle, context));
}

/** Reads `navigation.yaml`. */
export function navigationSchema({link}: FieldSchemas): z.ZodType<Navigation> {
  const navigationLink: z.ZodType<NavigationLink> = z.strictObject({
    title: text,
    link,
    subCategories: z.array(z.strictObject({title: text, link, needs})).optional(),
    needs,
  });
  const navigationLinks = z.array(navigationLink).min(1);
  return z.strictObject({
    header: navigationLinks,
    footer: z.array(z.strictObject({title: text, links: navigationLinks})).min(1),
    account: navigationLinks,
  });
}
