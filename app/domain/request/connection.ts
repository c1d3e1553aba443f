/** What a browser tells of its connection, where it does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True when the connection may be used for guesses (coverage: page-prefetch): not on 2g, not while saving data. Unknown
 * is fine.
 */
export function mayPrefetch(connection: Connection): boolean {
  return connection.saveData !== true && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}
