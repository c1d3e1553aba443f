import type {ViewLabel} from '~/domain/page-views';

export type LayoutName = 'default' | 'empty' | 'account' | 'account-guest';

/** What a route declares about itself in its `handle` export. */
export interface RouteHandle {
  /** Asked by the edge before any loader (spec §6). A guarded route has a loader, so that data requests are asked too. */
  guards?: readonly string[];
  layout?: LayoutName;
  view?: ViewLabel | ((data: unknown) => ViewLabel);
  /** False for pages that need no React in the browser: articles, legal pages. They carry the page script only. */
  interactive?: false;
}

export function toRouteHandle(value: unknown): RouteHandle {
  return typeof value === 'object' && value !== null ? value : {};
}
