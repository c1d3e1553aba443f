import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadCart} from '~/edge/cart/cart.server';
import {toCheckout} from '~/edge/cart/post.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const isSignedIn = (await context.customerToken()) !== null;
  return toCheckout(() => loadCart(request, context), isSignedIn);
}
