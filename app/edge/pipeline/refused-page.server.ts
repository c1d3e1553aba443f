import {apiAnswer} from '~/edge/request/api-answers.server';
import type {PageRefusal, ShopContext} from '~/edge/request/context.server';
import {setCookiesOf} from '~/edge/request/cookies.server';
import {isDataRequest, refuseData} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';
import {wantsJson} from '~/edge/request/wants-json.server';

/** An address that only the catch-all route matches. */
export const NOT_FOUND_PATH = '/__not-found';

/**
 * A refusal as the shop's own page, drawn by the catch-all route whatever was asked for; for the data of a page as data, for a
 * script as JSON (coverage: page-refused). No loader of the page that was asked for runs, and the visitor keeps the cookies
 * that they have: the browser did not send them along with what another site posted, so that drawing would make new ones.
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
  if (wantsJson(request)) return apiAnswer({message}, {status});
  context.refusal = refusal;
  const {responseHeaders} = context;
  const cookies = setCookiesOf(responseHeaders);
  const page = await next(new Request(new URL(NOT_FOUND_PATH, url), {headers: request.headers}));
  responseHeaders.delete('Set-Cookie');
  for (const cookie of cookies) responseHeaders.append('Set-Cookie', cookie);
  // A closed shop sends everybody to the page that says so.
  if (page.headers.has('Location')) return page;
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(page.body, {status, headers});
}
