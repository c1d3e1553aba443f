/** An offer does not cover the first thing a page says: this share of the screen has to be scrolled past. */
const SCROLLED_SHARE = 0.6;

/** Pages with a form to fill, and those where an offer comes too late. */
const QUIET_PAGE =
  /^\/(account|cart|search|contact-us-email|password|maintenance|whitening-product-quiz|products\/create-your-bundle)/;

/** True for a page on which no offer interrupts. */
export function isQuietPage(path: string): boolean {
  return QUIET_PAGE.test(path);
}

/** What a visitor is at, as far as it decides whether an offer may interrupt. */
export interface VisitMoment {
  path: string;
  /** The question of consent is answered, or nobody is there to ask it. */
  isConsentSettled: boolean;
  /** Pixels that are scrolled past, and the height of the window. */
  scrolled: number;
  windowHeight: number;
  /** An overlay holds the page, or a dialog is open. */
  isOverlaid: boolean;
  /** The focus is in a form, a dialog or a list to choose from. */
  isBusy: boolean;
  isTabShown: boolean;
}

/** Whether the first-order offer may show now: never over a form or a dialog, and not before consent is settled. */
export function isFittingMoment(moment: VisitMoment): boolean {
  return (
    moment.isConsentSettled &&
    !isQuietPage(moment.path) &&
    moment.scrolled > moment.windowHeight * SCROLLED_SHARE &&
    !moment.isOverlaid &&
    !moment.isBusy &&
    moment.isTabShown
  );
}
