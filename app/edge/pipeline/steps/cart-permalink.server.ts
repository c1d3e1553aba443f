import {parsePermalink} from '~/domain/cart/permalink';
import {followPermalink} from '~/edge/cart/permalink.server';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** A link to a cart as the platform's themes have it, `/cart/{variant}:{units},…`. Another address below the cart is no page. */
export const cartPermalink: Step = {
  name: 'cart permalink',
  async run(request, context, next) {
    const {method, url} = request;
    const [, text] = /^\/cart\/([\d:,]+)$/.exec(pagePath(new URL(url))) ?? [];
    const lines = text === undefined ? null : parsePermalink(text);
    if (lines === null || (method !== 'GET' && method !== 'HEAD')) return next();
    const location = await followPermalink(request, context, lines);
    return redirectTo(request, location, {status: 303, reloadDocument: true});
  },
};
