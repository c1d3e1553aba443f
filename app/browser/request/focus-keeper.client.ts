/** What lies over the page and keeps the keyboard to itself while it is open. */
const KEEPERS = [
  'details[name="phone-menu"][open]',
  '[data-dialog][data-open]',
  'dialog[open]',
  '#consent[data-mode="preferences"]:not([hidden]) #consent-dialog',
].join(', ');
/** Lies above a dialog and stays answerable: the question of consent. */
const BESIDE_KEEPERS = '#consent:not([hidden]) #consent-dialog';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"], [tabindex]';

function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    // Also false for what a closed disclosure holds.
    element.checkVisibility({visibilityProperty: true}) &&
    // Of the buttons of one choice the keyboard stops at the chosen one only.
    !(element instanceof HTMLInputElement && element.type === 'radio' && isPassedOver(element))
  );
}

function isPassedOver(radio: HTMLInputElement): boolean {
  const group = radio.form?.elements.namedItem(radio.name);
  return !radio.checked && group instanceof RadioNodeList && group.value !== '';
}

function stopsIn(roots: readonly Element[]): HTMLElement[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)])
    .filter((element) => isStop(element));
}

/** The innermost thing that keeps the keyboard, with what stays usable beside it. */
function openKeeper(): Element[] {
  const keeper = [...document.querySelectorAll(KEEPERS)].at(-1);
  if (!keeper) return [];
  const beside = document.querySelector(BESIDE_KEEPERS);
  return beside && beside !== keeper && keeper.matches('[data-dialog]')
    ? [keeper, beside]
    : [keeper];
}

/**
 * Keeps the Tab key within what is open: from the last stop to the first and back, with none outside any element, where a
 * browser would go through its own bars (WCAG 2.4.3).
 */
function keepTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const roots = openKeeper();
  const stops = stopsIn(roots);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const active = document.activeElement;
  const isWithin = roots.some((root) => root.contains(active));
  const edge = event.shiftKey ? first : last;
  // A heading that has the focus for a start is no stop: from it the browser knows the way on, but not back.
  const isBeforeFirst =
    event.shiftKey &&
    active !== null &&
    !stops.includes(active as HTMLElement) &&
    (first.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (isWithin && active !== edge && !isBeforeFirst) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Escape closes the menu of small screens and gives the focus back to its button. */
function closeMenuOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const menu = document.querySelector<HTMLDetailsElement>('details[name="phone-menu"][open]');
  if (!menu) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Begins to look after the keyboard, on whatever page follows. */
export function keepFocus(): void {
  document.addEventListener('keydown', closeMenuOnEscape);
  document.addEventListener('keydown', keepTab);
}
