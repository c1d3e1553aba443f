import {z} from 'zod';

import type {ContentImage, StaticImage} from '../../../app/domain/content/content';
import type {Facts} from '../facts';
import {EDITORIAL} from '../pictures/sources';

import {type FieldSchemas, imageSetSchema} from './fields';
import {kebab, positive, unique} from './values';

/** Files that a merchant uploads to the store have such addresses, wherever the shop is. */
const STORE_FILES = 'https://cdn.shopify.com/';

/** Sizes of a picture whose original nobody looks at. */
const UNKNOWN_SIZE = {width: 1600, height: 1000};

const FORMATS: Readonly<Record<string, ContentImage['format']>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

const entrySchema = z.strictObject({
  id: kebab,
  src: z.string().trim().min(1),
  alt: z.string({error: 'missing alternative text'}).trim().min(1, 'missing alternative text'),
  width: positive.optional(),
  height: positive.optional(),
});

/** What is shipped of a picture that the build has. */
function builtImage(
  {src, width, height}: z.infer<typeof entrySchema>,
  {pictures}: Facts,
  context: z.RefinementCtx,
): Pick<ContentImage, 'src' | 'width' | 'height' | 'format'> {
  const source = pictures?.get(src);
  const size = source ?? UNKNOWN_SIZE;
  const refuse = (message: string, path: string) => {
    context.addIssue({code: 'custom', path: [path], message});
  };
  if (pictures && !source) {
    const drawn = src.startsWith(EDITORIAL);
    const missing = drawn
      ? `no art is called "${src.slice(EDITORIAL.length)}"`
      : `content/pictures has no "${src}"`;
    refuse(`missing image: ${missing}`, 'src');
  }
  if (source && (width ?? size.width) !== size.width)
    refuse(`is ${String(size.width)} px: leave it out`, 'width');
  if (source && (height ?? size.height) !== size.height)
    refuse(`is ${String(size.height)} px: leave it out`, 'height');
  return {
    src: source?.address ?? src,
    width: size.width,
    height: size.height,
    format: 'webp',
  };
}

/** What is shipped of a picture that the store has. */
function storeImage(
  {src, width, height}: z.infer<typeof entrySchema>,
  context: z.RefinementCtx,
): Pick<ContentImage, 'src' | 'width' | 'height' | 'format'> {
  if (!src.startsWith(STORE_FILES)) {
    context.addIssue({
      code: 'custom',
      path: ['src'],
      message: `must be a file of content/pictures, or an address of the store's files: ${STORE_FILES}…`,
    });
  }
  for (const [name, size] of Object.entries({width, height})) {
    if (size === undefined)
      context.addIssue({code: 'custom', path: [name], message: `missing ${name} in px`});
  }
  const extension = /\.(\w+)(?:\?|$)/.exec(src)?.[1]?.toLowerCase() ?? '';
  return {
    src,
    width: width ?? UNKNOWN_SIZE.width,
    height: height ?? UNKNOWN_SIZE.height,
    format: FORMATS[extension] ?? 'jpeg',
  };
}

/**
 * Reads `images.yaml`; the other files name its images by id. A picture is a drawing (`editorial:home-hero`), a file of
 * `content/pictures` by its name, or an address of the store's files, which alone has its size written beside it.
 */
export function contentImagesSchema(facts: Facts): z.ZodType<ContentImage[]> {
  return z
    .array(
      entrySchema.transform((entry, context): ContentImage => {
        const {id, alt, src} = entry;
        const image = src.includes('://')
          ? storeImage(entry, context)
          : builtImage(entry, facts, context);
        return {id, alt, ...image};
      }),
    )
    .superRefine((images, context) => unique(images, ({id}) => id, context));
}

/** The ids alone, so that one picture with a problem is not missed wherever it is shown. */
export const namedImagesSchema: z.ZodType<ContentImage[]> = z.array(
  z
    .looseObject({id: z.string()})
    .transform(({id}): ContentImage => ({id, src: id, alt: id, ...UNKNOWN_SIZE, format: 'webp'})),
);

/** Reads `static-images.yaml`. */
export function staticImagesSchema({image}: FieldSchemas): z.ZodType<StaticImage[]> {
  return z
    .array(imageSetSchema(image))
    .superRefine((list, context) => unique(list, ({title}) => title, context));
}
