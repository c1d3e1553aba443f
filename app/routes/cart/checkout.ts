import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {loadCart} from '~/edge/cart/cart.server';
import {toCheckout} from '~/edge/cart/post.server';
import {findCustomerToken} from '~/edge/request/customer-token.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return toCheckout(() => loadCart(request, context), findCustomerToken(request) !== null);
}
