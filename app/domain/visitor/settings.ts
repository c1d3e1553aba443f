/** What the page script has to know of the configuration; travels in the page, holds nothing of the visitor. */
export interface VisitorSettings {
  brand: string;
  consentManager: 'embedded' | 'shopify' | 'window';
  /** Brings the manager on `window`; null where the page has it by other means. */
  consentScriptUrl: string | null;
  tagManagerId: string | null;
  /** The chat's bootstrap script; null where there is no chat. */
  chatScriptUrl: string | null;
  /** Present when Shopify's own analytics can be fed: a real store is configured. */
  shopify: {shopId: string; storefrontId: string; checkoutDomain: string; token: string} | null;
  /**
   * The visitor's arms as `experimentId.variantIndex` (exposed on the window object;
   * coverage: visitor-experiments-window).
   */
  experimentIds: readonly string[];
  firstOrderOffer: {code: string} | null;
}

/** The element that carries the settings and what floats above the page. */
export const VISITOR_ELEMENT_ID = 'visitor';

/** In the head of the overlays: the patterns of the paths whose pages hold nothing personal (domain/request/path-patterns). */
export const PUBLIC_PAGES_META = 'public-pages';

/** Where the overlays of a build are: another build has other names in its stylesheet. */
export const overlaysPath = (buildId: string): string => `/api/overlays/${buildId}`;
