/** What was pressed, changed or typed into, as much of it as the decision needs. */
export interface Press {
  kind: 'click' | 'submit' | 'change' | 'input';
  /**
   * The innermost thing around the place of the press that does something; null for none. A `form` is one that the cart or React
   * takes over, a `post` one that the browser sends with scripts and without.
   */
  on: 'form' | 'post' | 'opener' | 'own' | 'link' | 'control' | null;
  /** With the main button and no key held, for this tab. */
  isPlain: boolean;
}

/** What of the page can serve a press by now. */
export interface Servants {
  /** React comes to this page, or is here. */
  reactComes: boolean;
  reactIsHere: boolean;
  /** The page script is there: presses are reported as they come. */
  scriptIsHere: boolean;
}

/**
 * Who serves a press that may have come before its scripts:
 * - `page`: nobody holds it; the browser does what it does without scripts, or a script that is there does.
 * - `hold`: the browser is kept from it, and it is served once somebody can: a form by the cart or by React, an opener
 *   (a link that opens something in place) by React, what the page script opens itself by that, a link as soon as it has been
 *   reported.
 * - `replay`: the browser does nothing with it, or only shows it, so that React is told of it once it is there.
 */
export type PressService = 'page' | 'hold' | 'replay';

/** Decides who serves a press (coverage: page-early-presses). */
export function pressService(press: Press, servants: Servants): PressService {
  const {reactComes, reactIsHere, scriptIsHere} = servants;
  if (press.on === null || reactIsHere) return 'page';
  if (press.kind === 'submit') return reactComes && press.on === 'form' ? 'hold' : 'page';
  if (press.kind !== 'click') return reactComes ? 'replay' : 'page';
  if (!press.isPlain) return 'page';
  if (press.on === 'opener' && reactComes) return 'hold';
  if (press.on === 'control') return reactComes ? 'replay' : 'page';
  return scriptIsHere ? 'page' : 'hold';
}

/** How long a press waits for the script that serves it, before it is served without. */
export const PRESS_PATIENCE_MS = 4_000;

/** How long a link waits for being reported. */
export const LINK_PATIENCE_MS = 1_500;
