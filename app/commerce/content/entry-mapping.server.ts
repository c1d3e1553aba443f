import type {EntryReferenceFragment, NamedEntryFieldsFragment} from 'storefrontapi.generated';

import type {StoreEntry, StorePicture} from '~/domain/content/store-content';

import {toPicture} from './picture-mapping.server';

type Reference = EntryReferenceFragment | null | undefined;
type Field = NamedEntryFieldsFragment['fields'][number] & {
  references?: {
    nodes: readonly (EntryReferenceFragment | NamedEntryFieldsFragment)[];
  } | null;
};

const isEntry = (node: object): node is NamedEntryFieldsFragment => 'fields' in node;
const productOf = (node: Reference) => (node && 'handle' in node ? [node.handle] : []);

/** What a field leads to, under its key; nothing where it leads to none of the kind. */
function under<T>(fields: readonly Field[], found: (field: Field) => readonly T[]) {
  return fields.flatMap((field): [string, readonly T[]][] => {
    const values = found(field);
    return values.length > 0 ? [[field.key, values]] : [];
  });
}

/** An entry with what its fields lead to, as far as the store shows it. */
export function toEntry({handle, fields}: {handle: string; fields: readonly Field[]}): StoreEntry {
  const pictures = fields.flatMap(({key, reference}): [string, StorePicture][] => {
    const image = reference && 'image' in reference ? reference.image : null;
    const picture = toPicture(image, '');
    return picture ? [[key, picture]] : [];
  });
  return {
    handle,
    values: Object.fromEntries(
      fields.flatMap(({key, value}) => (value?.trim() ? [[key, value.trim()]] : [])),
    ),
    pictures: Object.fromEntries(pictures),
    products: Object.fromEntries(
      under(fields, ({reference, references}) =>
        [reference, ...(references?.nodes ?? [])].flatMap((node) =>
          node && isEntry(node) ? [] : productOf(node),
        ),
      ),
    ),
    entries: Object.fromEntries(
      under(fields, ({references}) => (references?.nodes ?? []).filter(isEntry).map(toEntry)),
    ),
  };
}
