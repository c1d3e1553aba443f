import type {Shopper} from '~/domain/shopper';

import {loadCart} from './cart.server';
import type {ShopContext} from './context.server';

/** Everything personal that the frame of a public page shows: one answer, asked for only when a cookie says there is any. */
export async function loadShopper(request: Request, context: ShopContext): Promise<Shopper> {
  return {...(await loadCart(request, context)), customer: null};
}
