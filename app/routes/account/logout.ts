import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSignedOut} from '~/edge/account/entry-hosted.server';
import {signOut} from '~/edge/account/refresh.server';

/** A link or a prefetch never ends a session. */
export function loader({context}: LoaderFunctionArgs) {
  return loadSignedOut(context);
}

export function action({request, context}: ActionFunctionArgs) {
  return signOut(request, context);
}
