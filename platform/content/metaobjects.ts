import {referenceOf, referencesOf} from '../catalogue/metafield-resolvers.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import type {NodeFinders} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {byGid, type ContentNode, findRow} from './content-rows.ts';
import type {MetaobjectRow} from './records.ts';

const metaobjectNode = (record: MetaobjectRow): ContentNode<MetaobjectRow> => ({
  __typename: 'Metaobject',
  record,
});

function findMetaobject(
  args: {id?: string | null; handle?: {type: string; handle: string} | null},
  context: RequestContext,
) {
  const {handle} = args;
  const found = findRow<MetaobjectRow>(
    'metaobject',
    'Metaobject',
    {
      ...(args.id === undefined ? {} : {id: args.id}),
      handle: handle === undefined || handle === null ? null : `${handle.type}/${handle.handle}`,
    },
    context,
  );
  return found === null || found.status !== 'ACTIVE' ? null : metaobjectNode(found);
}

interface MetaobjectField {
  key: string;
  type: string;
  value: string;
}

export const metaobjectResolvers: Resolvers = {
  QueryRoot: {
    metaobject: (
      _source: unknown,
      args: {id?: string | null; handle?: {type: string; handle: string} | null},
      context,
    ) => findMetaobject(args, context),
    metaobjects: (
      _source: unknown,
      args: PageArguments & {type: string; sortKey?: string | null},
      context,
    ) => {
      const sortKey = args.sortKey === 'updated_at' ? 'updated_at' : 'id';
      const rows = context.services.contents
        .all<MetaobjectRow>('metaobject')
        .filter((row) => row.type === args.type && row.status === 'ACTIVE')
        .sort((a, b) =>
          sortKey === 'id' ? a.id - b.id : a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id,
        );
      return connection(rows, args, context, (row) => row.id, metaobjectNode, sortKey);
    },
  },
  Metaobject: {
    id: ({record}: ContentNode<MetaobjectRow>) => gid('Metaobject', record.id),
    handle: ({record}: ContentNode<MetaobjectRow>) => record.slug,
    type: ({record}: ContentNode<MetaobjectRow>) => record.type,
    updatedAt: ({record}: ContentNode<MetaobjectRow>) => record.updatedAt,
    onlineStoreUrl: () => null,
    seo: () => null,
    field: ({record}: ContentNode<MetaobjectRow>, {key}: {key: string}) =>
      record.fields.find((field) => field.key === key) ?? null,
    fields: ({record}: ContentNode<MetaobjectRow>) =>
      [...record.fields].sort((a, b) => a.key.localeCompare(b.key, 'en')),
  },
  MetaobjectField: {
    reference: ({type, value}: MetaobjectField, _args: unknown, context) =>
      referenceOf(type, value, context),
    references: ({type, value}: MetaobjectField, args: PageArguments, context) =>
      referencesOf(type, value, args, context),
  },
};

export const metaobjectNodes: NodeFinders = {
  Metaobject: byGid(
    (lookup, context) => findMetaobject({id: lookup.id ?? null}, context),
    'Metaobject',
  ),
};
