/**
 * Readable by the page script: how the customer came into the account just now. The page that follows reports it, once,
 * as signing in always ends in a new document; it names nobody.
 */
export const ENTRY_COOKIE = 'entered';
