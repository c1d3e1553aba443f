import {VISITOR_ELEMENT_ID, type VisitorSettings} from '~/domain/visitor/settings';

/** What the page was rendered with; null on pages without overlays. */
export function readVisitorSettings(): VisitorSettings | null {
  const element = document.querySelector<HTMLElement>(`#${VISITOR_ELEMENT_ID} [data-settings]`);
  const text = element?.dataset.settings;
  // Our own server wrote it into this page.
  return text === undefined ? null : (JSON.parse(text) as VisitorSettings);
}
