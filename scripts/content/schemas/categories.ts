import {z} from 'zod';

import type {Category, Navigation, NavigationLink} from '../../../app/domain/content/navigation';

import type {FieldSchemas} from './fields';
import {kebab, needs, text, unique} from './values';

/** Reads `categories.yaml`: main categories, each with its subcategories; a main category has the products of all of them. */
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
        .omit({products: true})
        .extend({subCategories: z.array(subCategory).min(1)})
        .transform(({subCategories, ...main}) => ({
          ...main,
          parentCategory: null,
          products: [...new Set(subCategories.flatMap(({products}) => products))],
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
