import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {renewForCheckout} from '~/edge/account/open-account.server';
import {loadCartForCheckout} from '~/edge/cart/move.server';
import {toCheckout} from '~/edge/cart/post.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const again = await renewForCheckout(request, context);
  if (again) return again;
  const isSignedIn = await context.isSignedIn();
  return toCheckout(() => loadCartForCheckout(request, context), isSignedIn);
}
