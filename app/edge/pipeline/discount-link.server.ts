import {isLocalPath, joinQueries} from '~/domain/request/redirects';
import {hasControlCharacter} from '~/domain/values/control-characters';
import {keepForCart} from '~/edge/cart/linked-code.server';
import {isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

const PARAMETER = 'discount';
const CODE_MAX_LENGTH = 255;

/** What could be a code: something, within bounds, on one line; null otherwise. */
function toCode(text: string): string | null {
  const code = text.trim();
  return code === '' || code.length > CODE_MAX_LENGTH || hasControlCharacter(code) ? null : code;
}

/** The first plain value of `?discount=`; null when there is none that could be a code. */
export function findLinkedCode(query: URLSearchParams): string | null {
  return toCode(query.getAll(PARAMETER).find((value) => value.trim() !== '') ?? '');
}

/** A query without some parameters, kept as text: re-encoding would change those that are not ours. */
function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(decodeName(pair.split('=', 1)[0] ?? '')));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * A discount link (coverage: cart-discount-link): the code is put aside for the cart, and a document goes on to the
 * same address without it, every other parameter as it was. So it is applied once, whatever is reloaded or followed
 * later, and the page behind it is the public one.
 */
export const discountLink: Step = {
  name: 'discount link',
  async run(request, context, next) {
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.searchParams.has(PARAMETER)) return next();
    keepForCart(context, findLinkedCode(url.searchParams));
    if (isDataRequest(url)) return next();
    return redirectTo(request, `${url.pathname}${withoutParameters(url.search, [PARAMETER])}`);
  },
};

const SHARED_PATH = /^\/discount\/([^/]+)$/i;
const TARGET_PARAMETER = 'redirect';
/** Parameters of the link itself, and of the framework's request for it. */
const OF_THE_LINK = [PARAMETER, TARGET_PARAMETER, '_routes'];

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

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
