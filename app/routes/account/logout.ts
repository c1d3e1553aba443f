import {redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {signOut} from '~/edge/account/refresh.server';

/** A link or a prefetch never ends a session. */
export function loader(_: LoaderFunctionArgs) {
  return redirect('/account');
}

export function action({request, context}: ActionFunctionArgs) {
  return signOut(request, context);
}
