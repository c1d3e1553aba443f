import {z} from 'zod';

import {NEEDS} from '../../../app/domain/content/promises';

export const text = z.string().trim().min(1);

export const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case');

/** The handle of a product, as stores have them: one segment of an address in small letters of any script. */
export const productHandle = z
  .string()
  .regex(/^[^\s/\\?#%\p{C}\p{Lu}]+$/u, 'is no handle of a product');

/** What a shop may do without: `null`, or not there. */
export const orOff = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

export const calendarDay = z.iso.date();

export const positive = z.int().positive();

/** Refuses a list in which two entries have the same name. */
export function unique<T>(
  list: readonly T[],
  name: (entry: T) => string,
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  list.forEach((entry, index) => {
    const key = name(entry);
    if (seen.has(key)) {
      context.addIssue({code: 'custom', path: [index], message: `"${key}" stands here twice`});
    }
    seen.add(key);
  });
}

export const feature = z.strictObject({title: text, text});
/** What has to be true of the shop. */
export const needs = z.array(z.enum(NEEDS)).optional();
/** Title and description of a page for search engines, at the lengths they show. */
export const seo = z.strictObject({title: text.max(60), description: text.min(50).max(160)});
