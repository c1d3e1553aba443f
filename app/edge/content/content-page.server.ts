import {loadStorePage, loadStorePolicies} from '~/commerce/content/store-texts.server';
import {findPage} from '~/content/pages.server';
import type {Heading} from '~/domain/content/content';
import type {StoreText} from '~/domain/content/store-content';
import {formatCalendarDay} from '~/domain/values/calendar-days';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {orOwnPage} from './store-fallback.server';

/** A written page: one of the repository, or a page or policy of the store. */
interface ContentPageView {
  path: string;
  title: string;
  seo: {title: string; description: string};
  summary: string | null;
  /** From when it holds, in words. */
  dates: string | null;
  html: string;
  headings: readonly Heading[];
}

/** The written page of an address: its slug is the path without the slash. None is there before the merchant says that they are theirs. */
function loadOwnPage({env}: Pick<ShopContext, 'env'>, path: string): ContentPageView {
  const page = isConfigured(env, 'terms') ? findPage(path.slice(1)) : null;
  if (!page) throw notFound(path);
  const {title, summary, effective, updated, html, headings} = page;
  return {
    path,
    title,
    seo: {title, description: summary},
    summary,
    dates: `In effect from ${formatCalendarDay(effective)}. Last changed ${formatCalendarDay(updated)}.`,
    html,
    headings,
  };
}

async function findPolicy(context: ShopContext, handle: string): Promise<StoreText | null> {
  const policies = await loadStorePolicies(context);
  return policies.find((policy) => policy.handle === handle) ?? null;
}

/** The page of an address: of the repository (coverage: page-legal), or what the merchant wrote at `/pages/…` and `/policies/…` (coverage: content-store-pages). */
export async function loadContentPage(context: ShopContext, url: URL): Promise<ContentPageView> {
  const path = pagePath(url);
  const [, kind = '', segment] = path.split('/');
  if (segment === undefined) return loadOwnPage(context, path);
  const handle = decodeURIComponent(segment);
  const read = kind === 'pages' ? loadStorePage(context, handle) : findPolicy(context, handle);
  const {title, seoTitle, description, html} = await orOwnPage(context, path, read);
  return {
    path,
    title,
    seo: {title: seoTitle, description},
    summary: null,
    dates: null,
    html,
    headings: [],
  };
}
