import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {renewForCheckout} from '~/edge/account/open-account.server';
import {toCheckout} from '~/edge/cart/post.server';
import {loadCart} from '~/edge/cart/present.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  await renewForCheckout(request, context);
  const isSignedIn = await context.isSignedIn();
  return toCheckout(() => loadCart(request, context), isSignedIn);
}
