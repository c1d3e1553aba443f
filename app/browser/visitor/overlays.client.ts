import {applyStyles} from '~/browser/request/whole-styles.client';
import {overlaysPath, VISITOR_ELEMENT_ID} from '~/domain/visitor/settings';

let asked: Promise<Document> | null = null;

/** Fetched as a document, so that no markup is written into the page as text; scripts in it would not run. */
async function ask(): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open('GET', overlaysPath(__BUILD_ID__));
  request.responseType = 'document';
  request.send();
  await new Promise((resolve) => (request.onloadend = resolve));
  if (request.status !== 200) throw new Error();
  return request.response as Document;
}

/** What may float above the page, and what its head says; asked for once, after a failure again. */
export function overlays(): Promise<Document> {
  asked ??= ask();
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** Puts what may float above the page into it, hidden, once; rejects where it cannot be had, and may then be tried again. */
export async function placeOverlays(): Promise<void> {
  const {body} = await overlays();
  await applyStyles();
  document.getElementById(VISITOR_ELEMENT_ID)?.append(...body.children);
}
