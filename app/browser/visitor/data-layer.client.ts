import type {AnalyticsEvent} from '~/domain/visitor/analytics';
import {
  isPageView,
  reportedLocation,
  reportedMessage,
  reportedPath,
} from '~/domain/visitor/page-views';
import {withoutPersonalData} from '~/domain/visitor/personal-data';
import type {ViewLabel} from '~/domain/visitor/view-label';

declare global {
  interface Window {
    /**
     * The tag manager's queue (coverage: visitor-tag-manager); readable here while no tag manager is configured or
     * allowed.
     */
    dataLayer?: unknown[];
    /** The arms this visitor is in, as `experimentId.variantIndex` (coverage: visitor-experiments-window). */
    experimentIds?: readonly string[];
  }
}

type Listener = (event: AnalyticsEvent) => void;

const listeners = new Set<Listener>();
let lastPath: string | null = null;

function queue(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/**
 * Reports one event, without what may name a person: this is the one door to the data layer. E-commerce bodies are cleared first, as GA4 merges objects. Never throws: analytics must not
 * take the shop down with it.
 */
export function track(event: AnalyticsEvent): void {
  try {
    const layer = queue();
    if ('ecommerce' in event) layer.push({ecommerce: null});
    const reported = withoutPersonalData(event);
    layer.push(reported);
    for (const listener of listeners) listener(reported);
  } catch (fault) {
    console.warn('analytics', fault);
  }
}

/** Hears every event from now on (Shopify's analytics, the development panel). */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports an error that a visitor met, without what they typed. */
export function trackError(type: string, message: string): void {
  track({
    event: 'custom_error',
    error_type: type,
    error_message: reportedMessage(message) || 'unknown',
  });
}

/**
 * Each route change sends a virtual page view and a single-page-app page view, with the label and title of the new page
 * (coverage: visitor-page-views). Called once the page is in place; the same path again, in whatever encoding, sends
 * nothing.
 */
export function pageViewed(label: ViewLabel): void {
  if (!isPageView(lastPath, location.pathname)) return;
  lastPath = location.pathname;
  const path = reportedPath(location.pathname);
  track({
    event: 'virtual_page_view',
    page_path: path,
    page_location: reportedLocation(new URL(location.href)),
    page_title: document.title,
    view_label: label,
  });
  track({event: 'spa_page_view', page_path: path, view_label: label});
}

/** Google tells a command from an event by its being an `arguments` object, which only a plain function has. */
export const tellTags: (...command: unknown[]) => void = function () {
  queue().push(arguments);
};

/**
 * Cuts a tag manager off that the visitor no longer allows: it keeps the old queue, which nothing writes to any more.
 */
export function detachTagManager(): void {
  window.dataLayer = [];
}
