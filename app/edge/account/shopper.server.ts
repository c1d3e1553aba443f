import type {Shopper} from '~/domain/visitor/shopper';
import {loadCart} from '~/edge/cart/present.server';
import type {ShopContext} from '~/edge/request/context.server';

import {findShopperCustomer} from './summary.server';

/** Everything personal that the frame of a public page shows: one answer, asked for only when a cookie says there is any. */
export async function loadShopper(request: Request, context: ShopContext): Promise<Shopper> {
  const [cart, customer] = await Promise.all([
    loadCart(request, context),
    findShopperCustomer(context),
  ]);
  return {...cart, customer};
}
