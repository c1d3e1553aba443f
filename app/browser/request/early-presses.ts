import {CART_FORM_FIELD} from '~/domain/cart/change/field-names';
import type {PressService} from '~/domain/request/press';

/** A press as it came: what was pressed, and what it would have sent. */
export interface EarlyPress {
  kind: 'click' | 'submit' | 'change' | 'input';
  service: PressService;
  /** The form of a submission, what was changed, or the innermost link or button. */
  target: HTMLElement;
  /** Where exactly, for those who report it. */
  origin: Element;
  submitter: HTMLElement | null;
  fields: FormData | null;
}

/** What the document's own script keeps for the page script (browser/page/early-presses). */
export interface EarlyPresses {
  /** Those that nobody has taken yet, in their order. */
  kept: EarlyPress[];
  /** Forms that are on their way: pressed again meanwhile, they are not sent twice. */
  held: Set<HTMLElement>;
  reactIsHere: boolean;
  /** The cart's script takes its forms over itself. */
  cartIsHere: boolean;
  /** Takes each press from now on. */
  take: ((press: EarlyPress) => void) | null;
  /** Serves a held press as the browser would have without scripts. */
  letGo: (press: EarlyPress) => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** What the page script opens: the preferences of consent, the chat. */
export const OWN = '[data-consent-preferences], [data-chat-open]';

export const isCartForm = (form: Element): boolean =>
  form.querySelector(`input[name="${CART_FORM_FIELD}"]`) !== null;
