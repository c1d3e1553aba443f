import {PlatformUnavailable} from './platform-fault.server';

/** One page of a list of the platform, as every document selects it. */
export interface ListPage<Node> {
  nodes: readonly Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/** What the platform answers to the question for a further page; the page is null where it answered none. */
export interface PageAnswer<Node> {
  page: ListPage<Node> | null | undefined;
  errors?: readonly {message: string}[] | {message: string} | null;
}

/**
 * Throws PlatformUnavailable for an answer with GraphQL errors: what stands beside them may be half of what was asked
 * for. What the store only withholds is no error any more here (see denied-fields).
 */
export function requireNoErrors(answer: {errors?: PageAnswer<unknown>['errors']}): void {
  const [first] = answer.errors ? [answer.errors].flat() : [];
  if (!first) return;
  throw new PlatformUnavailable(
    first.message || 'errors without a message',
    null,
    first.message || null,
  );
}

/**
 * Every node of a list, in the platform's order: the first page and all that follow it. A list is whole or refused: where a
 * page is missing, has errors beside it or does not lead on, PlatformUnavailable is thrown, as nobody could tell what
 * is left from all there is.
 */
export async function readWholeList<Node>(
  first: ListPage<Node> | null | undefined,
  readPage: (after: string) => Promise<PageAnswer<Node>>,
): Promise<Node[]> {
  const {nodes} = await readList(first, readPage, Infinity);
  return nodes;
}

/** The same, but no further page once there are so many nodes; tells whether they are all. */
export async function readList<Node>(
  first: ListPage<Node> | null | undefined,
  readPage: (after: string) => Promise<PageAnswer<Node>>,
  enough: number,
): Promise<{nodes: Node[]; isWhole: boolean}> {
  if (!first) throw new PlatformUnavailable('a list is missing');
  const nodes = [...first.nodes];
  let {hasNextPage, endCursor = null} = first.pageInfo;
  while (hasNextPage && nodes.length < enough) {
    if (endCursor === null) throw new PlatformUnavailable('a page of a list leads nowhere');
    const asked: string = endCursor;
    const answer = await readPage(asked);
    requireNoErrors(answer);
    if (!answer.page) throw new PlatformUnavailable('a page of a list is missing');
    nodes.push(...answer.page.nodes);
    ({hasNextPage, endCursor = null} = answer.page.pageInfo);
    if (hasNextPage && endCursor === asked)
      throw new PlatformUnavailable('a page of a list leads back to itself');
  }
  return {nodes, isWhole: !hasNextPage};
}
