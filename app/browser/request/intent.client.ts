import {painted} from './paint.client';

/** What a script serves that somebody points at or touches; a link leads on by itself, unless it opens something here. */
const CONTROL = 'a[href][data-opens], button, input, select, textarea, summary, label';
const LINK = 'a[href]';

const isOn = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Calls `begin` once, with the first sign that the shopper is about to do something. What the sign did by itself is on the screen
 * before it is called.
 * @param signs `controls`: a pointer over a control, a touch on it, its focus, a key. `any`: also a pointer over a link, and
 *   scrolling on.
 */
export function onIntent(begin: (sign: Event) => void, signs: 'controls' | 'any'): void {
  const given = new AbortController();
  const on = (kind: string, isSign: (event: Event) => boolean) =>
    addEventListener(
      kind,
      (event) => {
        if (!isSign(event)) return;
        given.abort();
        void painted().then(() => begin(event));
      },
      {passive: true, capture: true, signal: given.signal},
    );
  const wanted = signs === 'any' ? `${CONTROL}, ${LINK}` : CONTROL;
  on(
    'pointerover',
    (event) => (event as PointerEvent).pointerType !== 'touch' && isOn(event, wanted),
  );
  // A finger on a link is on its way to the next document already.
  on('touchstart', (event) => isOn(event, CONTROL));
  // A question that opens by itself takes the focus without anybody's doing.
  on('focusin', (event) => isOn(event, wanted));
  on('keydown', () => true);
  if (signs === 'any') for (const kind of ['wheel', 'touchmove']) on(kind, () => true);
}
