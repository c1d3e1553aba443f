import type {Shopper} from '~/domain/shopper';

import {findShopperCustomer} from './account-summary.server';
import {loadCart} from './cart.server';
import type {ShopContext} from './context.server';

/** Everything personal that the frame of a public page shows: one answer, asked for only when a cookie says there is any. */
export async function loadShopper(request: Request, context: ShopContext): Promise<Shopper> {
  const [cart, customer] = await Promise.all([
    loadCart(request, context),
    findShopperCustomer(request, context),
  ]);
  return {...cart, customer};
}
