import {isLocalPath} from '~/domain/request/redirects';
import {findRedirect} from '~/edge/pipeline/steps/redirects.server';
import {apiAnswer} from '~/edge/request/api-answers.server';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * `GET /api/redirect?path=` (decisions.md): the redirect of a path of this shop with its query, or null. 400 for
 * anything that is no path of this shop, 503 while nobody can say (coverage: page-redirects-unread).
 */
export async function answerRedirect(request: Request, context: ShopContext): Promise<Response> {
  const url = new URL(request.url);
  const path = url.searchParams.get('path') ?? '';
  if (!isLocalPath(path)) {
    return apiAnswer({message: 'path must be a path of this shop'}, {status: 400});
  }
  const {pathname, search} = new URL(path, url.origin);
  const found = await findRedirect(context, {origin: url.origin, pathname, search});
  if (found) return apiAnswer(found);
  const message = 'Redirects cannot be read at the moment. Please try again in a minute.';
  return apiAnswer({message}, {status: 503, headers: {'Retry-After': '60'}});
}
