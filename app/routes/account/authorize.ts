import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadAnswer} from '~/edge/account/entry-hosted.server';

/** Takes the answer of the accounts' own page, and leads on in any case: nothing is shown at this address. */
export function loader({request, context}: LoaderFunctionArgs) {
  return loadAnswer(request, context);
}
