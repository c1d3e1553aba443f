import type {NodeFinders} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {byGid, type ContentNode, findRow} from './content-rows.ts';
import type {PolicyRow} from './records.ts';

export const policyNode = (record: PolicyRow): ContentNode<PolicyRow> => ({
  __typename: 'ShopPolicy',
  record,
});

export const policyResolvers: Resolvers = {
  ShopPolicy: {
    id: ({record}: ContentNode<PolicyRow>) => gid('ShopPolicy', record.id),
    handle: ({record}: ContentNode<PolicyRow>) => record.handle,
    title: ({record}: ContentNode<PolicyRow>) => record.title,
    body: ({record}: ContentNode<PolicyRow>) => record.body,
    url: ({record}: ContentNode<PolicyRow>, _args: unknown, {origin}) =>
      `${origin}/policies/${record.handle}`,
  },
};

export const policyNodes: NodeFinders = {
  ShopPolicy: byGid((lookup, context) => {
    const found = findRow<PolicyRow>('policy', 'ShopPolicy', lookup, context);
    return found === null ? null : policyNode(found);
  }, 'ShopPolicy'),
};
