import type {ViewLabel} from '~/domain/visitor/view-label';

/** The guards that routes name; `edge/pipeline/guard-registry` holds the rule behind each (coverage: page-guards). */
export type GuardName =
  'anonymous' | 'authenticated' | 'passwords' | 'categories' | 'total' | 'total-chimarathon';

/** The queries that public pages read; `edge/page-cache/public-queries` says which parameters and values each may hold. */
export type PublicQueryName = 'listing' | 'variant' | 'bundle' | 'articles' | 'quiz';

/**
 * What a route declares about itself in its `handle` export. It travels to the browser with the route's script, so it
 * holds names and no code of the server. `Layout` is the component that stands around the page; this file knows no React.
 */
export interface RouteHandle<Layout = never> {
  /**
   * Asked by the edge before any loader (coverage: page-guards). A guarded route has a loader, so that data requests
   * are asked too.
   */
  guards?: readonly GuardName[];
  /**
   * The page looks the same for everybody, so that it is rendered once, kept, listed in the sitemap and fetched ahead.
   * Names the query that it reads; `true` for a page that reads none. Missing where anything personal may be on it.
   */
  public?: true | PublicQueryName;
  /** Its text is content's, by the path as slug: where the content has none there is no such page, and no row of it in the sitemap. */
  written?: 'campaign' | 'page';
  /** The component itself, so that a layout's script is loaded with its pages only; the default one when missing. */
  layout?: Layout;
  view?: ViewLabel | ((data: unknown) => ViewLabel);
  /** False for pages that need no React in the browser: articles, legal pages. They carry the page script only. */
  interactive?: false;
  /** Milliseconds after which React comes although nobody does anything; missing for pages where it waits for that. */
  startsAfterMs?: number;
}

/** The handle that a route exports; an empty one where it exports none. */
export function toRouteHandle<Layout>(value: unknown): RouteHandle<Layout> {
  return typeof value === 'object' && value !== null ? value : {};
}
