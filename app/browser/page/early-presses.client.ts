/**
 * Stands in the document itself, before anything that can be pressed: keeps what is pressed until a script is there that
 * serves it, so that nothing is lost and nothing done twice. Compiled into `__EARLY_PRESSES__` (scripts/page-script.ts).
 */
import {type EarlyPress, type EarlyPresses, isCartForm, OWN} from '~/browser/request/early-presses';
import {postAsIs} from '~/browser/request/post-as-is.client';
import {
  LINK_PATIENCE_MS,
  type Press,
  PRESS_PATIENCE_MS,
  pressService,
} from '~/domain/request/press';

/** How long a form that the browser posts is not posted again. */
const POST_COUNTS_MS = 10_000;

const early: EarlyPresses = {
  kept: [],
  held: new Set(),
  reactIsHere: false,
  cartIsHere: false,
  take: null,
  letGo(press) {
    const {target, fields} = press;
    early.kept = early.kept.filter((other) => other !== press);
    if (target instanceof HTMLFormElement && fields) postAsIs(target, fields);
    else if (target instanceof HTMLAnchorElement) location.assign(target.href);
  },
};
window.earlyPresses = early;

/** What a press is on, and the element itself. What floats above the page serves its own presses. */
function find(event: Event): {on: Press['on']; target: HTMLElement} | null {
  const {target, type} = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return null;
  const own = type === 'click' ? target.closest<HTMLElement>(OWN) : null;
  if (own) return {on: 'own', target: own};
  if (target.closest('#visitor, [data-cart-stand-in]')) return null;
  if (type === 'submit') {
    const form = target as HTMLElement;
    // The framework marks the forms that it takes over.
    return {on: isCartForm(form) || form.dataset.discover ? 'form' : 'post', target: form};
  }
  if (type !== 'click') return {on: 'control', target: target as HTMLElement};
  const pressed = target.closest<HTMLElement>('a[href], button');
  if (!pressed) return null;
  if (pressed instanceof HTMLButtonElement)
    return {on: pressed.type === 'submit' ? null : 'control', target: pressed};
  if (pressed.dataset.opens !== undefined && location.pathname !== pressed.getAttribute('href'))
    return {on: 'opener', target: pressed};
  const {origin, target: tab} = pressed as HTMLAnchorElement;
  const isOurs = origin === location.origin && tab === '' && !pressed.hasAttribute('download');
  return {on: isOurs ? 'link' : null, target: pressed};
}

const isPlain = ({metaKey, ctrlKey, shiftKey, altKey, button}: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

function onPress(event: Event): void {
  const found = event.defaultPrevented ? null : find(event);
  if (!found) return;
  const {target} = found;
  const isForm = target instanceof HTMLFormElement;
  const reactComes = document.body.dataset.react !== undefined;
  const service =
    isForm && early.cartIsHere && isCartForm(target)
      ? 'page'
      : pressService(
          {
            kind: event.type as Press['kind'],
            on: found.on,
            isPlain: !(event instanceof MouseEvent) || isPlain(event),
          },
          {
            reactComes,
            reactIsHere: early.reactIsHere,
            scriptIsHere: early.take !== null,
          },
        );
  const isAgain = early.held.has(target);
  // What the browser sends it sends again when it is pressed again.
  const isPosted = isForm && (found.on === 'post' || (!reactComes && !early.reactIsHere));
  if (service === 'hold' || (isAgain && isPosted)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isAgain) return;
  }
  if (service === 'hold' || isPosted) early.held.add(target);
  if (isPosted) setTimeout(() => early.held.delete(target), POST_COUNTS_MS);
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const press: EarlyPress = {
    kind: event.type as Press['kind'],
    service,
    target,
    origin: event.target as Element,
    submitter,
    fields: isForm ? new FormData(target, submitter) : null,
  };
  if (service === 'hold') {
    const shown = submitter ?? target;
    shown.dataset.sending = '';
    shown.setAttribute('aria-busy', 'true');
  }
  if (early.take) early.take(press);
  else {
    early.kept.push(press);
    if (service === 'hold')
      setTimeout(
        () => early.kept.includes(press) && early.letGo(press),
        isForm ? PRESS_PATIENCE_MS : LINK_PATIENCE_MS,
      );
  }
}

for (const kind of ['click', 'submit', 'change', 'input']) addEventListener(kind, onPress, true);

// The page script is gone: what waits for it is served without, and so are the styles that it would have applied.
addEventListener(
  'error',
  ({target}) => {
    if (!(target instanceof HTMLScriptElement) || target.dataset.page === undefined) return;
    for (const press of early.kept) if (press.service === 'hold') early.letGo(press);
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media]'))
      sheet.media = 'all';
  },
  true,
);
// Shown again by the way back: whatever was on its way has arrived.
addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  early.held.clear();
  for (const sent of document.querySelectorAll('[data-sending]')) {
    sent.removeAttribute('data-sending');
    sent.removeAttribute('aria-busy');
  }
});
