import {changeCart} from '~/edge/cart/change.server';
import type {Step} from '~/edge/request/step.server';
import {acceptsJson} from '~/edge/request/wants-json.server';

const CART_PATH = '/cart';

/**
 * A cart form that a script posts is answered with the reply alone, as plain JSON (`CartReply`): what it is made of is then
 * between the edge and the browser's queue, and no matter of the framework. A change that is refused is a reply as well.
 */
export const cartReply: Step = {
  name: 'cart reply',
  async run(request, context, next) {
    const isPost = request.method === 'POST' && new URL(request.url).pathname === CART_PATH;
    if (!isPost || !acceptsJson(request)) return next();
    try {
      return Response.json(await changeCart(request, context), {
        headers: {'Cache-Control': 'no-store'},
      });
    } catch (fault) {
      // What is no form of the cart's is refused as it is, without the framework as well.
      if (fault instanceof Response) return fault;
      throw fault;
    }
  },
};
