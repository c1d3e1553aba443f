/**
 * Runs on every page of the shop, with or without React: notes what only the first moment knows, and leaves the rest
 * for when the browser is idle or the visitor asks for it.
 */
import {reportEntry} from '~/browser/account/entry.client';
import {unitsInCookie} from '~/browser/cart/units.client';
import {pageViewed, trackError} from '~/browser/visitor/data-layer.client';
import {exposeExperiments} from '~/browser/visitor/experiments.client';
import {readVisitorSettings} from '~/browser/visitor/settings.client';
import type {ViewLabel} from '~/domain/visitor/view-label';

/** Idle work begins at the latest after this. */
const IDLE_DEADLINE_MS = 2_500;

function whenIdle(work: () => void): void {
  // Safari has none.
  const {requestIdleCallback} = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback(work, {timeout: IDLE_DEADLINE_MS});
  else window.setTimeout(work, 200);
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, {once: true});
}

function closest(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

// Without React nothing else shows what the cart holds. Whether React comes is known once the document is parsed.
const showCart = () => {
  const units = '__remixContext' in window ? 0 : (unitsInCookie() ?? 0);
  if (units > 0)
    void import('~/browser/cart/badge.client').then(({showCartUnits}) => showCartUnits(units));
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showCart);
else showCart();

const settings = readVisitorSettings();
if (settings) {
  // Taken now: the visitor may be elsewhere when the rest has loaded.
  const landing = location.search;
  exposeExperiments(settings.experimentIds);
  pageViewed((document.body.dataset.view ?? 'default') as ViewLabel);
  reportEntry();
  if (document.body.dataset.error !== undefined) trackError('page', document.title);

  const start = () =>
    import('~/browser/visitor/visitor.client').then((visitor) => visitor.start(settings, landing));
  whenLoaded(() => whenIdle(() => void start()));

  // The visitor asks before the browser was idle: it starts at once.
  document.addEventListener('click', (event: MouseEvent) => {
    if (closest(event, '[data-consent-preferences]')) {
      event.preventDefault();
      void start().then((visitor) => visitor.openPreferences());
    } else if (closest(event, '[data-chat-open]')) {
      event.preventDefault();
      void start().then((visitor) => visitor.openChat());
    }
  });
}

// With the first key: only who uses the keyboard needs it, and no press is the edge of something that opens later.
document.addEventListener(
  'keydown',
  () => void import('~/browser/request/focus-keeper.client').then(({keepFocus}) => keepFocus()),
  {once: true},
);

// Never in a build for visitors: the condition is false there, and the module is left out.
if (import.meta.env.DEV) {
  void import('~/browser/visitor/analytics-panel.client').then(({showAnalyticsPanel}) =>
    whenLoaded(showAnalyticsPanel),
  );
}
