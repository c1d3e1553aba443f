import {plainText, truncate} from '../catalogue/plain-text.ts';
import type {RequestContext} from '../graphql/context.ts';
import type {NodeFinders} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {comparesInstant, equalsText, holdsWords, type SearchMatcher} from '../search/syntax.ts';

import {
  byGid,
  type ContentNode,
  findRow,
  list,
  type ListArguments,
  type Lookup,
  seoOf,
  tracking,
} from './content-rows.ts';
import type {PageRow} from './records.ts';

export const pageNode = (record: PageRow): ContentNode<PageRow> => ({__typename: 'Page', record});

export function publishedPages({services}: RequestContext): PageRow[] {
  return services.contents.all<PageRow>('page').filter((page) => page.published);
}

const pageMatcher: SearchMatcher<PageRow> = {
  fields: {
    title: (page, term) => holdsWords(page.title, term),
    handle: (page, term) => equalsText(page.handle, term),
    created_at: (page, term) => comparesInstant(page.createdAt, term),
    updated_at: (page, term) => comparesInstant(page.updatedAt, term),
  },
  word: (page, term) => holdsWords(`${page.title} ${plainText(page.bodyHtml)}`, term),
};

function pageSortText(page: PageRow, sortKey: string): string | null {
  if (sortKey === 'TITLE') return page.title;
  return sortKey === 'UPDATED_AT' ? page.updatedAt : null;
}

const page = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findRow<PageRow>('page', 'Page', args, context);
  return found === null || !found.published ? null : pageNode(found);
};

export const pageResolvers: Resolvers = {
  QueryRoot: {
    page,
    pageByHandle: page,
    pages: (_source: unknown, args: ListArguments, context) =>
      list(publishedPages(context), args, context, pageMatcher, pageSortText, pageNode),
  },
  Page: {
    id: ({record}: ContentNode<PageRow>) => gid('Page', record.id),
    handle: ({record}: ContentNode<PageRow>) => record.handle,
    title: ({record}: ContentNode<PageRow>) => record.title,
    body: ({record}: ContentNode<PageRow>) => record.bodyHtml,
    bodySummary: ({record}: ContentNode<PageRow>) => truncate(plainText(record.bodyHtml), 150),
    createdAt: ({record}: ContentNode<PageRow>) => record.createdAt,
    updatedAt: ({record}: ContentNode<PageRow>) => record.updatedAt,
    seo: seoOf,
    onlineStoreUrl: ({record}: ContentNode<PageRow>, _args: unknown, {origin}) =>
      `${origin}/pages/${record.handle}`,
    trackingParameters: tracking,
  },
};

export const pageNodes: NodeFinders = {
  Page: byGid((lookup, context) => page(null, lookup, context), 'Page'),
};
