import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfigEntry} from '@remix-run/route-config';
import {parse} from 'yaml';

import type {Heading} from '../../app/domain/content/content';
import {categoryPath, flattenCategories} from '../../app/domain/content/navigation';

import type {CompiledContent} from './compile';

/** Handles and SKUs of the seeded catalogue, read as plain YAML; null where there is no seed. */
export async function readSeed(
  directory: string,
): Promise<{handles: Set<string>; skus: Set<string>} | null> {
  if (!existsSync(directory)) return null;
  const handles = new Set<string>();
  const skus = new Set<string>();
  for (const name of (await readdir(directory)).filter((file) => file.endsWith('.yaml'))) {
    const entries: unknown = parse(await readFile(path.join(directory, name), 'utf8'));
    for (const entry of Array.isArray(entries) ? entries : []) {
      // Collections and selling plans stand in the same folder; only products have variants.
      if (!isRecord(entry) || typeof entry.handle !== 'string') continue;
      if (!Array.isArray(entry.variants)) continue;
      handles.add(entry.handle);
      for (const variant of entry.variants) {
        if (isRecord(variant) && typeof variant.sku === 'string') skus.add(variant.sku);
      }
    }
  }
  return handles.size > 0 ? {handles, skus} : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The full patterns of the routes that render something, `*` left out: it is the 404 page. */
export function routePatterns(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const own = [parent, route.path ?? ''].filter((part) => part !== '').join('/');
    const below = routePatterns(route.children ?? [], own);
    const renders = route.index === true || route.path !== undefined;
    return renders && !own.endsWith('*') ? [`/${own}`, ...below] : below;
  });
}

/** The routes whose page is a text of the content, by the module that draws it. */
const WRITTEN: Record<string, 'campaigns' | 'pages'> = {
  'routes/content/campaign.tsx': 'campaigns',
  'routes/content/total.tsx': 'campaigns',
  'routes/content/total-chimarathon.tsx': 'campaigns',
  'routes/content/content-page.tsx': 'pages',
};

/** Pages that the store has or has not: `npm run doctor` asks it. */
const OF_THE_STORE = /^\/(pages|policies|blogs|collections)\//;

/** The paths that are there only where the content has their text. */
export function writtenPaths(
  routes: readonly RouteConfigEntry[],
): ReadonlyMap<string, 'campaigns' | 'pages'> {
  return new Map(
    routes.flatMap(({path: route = '', file}) => {
      const kind = WRITTEN[file];
      return kind === undefined || /[:*]/.test(route) ? [] : [[`/${route}`, kind] as const];
    }),
  );
}

interface SitePaths {
  patterns: readonly string[];
  /** Paths of texts of the content; none by default. */
  written?: ReadonlyMap<string, 'campaigns' | 'pages'>;
  content: Pick<CompiledContent, 'data' | 'articles' | 'articleBodies' | 'pages'>;
  /** Null: unknown, every handle is taken. */
  products: ReadonlySet<string> | null;
}

function anchorsOf(headings: readonly Heading[]): Set<string> {
  return new Set(headings.map(({id}) => id));
}

/**
 * Answers whether a link of this site leads to a page that exists, and its `#anchor` to a heading of a
 * written page. Pages of content and products must exist by name: a route's parameter takes anything.
 */
export function pathLookup({
  patterns,
  written,
  content,
  products,
}: SitePaths): (link: string) => boolean {
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const taking = patterns.filter((pattern) => /[:*]/.test(pattern)).map(toExpression);
  const categories = new Set(flattenCategories(content.data.categories ?? []).map(categoryPath));
  const anchors = new Map<string, Set<string>>([
    ...content.articleBodies.map(
      ([slug, {headings}]) => [`/learn/${slug}`, anchorsOf(headings)] as const,
    ),
    ...content.pages.map(({slug, headings}) => [`/${slug}`, anchorsOf(headings)] as const),
  ]);

  const slugs = {
    campaigns: new Set((content.data.campaigns ?? []).map(({slug}) => slug)),
    pages: new Set(content.pages.map(({slug}) => slug)),
  };

  const exists = (pathname: string): boolean => {
    const kind = written?.get(pathname);
    if (kind !== undefined) return slugs[kind].has(pathname.slice(1));
    if (pathname === '/learn') return content.articleBodies.length > 0;
    if (fixed.has(pathname)) return true;
    if (!taking.some((expression) => expression.test(pathname))) return false;
    if (OF_THE_STORE.test(pathname)) return true;
    if (pathname.startsWith('/learn/')) return anchors.has(pathname);
    if (!pathname.startsWith('/products/')) return anchors.has(pathname);
    const handle = pathname.slice('/products/'.length);
    return categories.has(pathname) || products === null || products.has(handle);
  };

  return (link) => {
    const url = new URL(link, 'https://site.invalid');
    const pathname = decodeURIComponent(url.pathname);
    if (pathname !== '/' && pathname.endsWith('/')) return false;
    if (!exists(pathname)) return false;
    return url.hash === '' || (anchors.get(pathname)?.has(url.hash.slice(1)) ?? false);
  };
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((segment) =>
      segment.startsWith(':')
        ? '[^/]+'
        : segment === '*'
          ? '.+'
          : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}
