import type {ShopContext} from '~/edge/request/context.server';
import {isDataRequest} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';
import {wantsJson} from '~/edge/request/wants-json.server';

import {refusePage} from '../refused-page.server';

/** What the shop's pages, forms and calls are asked with; each of them refuses what is not for it. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Refusal {
  status: 400 | 405;
  message: string;
}

const NO_SUCH_METHOD: Refusal = {status: 405, message: 'This shop is not asked in that way.'};
const BODY_ON_READ: Refusal = {status: 400, message: 'A page is asked for without a body.'};

/** Whoever asks for a page is answered with one, a script in its form; a line is enough for what asks for neither, as a preflight does. */
async function refuse(
  request: Request,
  context: ShopContext,
  next: Parameters<Step['run']>[2],
  refusal: Refusal,
): Promise<Response> {
  const isForPeople = (request.headers.get('Accept') ?? '').includes('text/html');
  const isRead = isForPeople || wantsJson(request) || isDataRequest(new URL(request.url));
  const answer = isRead
    ? await refusePage(request, context, next, refusal)
    : new Response(refusal.message, {
        status: refusal.status,
        headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
      });
  if (refusal.status === 405) answer.headers.set('Allow', 'GET, HEAD, POST');
  return answer;
}

/** The same question without a body, which the runtime attaches to a read that says `Content-Length: 0`. */
function asPlainRead({url, headers, signal}: Request): Request {
  return new Request(url, {method: 'GET', headers, signal});
}

/**
 * Refuses what no browser of a shopper sends: OPTIONS and other methods, as no other site may call the shop, and a body on a read,
 * which hosts on the way understand differently. HEAD is answered as GET is, without what it reads: Remix takes a HEAD for the data
 * of a page for its action, which would change something unasked.
 */
export const readMethods: Step = {
  name: 'read methods',
  async run(request, context, next) {
    const {method, headers} = request;
    if (!METHODS.includes(method)) {
      return refuse(request, context, next, NO_SUCH_METHOD);
    }
    if (method !== 'GET' && method !== 'HEAD') return next();
    const announced = headers.get('Content-Length') ?? '0';
    if (announced !== '0' || headers.has('Transfer-Encoding')) {
      const refusal = await refuse(request, context, next, BODY_ON_READ);
      if (method === 'GET') return refusal;
      await refusal.body?.cancel();
      return new Response(null, refusal);
    }
    if (method === 'GET') return request.body === null ? next() : next(asPlainRead(request));
    const answer = await next(asPlainRead(request));
    await answer.body?.cancel();
    return new Response(null, answer);
  },
};
