import {readStored, writeStored} from '~/browser/request/browser-storage.client';
import {isScrollLocked} from '~/browser/request/scroll-lock.client';
import {isFittingMoment, isQuietPage} from '~/domain/visitor/first-order-moment';

import {consentState} from './consent.client';
import {track} from './data-layer.client';
import {placeOverlays} from './overlays.client';

/** Holds nothing but the fact that the offer was answered. */
const ANSWERED_KEY = 'shop:first-order-offer';

const LOOK_AGAIN_MS = 4_000;

let answered = false;

function isFormBusy(): boolean {
  const {activeElement} = document;
  return activeElement?.closest('form, [role="dialog"], [role="combobox"]') != null;
}

function isFitting(): boolean {
  const {status} = consentState();
  return isFittingMoment({
    path: location.pathname,
    isConsentSettled: status !== 'unknown' && status !== 'asking',
    scrolled: window.scrollY,
    windowHeight: window.innerHeight,
    isOverlaid:
      isScrollLocked() ||
      document.querySelector('[role="dialog"]:not([hidden]):not([hidden] *)') !== null,
    isBusy: isFormBusy(),
    isTabShown: document.visibilityState === 'visible',
  });
}

/** Offers the first-order discount when the moment fits, unless it was answered before. */
export async function offerFirstOrder(code: string): Promise<void> {
  // Where it cannot be had, nothing is offered on this page.
  await placeOverlays().catch(() => undefined);
  const popup = document.querySelector<HTMLElement>('#first-order');
  if (!popup || answered || readStored('localStorage', ANSWERED_KEY) !== null) return;
  const promotion = {promotion_id: code, promotion_name: 'First order'};

  const close = () => {
    answered = true;
    popup.hidden = true;
    writeStored('localStorage', ANSWERED_KEY, 'answered');
  };
  const look = () => {
    if (answered) return;
    if (!isFitting()) {
      window.setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    popup.hidden = false;
    track({event: 'view_promotion', ...promotion});
    hideOnQuietPages();
  };
  const hideOnQuietPages = () => {
    if (answered || popup.hidden) return;
    if (isQuietPage(location.pathname)) {
      popup.hidden = true;
      window.setTimeout(look, LOOK_AGAIN_MS);
    } else {
      window.setTimeout(hideOnQuietPages, 500);
    }
  };

  popup.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const action = target?.closest<HTMLElement>('[data-first-order]')?.dataset.firstOrder;
    if (action === 'accept') track({event: 'select_promotion', ...promotion});
    if (action !== undefined) close();
  });
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  look();
}
