import {eventProblem} from '~/domain/visitor/analytics-schema';

import {onConsent} from './consent.client';
import {onTrack} from './data-layer.client';

/** As many events as a visit of some pages brings. */
const MOST_ROWS = 200;

const STYLE = `
#analytics-panel{position:fixed;left:8px;bottom:8px;z-index:2147483000;max-width:min(440px,calc(100vw - 16px));font:12px/1.45 ui-monospace,monospace;background:#17223b;color:#fcfbf8;border-radius:8px}
#analytics-panel summary{padding:6px 10px;cursor:pointer}
#analytics-panel ol{list-style:none;margin:0;padding:0 10px 8px;max-height:40vh;overflow:auto}
#analytics-panel li{padding:3px 0;border-top:1px solid #ffffff2e}
#analytics-panel li[data-problem] strong{color:#ff9b9b}
#analytics-panel pre{margin:2px 0;white-space:pre-wrap;overflow-wrap:anywhere}
`;

function nameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return null;
  return typeof entry.event === 'string' ? entry.event : null;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

function rowOf(entry: unknown, name: string): HTMLLIElement {
  const problem = eventProblem(entry);
  const details = element('details', '', element('summary', ''));
  const line = element('strong', problem === null ? name : `${name}: ${problem}`);
  details.querySelector('summary')?.replaceChildren(line);
  details.append(element('pre', JSON.stringify(entry, null, 1)));
  const row = element('li', '', details);
  if (problem !== null) row.dataset.problem = problem;
  return row;
}

/**
 * A panel for developers: every event of the data layer as it is sent, checked against the agreed shapes. The page
 * script asks for it in development alone, so that no build for visitors holds it.
 */
export function showAnalyticsPanel(): void {
  if (document.querySelector('#analytics-panel')) return;
  const panel = element('details', '');
  panel.id = 'analytics-panel';
  const title = element('summary', 'Analytics');
  const rows = document.createElement('ol');
  panel.append(element('style', STYLE), title, rows);
  document.body.append(panel);

  let consent = 'unknown';
  const retitle = () => {
    const wrong = rows.querySelectorAll('[data-problem]').length;
    title.textContent = `Analytics: ${rows.childElementCount} events, ${wrong} wrong, consent ${consent}`;
  };
  const add = (entry: unknown) => {
    const name = nameOf(entry);
    if (name === null) return;
    rows.prepend(rowOf(entry, name));
    while (rows.childElementCount > MOST_ROWS) rows.lastElementChild?.remove();
    retitle();
  };
  for (const entry of window.dataLayer ?? []) add(entry);
  onTrack(add);
  onConsent((state) => {
    consent =
      state.status === 'settled'
        ? Object.entries(state.choice)
            .map(([purpose, allowed]) => `${allowed ? '+' : '-'}${purpose}`)
            .join(' ')
        : state.status;
    retitle();
  });
}
