import type {ConsentChoice, ConsentReading} from '~/domain/visitor/consent';

/** Writes a cookie of the shop for as long as its table says; the table comes with the banner. */
export type CookieWriter = (name: 'consent', value: string) => void;

/** One way to ask a visitor: our own banner, or a manager that somebody else's script brings. */
export interface ConsentManager {
  /** True when our own banner asks, false when the manager has one. */
  asksWithOurBanner: boolean;
  read: () => ConsentReading;
  /** Calls back on every submission of preferences, also late and repeated ones (coverage: visitor-consent-answers). */
  onSubmitted: (listener: () => void) => void;
  /** Stores the answer of our own banner. */
  submit: (choice: ConsentChoice, write: CookieWriter) => void;
  /** Opens the manager's own preferences; ours are opened by the caller. */
  openPreferences: () => void;
}
