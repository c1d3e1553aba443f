import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {loadCart} from '~/edge/cart/cart.server';
import {toCheckout} from '~/edge/cart/post.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const isSignedIn = (await context.customerToken()) !== null;
  return toCheckout(() => loadCart(request, context), isSignedIn);
}
