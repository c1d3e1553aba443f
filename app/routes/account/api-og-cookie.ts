import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerProviderCookie} from '~/edge/account/og-cookie.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return answerProviderCookie(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerProviderCookie(request, context);
}
