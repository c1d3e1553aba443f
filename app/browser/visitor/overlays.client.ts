import {applyStyles} from '~/browser/request/whole-styles.client';
import {overlaysPath, VISITOR_ELEMENT_ID} from '~/domain/visitor/settings';

/** As a document, so that no markup is written into the page as text; scripts in it would not run. */
const fetchOverlays = () =>
  new Promise<Element[]>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', overlaysPath(__BUILD_ID__));
    request.responseType = 'document';
    request.onloadend = () => {
      if (request.status === 200) resolve([...(request.response as Document).body.children]);
      else reject(new Error());
    };
    request.send();
  });

async function place(): Promise<void> {
  const overlays = await fetchOverlays();
  await applyStyles();
  document.getElementById(VISITOR_ELEMENT_ID)?.append(...overlays);
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
