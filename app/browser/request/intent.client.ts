import {painted} from './paint.client';

/** What somebody points at or touches who is about to do something. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, label';

const isOn = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Calls `begin` once, with the first sign that the shopper is about to do something: a pointer over a link or a control, a touch
 * on a control, the focus, a key, scrolling on. What the sign did by itself is on the screen before it is called.
 */
export function onIntent(begin: () => void): void {
  const signs = new AbortController();
  const on = (kind: string, isSign: (event: Event) => boolean) =>
    addEventListener(
      kind,
      (event) => {
        if (!isSign(event)) return;
        signs.abort();
        void painted().then(begin);
      },
      {passive: true, capture: true, signal: signs.signal},
    );
  on(
    'pointerover',
    (event) => (event as PointerEvent).pointerType !== 'touch' && isOn(event, PRESSABLE),
  );
  // A finger on a link is on its way to the next document already.
  on('touchstart', (event) => isOn(event, PRESSABLE) && !isOn(event, 'a[href]:not([data-opens])'));
  // A question that opens by itself takes the focus without anybody's doing.
  on('focusin', (event) => isOn(event, PRESSABLE));
  for (const kind of ['keydown', 'wheel', 'touchmove']) on(kind, () => true);
}
