import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import {findNode} from '../graphql/node.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {stableNumber} from '../store/ids.ts';

import type {MetafieldRecord} from './records.ts';

/** Anything that owns metafields; types without any have none to show. */
interface Owner {
  __typename?: string;
  record?: {id?: number; metafields?: readonly MetafieldRecord[]; updatedAt?: string};
}

export interface MetafieldNode {
  __typename: 'Metafield';
  field: MetafieldRecord;
  owner: object;
  /** Identifies the owner in the metafield's own id. */
  ownerId: string;
  at: string;
}

/** What a metafield may refer to, per schema (§0). */
const REFERENCE_TYPES = new Set([
  'Collection',
  'GenericFile',
  'MediaImage',
  'Metaobject',
  'Model3d',
  'Page',
  'Product',
  'ProductVariant',
  'Video',
]);

const FALLBACK_INSTANT = '2025-02-01T09:00:00Z';

function nodeOf(field: MetafieldRecord, owner: Owner): MetafieldNode {
  return {
    __typename: 'Metafield',
    field,
    owner,
    ownerId: `${owner.__typename ?? ''}/${owner.record?.id ?? 0}`,
    at: owner.record?.updatedAt ?? FALLBACK_INSTANT,
  };
}

function findField(owner: Owner, namespace: string | null | undefined, key: string) {
  const field = owner.record?.metafields?.find(
    (one) => one.key === key && one.namespace === namespace,
  );
  return field === undefined ? null : nodeOf(field, owner);
}

/** The thing behind a reference as this shopper may see it; null when it is hidden or gone (§4.7). */
function findReference(value: string, context: RequestContext): unknown {
  const node = findNode(value, context) as {__typename?: string} | null;
  if (node === null || node.__typename === undefined) return null;
  if (REFERENCE_TYPES.has(node.__typename)) return node;
  return node.__typename === 'Article' && context.version === '2026-04' ? node : null;
}

/** The ids in a list value; none where the text is no list. */
function listedIds(value: string): string[] {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** `reference` of a value with its type: metafields and metaobject fields share it. */
export function referenceOf(type: string, value: string | null, context: RequestContext): unknown {
  if (value === null || type.startsWith('list.') || !type.endsWith('_reference')) return null;
  return findReference(value, context);
}

/** `references`: hidden targets are left out; null for a value that is no list of references. */
export function referencesOf(
  type: string,
  value: string | null,
  args: PageArguments,
  context: RequestContext,
): unknown {
  if (value === null || !type.startsWith('list.') || !type.endsWith('_reference')) return null;
  const found = listedIds(value)
    .map((id) => ({id, node: findReference(id, context)}))
    .filter((entry) => entry.node !== null);
  return connection(
    found,
    args,
    context,
    (entry) => entry.id,
    (entry) => entry.node,
  );
}

interface Identifier {
  namespace?: string | null;
  key: string;
}

export const metafieldResolvers: Resolvers = {
  // Serves every type that implements the interface and has no resolvers of its own for it.
  HasMetafields: {
    metafield: (owner: Owner, {namespace, key}: Identifier) => findField(owner, namespace, key),
    metafields: (owner: Owner, {identifiers}: {identifiers: Identifier[]}) =>
      identifiers.map(({namespace, key}) => findField(owner, namespace, key)),
  },
  Metafield: {
    id: ({field, ownerId}: MetafieldNode) =>
      gid('Metafield', stableNumber('metafield', `${ownerId}/${field.namespace}/${field.key}`)),
    namespace: ({field}: MetafieldNode) => field.namespace,
    key: ({field}: MetafieldNode) => field.key,
    type: ({field}: MetafieldNode) => field.type,
    value: ({field}: MetafieldNode) => field.value,
    description: () => null,
    createdAt: ({at}: MetafieldNode) => at,
    updatedAt: ({at}: MetafieldNode) => at,
    parentResource: ({owner}: MetafieldNode) => owner,
    reference: ({field}: MetafieldNode, _args: unknown, context) =>
      referenceOf(field.type, field.value, context),
    references: ({field}: MetafieldNode, args: PageArguments, context) =>
      referencesOf(field.type, field.value, args, context),
  },
};
