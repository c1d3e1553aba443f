import type {NodeFinders} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import {findNode} from '../graphql/node.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {byGid, type ContentNode, findRow} from './content-rows.ts';
import type {MenuItemRow, MenuRow} from './records.ts';

const menuNode = (record: MenuRow): ContentNode<MenuRow> => ({__typename: 'Menu', record});

interface MenuItemNode {
  __typename: 'MenuItem';
  item: MenuItemRow;
}

const menuItem = (item: MenuItemRow): MenuItemNode => ({__typename: 'MenuItem', item});

export const menuResolvers: Resolvers = {
  QueryRoot: {
    menu: (_source: unknown, {handle}: {handle: string}, {services}) => {
      const found = services.contents.byHandle<MenuRow>('menu', handle);
      return found === undefined ? null : menuNode(found);
    },
  },
  Menu: {
    id: ({record}: ContentNode<MenuRow>) => gid('Menu', record.id),
    handle: ({record}: ContentNode<MenuRow>) => record.handle,
    title: ({record}: ContentNode<MenuRow>) => record.title,
    itemsCount: ({record}: ContentNode<MenuRow>) => record.items.length,
    items: ({record}: ContentNode<MenuRow>) => record.items.map(menuItem),
  },
  MenuItem: {
    id: ({item}: MenuItemNode) => gid('MenuItem', item.id),
    title: ({item}: MenuItemNode) => item.title,
    type: ({item}: MenuItemNode) => item.type,
    tags: () => [],
    url: ({item}: MenuItemNode, _args: unknown, {origin}) => new URL(item.url, origin).href,
    resourceId: ({item}: MenuItemNode) => item.resourceId,
    resource: ({item}: MenuItemNode, _args: unknown, context) =>
      item.resourceId === null ? null : findNode(item.resourceId, context),
    items: ({item}: MenuItemNode) => item.items.map(menuItem),
  },
};

export const menuNodes: NodeFinders = {
  Menu: byGid((lookup, context) => {
    const found = findRow<MenuRow>('menu', 'Menu', lookup, context);
    return found === null ? null : menuNode(found);
  }, 'Menu'),
};
