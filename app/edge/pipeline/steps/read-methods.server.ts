import type {Step} from '~/edge/request/step.server';

/** What the shop's pages, forms and calls are asked with; each of them refuses what is not for it. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function refuse(status: 400 | 405, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
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
  async run(request, _context, next) {
    const {method, headers} = request;
    if (!METHODS.includes(method)) {
      return refuse(405, 'This shop is not asked in that way.', {Allow: 'GET, HEAD, POST'});
    }
    if (method !== 'GET' && method !== 'HEAD') return next();
    const announced = headers.get('Content-Length') ?? '0';
    if (announced !== '0' || headers.has('Transfer-Encoding')) {
      return refuse(400, 'A page is asked for without a body.');
    }
    if (method === 'GET') return request.body === null ? next() : next(asPlainRead(request));
    const answer = await next(asPlainRead(request));
    await answer.body?.cancel();
    return new Response(null, answer);
  },
};
