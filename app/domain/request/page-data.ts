/** The element of a document that holds the page's data for React, or names them by its `data-tag`. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Asks a page's address for the data of the document that bears this tag, and answers with it. A page that everybody gets is
 * read far more often than React runs on it, so its data come when they are wanted (coverage: request-page-data).
 */
export const PAGE_DATA_HEADER = 'X-Page-Data';
