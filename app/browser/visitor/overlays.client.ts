import {applyStyles} from '~/browser/request/whole-styles.client';
import {overlaysPath, VISITOR_ELEMENT_ID} from '~/domain/visitor/settings';

/** Fetched as a document, so that no markup is written into the page as text; scripts in it would not run. */
async function place(): Promise<void> {
  const request = new XMLHttpRequest();
  request.open('GET', overlaysPath(__BUILD_ID__));
  request.responseType = 'document';
  request.send();
  await new Promise((resolve) => (request.onloadend = resolve));
  if (request.status !== 200) throw new Error();
  await applyStyles();
  const {body} = request.response as Document;
  document.getElementById(VISITOR_ELEMENT_ID)?.append(...body.children);
}

let placed: Promise<void> | null = null;

/** Puts what may float above the page into it, hidden, once; rejects where it cannot be had, and may then be tried again. */
export function placeOverlays(): Promise<void> {
  placed ??= place();
  placed.catch(() => {
    placed = null;
  });
  return placed;
}
