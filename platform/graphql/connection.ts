import type {RequestContext} from './context.ts';
import {badRequest, platformError} from './errors.ts';

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

interface ConnectionNode<T> {
  edges: {cursor: string; node: T}[];
  nodes: T[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const LARGEST_PAGE = 250;
/** Objects that one document may be given through its connections. */
export const NODE_BUDGET = 50_000;

function encodeCursor(key: string, sort: string): string {
  return Buffer.from(JSON.stringify({last_id: key, sort})).toString('base64url');
}

function decodeCursor(cursor: string, sort: string): string {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    decoded = null;
  }
  if (
    typeof decoded !== 'object' ||
    decoded === null ||
    !('last_id' in decoded) ||
    typeof decoded.last_id !== 'string' ||
    !('sort' in decoded) ||
    decoded.sort !== sort
  ) {
    throw badRequest('Invalid cursor for current pagination sort.');
  }
  return decoded.last_id;
}

function pageSize(name: string, size: number): number {
  if (size < 0) throw badRequest(`${name} must be greater than or equal to 0`);
  if (size > LARGEST_PAGE) {
    throw badRequest(`${name} cannot exceed ${LARGEST_PAGE}`);
  }
  return size;
}

/** As much of what fits as the page is made of: of a list of thousands a first page needs few, and a later one begins at its cursor. */
function enough<T>(
  ordered: readonly T[],
  fits: (item: T) => boolean,
  {first, before}: PageArguments,
  after: number | null,
): readonly T[] {
  if ((first ?? null) === null || (before ?? null) !== null) return ordered.filter(fits);
  const found: T[] = [];
  // The item under the cursor, the page, and one more, which says that there is a next page.
  const wanted = (first ?? 0) + (after === null ? 1 : 2);
  for (let at = after ?? 0; at < ordered.length && found.length < wanted; at += 1) {
    const item = ordered[at];
    if (item !== undefined && fits(item)) found.push(item);
    // What is under the cursor fits no longer: nothing can be said to follow it.
    else if (at === after) break;
  }
  return found;
}

/**
 * Cuts one page out of an ordered list (§3.3). Cursors name the item, not its place, so that
 * something inserted before does not shift the page.
 * @param items all items in their order, before `reverse`
 * @param key identifies an item in a cursor
 * @param sort name of the order: a cursor of another one is refused
 * @param fits what of the list is meant; asked of no more items than the page needs. Null for all.
 */
export function connection<T, N>(
  items: readonly T[],
  args: PageArguments,
  context: Pick<RequestContext, 'budget'>,
  key: (item: T) => string | number,
  node: (item: T) => N,
  sort = 'id',
  fits: ((item: T) => boolean) | null = null,
): ConnectionNode<N> {
  const first = args.first ?? null;
  const last = args.last ?? null;
  if (first === null && last === null) {
    throw badRequest('you must provide one of first or last');
  }
  if (first !== null && last !== null) {
    throw badRequest('providing both first and last is not supported');
  }
  const order = `${sort}${args.reverse === true ? ':reverse' : ''}`;
  const all = args.reverse === true ? [...items].reverse() : items;

  const indexIn = (list: readonly T[], cursor: string) => {
    const wanted = decodeCursor(cursor, order);
    return list.findIndex((item) => String(key(item)) === wanted);
  };
  const {after = null} = args;
  const ordered =
    fits === null ? all : enough(all, fits, args, after === null ? null : indexIn(all, after));
  const indexOf = (cursor: string) => indexIn(ordered, cursor);
  let from = 0;
  let to = ordered.length;
  if (after !== null) {
    const index = indexOf(after);
    // The item under the cursor is gone: nothing can be said to follow it.
    from = index === -1 ? to : index + 1;
  }
  if (args.before !== undefined && args.before !== null) {
    const index = indexOf(args.before);
    to = index === -1 ? from : Math.max(from, index);
  }
  let start = from;
  let end = to;
  if (first !== null) end = Math.min(to, from + pageSize('first', first));
  else start = Math.max(from, to - pageSize('last', last ?? 0));

  context.budget.nodes -= end - start;
  if (context.budget.nodes < 0) {
    throw platformError(
      'Query cost is too high: it asks for too many objects.',
      'MAX_COST_EXCEEDED',
    );
  }
  const edges = ordered.slice(start, end).map((item) => ({
    cursor: encodeCursor(String(key(item)), order),
    node: node(item),
  }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: end < ordered.length && (edges.length > 0 || end < to),
      hasPreviousPage: edges.length > 0 && start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
