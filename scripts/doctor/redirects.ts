import {type Finding, ok, some, warning} from './finding';
import {type AskStore, readAll} from './store';

interface Redirect {
  path: string;
  target: string;
}

const QUERY = `query ($after: String) {
  urlRedirects(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { path target } } }`;

/** The paths from which redirects lead round and round. */
export function findLoops(redirects: readonly Redirect[]): string[] {
  const plain = (path: string) => (path.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');
  const targets = new Map(redirects.map(({path, target}) => [plain(path), plain(target)]));
  return [...targets.keys()].filter((start) => {
    const seen = new Set<string>();
    for (let at = targets.get(start); at !== undefined; at = targets.get(at)) {
      if (at === start) return true;
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  });
}

export async function redirectFindings(ask: AskStore): Promise<Finding[]> {
  const redirects = await readAll<Redirect>(ask, QUERY, 'urlRedirects');
  // That they are denied is a finding of the scopes.
  if (redirects === null) return [];
  const loops = findLoops(redirects);
  return [
    loops.length === 0
      ? ok('redirects', `${redirects.length} redirects, and none leads round.`)
      : warning('redirects', {
          text: `${loops.length} redirects lead round: ${some(loops)}.`,
          shopper: '"page not found" there.',
          mend: 'Shopify admin → Content → Menus → URL redirects: delete one of each round.',
        }),
  ];
}
