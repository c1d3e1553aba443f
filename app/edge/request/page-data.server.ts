import {PAGE_DATA_ID} from '~/domain/request/page-data';

const OPENING = `<script id="${PAGE_DATA_ID}" type="application/json">`;
const CLOSING = '</script>';

/** The element behind a page that holds its data for React, as Remix's single fetch encodes it: JSON, in which nothing can end it. */
export function pageDataElement(encoded: string): string {
  return `${OPENING}${encoded.replaceAll('<', '\\u003c')}${CLOSING}`;
}

/** A rendered page apart from the data behind it, which is null where it has none. */
export function takeOutPageData(html: string): {document: string; data: string | null} {
  const at = html.lastIndexOf(OPENING);
  if (at === -1 || !html.endsWith(CLOSING)) return {document: html, data: null};
  return {
    document: html.slice(0, at),
    data: html.slice(at + OPENING.length, -CLOSING.length),
  };
}

/** Stands in a page in the place of its data, and says by which tag they are to be asked for. */
export function pageDataReference(tag: string): string {
  return `<script id="${PAGE_DATA_ID}" type="application/json" data-tag="${tag}">${CLOSING}`;
}
