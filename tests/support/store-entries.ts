import type {MetaobjectRow} from '../../platform/content/records.ts';

import type {LocalPlatform} from './local-platform';

/** The type of a field and its value, as the platform writes both; a text alone is a line. */
type Field = string | readonly [type: string, value: string];

/** Writes an entry as a merchant does in the admin, over what has that handle. */
export function writeEntry(
  platform: LocalPlatform,
  type: string,
  slug: string,
  fields: Record<string, Field>,
): void {
  platform.write<MetaobjectRow>('metaobject', {
    handle: `${type}/${slug}`,
    type,
    slug,
    status: 'ACTIVE',
    updatedAt: '2026-03-01T09:00:00Z',
    fields: Object.entries(fields).map(([key, field]) => {
      const [fieldType, value] =
        typeof field === 'string' ? ['single_line_text_field', field] : field;
      return {key, type: fieldType, value};
    }),
  });
}

/** A field that names a product of the platform. */
export const productField = (platform: LocalPlatform, handle: string): Field => [
  'product_reference',
  platform.productId(handle),
];

/** One that names several. */
export const productsField = (platform: LocalPlatform, handles: readonly string[]): Field => [
  'list.product_reference',
  JSON.stringify(handles.map((handle) => platform.productId(handle))),
];
