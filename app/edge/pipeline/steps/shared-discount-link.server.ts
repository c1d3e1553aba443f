import {isLocalPath, joinQueries} from '~/domain/request/redirects';
import {keepForCart} from '~/edge/cart/linked-code.server';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {DISCOUNT_PARAMETER, toCode, withoutParameters} from './discount-link.server';

const SHARED_PATH = /^\/discount\/([^/]+)$/i;
const TARGET_PARAMETER = 'redirect';
/** Parameters of the link itself, and of the framework's request for it. */
const OF_THE_LINK = [DISCOUNT_PARAMETER, TARGET_PARAMETER, '_routes'];

/** Where a shared link leads: its target when that is a path of this shop, else the home page; both with the other parameters. */
function sharedTarget(url: URL): string {
  const wanted = url.searchParams.get(TARGET_PARAMETER) ?? '/';
  const rest = withoutParameters(url.search, OF_THE_LINK);
  if (isLocalPath(wanted) && URL.canParse(wanted, url.origin)) {
    const {pathname, search, hash} = new URL(wanted, url.origin);
    // Dots are resolved by now: `/.//host` has become `//host`.
    if (isLocalPath(pathname)) return `${pathname}${joinQueries(search, rest)}${hash}`;
  }
  return `/${rest}`;
}

/**
 * The link that the platform's admin hands out, `/discount/CODE?redirect=/path` (decisions.md): its code waits for the cart as
 * that of `?discount=` does, and the visitor goes on to the path.
 */
export const sharedDiscountLink: Step = {
  name: 'shared discount link',
  async run(request, context, next) {
    const url = new URL(request.url);
    const [, segment] = SHARED_PATH.exec(pagePath(url)) ?? [];
    if (segment === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    if (request.method === 'GET') keepForCart(context, toCode(decodeURIComponent(segment)));
    return redirectTo(request, sharedTarget(url));
  },
};
