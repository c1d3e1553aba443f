import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {toCheckout} from '~/edge/cart/post.server';
import {loadCart} from '~/edge/cart/present.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const isSignedIn = await context.isSignedIn();
  return toCheckout(() => loadCart(request, context), isSignedIn);
}
