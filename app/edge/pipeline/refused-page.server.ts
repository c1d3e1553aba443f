import type {PageRefusal, ShopContext} from '~/edge/request/context.server';
import {isDataRequest, refuseData} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** An address that only the catch-all route matches. */
export const NOT_FOUND_PATH = '/__not-found';

/**
 * A refusal as the shop's own page, drawn by the catch-all route whatever was asked for; for the data of a page, as data.
 * No loader of the page that was asked for runs.
 */
export async function refusePage(
  request: Request,
  context: ShopContext,
  next: Parameters<Step['run']>[2],
  refusal: PageRefusal,
): Promise<Response> {
  const url = new URL(request.url);
  const {status, message} = refusal;
  if (isDataRequest(url)) return refuseData(request, 'root', status, message);
  context.refusal = refusal;
  const page = await next(new Request(new URL(NOT_FOUND_PATH, url), {headers: request.headers}));
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(page.body, {status, headers});
}
