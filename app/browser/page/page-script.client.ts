/**
 * Runs on every page of the shop, with or without React: notes what only the first moment knows, serves and reports what is
 * pressed, and leaves the rest for when the browser is idle or the visitor asks for it.
 */
import {reportEntry} from '~/browser/account/entry.client';
import {showCartUnits} from '~/browser/cart/badge.client';
import type * as CartScript from '~/browser/cart/cart.client';
import {unitsInCookie} from '~/browser/cart/units.client';
import {readStored} from '~/browser/request/browser-storage.client';
import {letFirst} from '~/browser/request/first.client';
import {onIntent} from '~/browser/request/intent.client';
import {applyStyles} from '~/browser/request/whole-styles.client';
import {tellConsentDefault} from '~/browser/visitor/consent-default.client';
import {pageViewed, trackError} from '~/browser/visitor/data-layer.client';
import {exposeExperiments} from '~/browser/visitor/experiments.client';
import {readVisitorSettings} from '~/browser/visitor/settings.client';
import {reportPress, watchShopEvents} from '~/browser/visitor/shop-events.client';
import {handPressesOn} from '~/browser/visitor/unheard-presses.client';
import type {VisitorSettings} from '~/domain/visitor/settings';
import type {ViewLabel} from '~/domain/visitor/view-label';

import {fetchReactAhead, startReact} from './react-start.client';
import {replayPresses, takePresses} from './take-presses.client';

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

const closest = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

const settings = readVisitorSettings();

let cart: Promise<typeof CartScript> | null = null;

/** The cart's script, and before it takes anything on, what reports the cart. */
async function loadCart(): Promise<typeof CartScript> {
  const loading = import('~/browser/cart/cart.client');
  // Awaited below; until then its failure is nobody's.
  loading.catch(() => undefined);
  const events = await import('~/browser/visitor/cart-events.client');
  const script = await loading;
  if (settings) events.watchCartEvents(settings.brand);
  script.startCart(async () => {
    if (settings) await events.reportCheckout(settings.brand);
  });
  return script;
}

const useCart = () => (cart ??= loadCart());

let react: Promise<void> | null = null;

/** React, behind the cart's script and what a press on its forms needs, which are there sooner. */
function useReact(sign?: Event): Promise<void> {
  letFirst(useCart().then((script) => sign && script.expectSubmission(sign)));
  return (react ??= startReact().then(() => {
    // The renders that follow upon the hydration come first.
    setTimeout(replayPresses);
  }));
}

/** What the shop notes of a visit, and what a visitor may ask for. */
function startVisit(visitor: VisitorSettings): void {
  // Taken now: the visitor may be elsewhere when the rest has loaded.
  const landing = location.search;
  tellConsentDefault(visitor);
  handPressesOn();
  exposeExperiments(visitor.experimentIds);
  pageViewed((document.body.dataset.view ?? 'default') as ViewLabel);
  reportEntry();
  if (document.body.dataset.error !== undefined) trackError('page', document.title);
  watchShopEvents(visitor.brand);
  if (document.querySelector('main [data-query]:not([data-query=""])'))
    void import('~/browser/visitor/search-report.client').then((script) =>
      script.reportSearchOnArrival(),
    );

  const start = async () => {
    const script = await import('~/browser/visitor/visitor.client');
    script.start(visitor, landing);
  };
  whenLoaded(() => whenIdle(() => void start().then(fetchReactAhead)));

  // The visitor asks before the browser was idle: it starts at once.
  document.addEventListener('click', (event: MouseEvent) => {
    if (closest(event, '[data-consent-preferences]')) {
      event.preventDefault();
      void start().then(() =>
        import('~/browser/visitor/visitor.client').then((script) => script.openPreferences()),
      );
    } else if (closest(event, '[data-chat-open]')) {
      event.preventDefault();
      void import('~/browser/visitor/visitor-intent.client').then((script) =>
        script.openChat(visitor),
      );
    }
  });
}

/** What stands on the page already is shown as this visitor knows it. */
function showWhatIsKept(): void {
  if (readStored('sessionStorage', 'shop:going-to') !== null)
    void import('~/browser/request/build-watch.client').then((script) => script.goOn());
  const accountNav = document.querySelector<HTMLElement>('[data-account-nav]');
  if (accountNav)
    void import('~/browser/account/account-page.client').then((script) => {
      script.renewPrivatePages();
      script.showCurrentEntry(accountNav);
    });
  if (readStored('localStorage', 'shop:saved') !== null)
    void import('~/browser/catalogue/saved-hearts.client').then((script) =>
      script.showSavedHearts(),
    );
  const units = unitsInCookie() ?? 0;
  if (units > 0) showCartUnits(units);
}

function startPage(): void {
  showWhatIsKept();
  whenLoaded(() => whenIdle(() => void applyStyles()));
  if (settings) startVisit(settings);
  takePresses({
    cart: useCart,
    react: useReact,
    report: (press) => {
      if (settings) reportPress(press, settings.brand);
    },
  });
  const {react: startsAfter} = document.body.dataset;
  if (startsAfter !== undefined) {
    const begin = (sign?: Event) => void useReact(sign).catch(() => undefined);
    onIntent(begin, 'controls');
    if (startsAfter !== '') setTimeout(begin, Number(startsAfter));
  }

  // With the first key: only who uses the keyboard needs it, and no press is the edge of something that opens later.
  document.addEventListener(
    'keydown',
    () => void import('~/browser/request/focus-keeper.client').then((script) => script.keepFocus()),
    {once: true},
  );

  // Never in a build for visitors: the condition is false there, and the module is left out.
  if (import.meta.env.DEV) {
    void import('~/browser/visitor/analytics-panel.client').then(({showAnalyticsPanel}) =>
      whenLoaded(showAnalyticsPanel),
    );
  }
}

// A page that the browser prepares for a press (browser/request/prefetch) is nobody's visit yet.
if ((document as {prerendering?: boolean}).prerendering)
  document.addEventListener('prerenderingchange', startPage, {once: true});
else startPage();
