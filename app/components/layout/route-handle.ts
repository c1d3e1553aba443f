import type {ComponentType, ReactNode} from 'react';

import type {ViewLabel} from '~/domain/visitor/page-views';

import type {LayoutData} from './DefaultLayout';

/** What stands around a page: the default one, the empty one, that of an account, that of its guests (spec §2). */
export type Layout = ComponentType<{data: LayoutData; children?: ReactNode}>;

/** What a route declares about itself in its `handle` export. */
export interface RouteHandle {
  /** Asked by the edge before any loader (spec §6). A guarded route has a loader, so that data requests are asked too. */
  guards?: readonly string[];
  /** The component itself, so that a layout's script is loaded with its pages only; the default one when missing. */
  layout?: Layout;
  view?: ViewLabel | ((data: unknown) => ViewLabel);
  /** False for pages that need no React in the browser: articles, legal pages. They carry the page script only. */
  interactive?: false;
}

export function toRouteHandle(value: unknown): RouteHandle {
  return typeof value === 'object' && value !== null ? value : {};
}
