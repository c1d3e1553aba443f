import {hasControlCharacter} from '~/domain/values/control-characters';
import {keepForCart} from '~/edge/cart/linked-code.server';
import {isDataRequest, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** Carries the code of a link. */
export const DISCOUNT_PARAMETER = 'discount';
const CODE_MAX_LENGTH = 255;

/** What could be a code: something, within bounds, on one line; null otherwise. */
export function toCode(text: string): string | null {
  const code = text.trim();
  return code === '' || code.length > CODE_MAX_LENGTH || hasControlCharacter(code) ? null : code;
}

/** The first plain value of `?discount=`; null when there is none that could be a code. */
function findLinkedCode(query: URLSearchParams): string | null {
  return toCode(query.getAll(DISCOUNT_PARAMETER).find((value) => value.trim() !== '') ?? '');
}

/** A query without some parameters, kept as text: re-encoding would change those that are not ours. */
export function withoutParameters(search: string, names: readonly string[]): string {
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
    if (request.method !== 'GET' || !url.searchParams.has(DISCOUNT_PARAMETER)) return next();
    keepForCart(context, findLinkedCode(url.searchParams));
    if (isDataRequest(url)) return next();
    return redirectTo(
      request,
      `${url.pathname}${withoutParameters(url.search, [DISCOUNT_PARAMETER])}`,
    );
  },
};

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
