import {findPage} from '~/content/pages.server';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

/** The written page of an address: its slug is the path without the slash. None is there before the merchant says that they are theirs. */
export function loadContentPage({env}: Pick<ShopContext, 'env'>, url: URL) {
  const path = pagePath(url);
  const page = isConfigured(env, 'terms') ? findPage(path.slice(1)) : null;
  if (!page) throw notFound(path);
  return page;
}
