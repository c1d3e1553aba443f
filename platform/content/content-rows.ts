import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, gid, type GlobalId} from '../graphql/gid.ts';
import {matches, parseSearchQuery, type SearchMatcher} from '../search/syntax.ts';

import type {ContentKind, ContentRow} from './contents.ts';
import type {ArticleRow, BlogRow, PageRow} from './records.ts';

/** A source over a content row; `record` is what the metafield resolvers look for. */
export interface ContentNode<T extends ContentRow> {
  __typename: string;
  record: T;
  /** Set on search hits. */
  trackingParameters?: string;
}

export const tracking = ({trackingParameters}: {trackingParameters?: string}) =>
  trackingParameters ?? null;

export interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
}

export interface Lookup {
  id?: string | null;
  handle?: string | null;
}

export const seoOf = ({record}: ContentNode<PageRow | BlogRow | ArticleRow>) =>
  record.seo.title === null && record.seo.description === null ? null : record.seo;

/** A page of content rows, filtered and ordered. */
export function list<T extends ContentRow>(
  rows: readonly T[],
  args: ListArguments,
  context: RequestContext,
  matcher: SearchMatcher<T>,
  sortText: (row: T, sortKey: string) => string | null,
  node: (row: T) => unknown,
) {
  const sortKey = args.sortKey ?? 'ID';
  const expression = parseSearchQuery(args.query ?? '');
  const found = rows
    .filter((row) => matches(row, expression, matcher))
    .sort((a, b) => {
      const [left, right] = [sortText(a, sortKey), sortText(b, sortKey)];
      if (left === null || right === null) return a.id - b.id;
      return left.localeCompare(right, 'en') || a.id - b.id;
    });
  return connection(found, args, context, (row) => row.id, node, sortKey);
}

/** A row by its global id or, without one, by its handle; null when there is none. */
export function findRow<T extends ContentRow>(
  kind: ContentKind,
  type: string,
  {id, handle}: Lookup,
  {services}: RequestContext,
): T | null {
  if (id !== undefined && id !== null) {
    const number = findGidNumber(id, type);
    return number === null ? null : (services.contents.byId<T>(kind, number) ?? null);
  }
  if (handle === undefined || handle === null) return null;
  return services.contents.byHandle<T>(kind, handle) ?? null;
}

/** A finder of rows as the finder of nodes that `node` asks. */
export function byGid<T>(
  finder: (lookup: Lookup, context: RequestContext) => T | null,
  type: string,
): (id: GlobalId, context: RequestContext) => T | null {
  return ({id}, context) => finder({id: gid(type, id)}, context);
}
