const GID_SHAPE = /^gid:\/\/[a-z][a-z0-9-]*\/[A-Za-z][A-Za-z0-9:]*\/[^\s/]+$/;

/** Whether a text is a global id at all; one of an unknown thing still is (§3.1). */
export function isGlobalId(text: string): boolean {
  return GID_SHAPE.test(text);
}

export function gid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}

export interface GlobalId {
  type: string;
  /** Between the type and the query part. */
  id: string;
  /** Behind the `?`: a cart's key, a line's cart, an address's token. */
  query: URLSearchParams;
}

/** Takes a global id apart; null when it is none. */
export function parseGlobalId(text: string): GlobalId | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?\s/]+)(?:\?(\S*))?$/.exec(text);
  if (match === null) return null;
  const [, type = '', id = '', query = ''] = match;
  return {type, id, query: new URLSearchParams(query)};
}

/** The number of an id of the given type; null for another type or a non-number. */
export function findGidNumber(text: string, type: string): number | null {
  const parsed = parseGlobalId(text);
  if (parsed === null || parsed.type !== type || !/^\d{1,15}$/.test(parsed.id)) return null;
  return Number(parsed.id);
}
