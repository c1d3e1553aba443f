import {changeCart} from '~/edge/cart/change.server';
import type {Step} from '~/edge/request/step.server';
import {acceptsJson} from '~/edge/request/wants-json.server';

const CART_PATH = '/cart';

/**
 * A cart form that a script posts is answered with the reply alone, as plain JSON (`CartReply`): what it is made of is then
 * between the edge and the browser's queue, and no matter of the framework. A change that is refused is a reply as well,
 * of one who has tried too often with 429.
 */
export const cartReply: Step = {
  name: 'cart reply',
  async run(request, context, next) {
    const isPost = request.method === 'POST' && new URL(request.url).pathname === CART_PATH;
    if (!isPost || !acceptsJson(request)) return next();
    try {
      const reply = await changeCart(request, context);
      // Who has to wait has tried too often; the limit has said for how long.
      const mustWait = !reply.ok && context.responseHeaders.has('Retry-After');
      return Response.json(reply, {
        status: mustWait ? 429 : 200,
        headers: {'Cache-Control': 'no-store'},
      });
    } catch (fault) {
      // What is no form of the cart's is refused as it is, without the framework as well.
      if (fault instanceof Response) return fault;
      throw fault;
    }
  },
};
