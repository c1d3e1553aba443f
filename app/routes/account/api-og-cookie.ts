import type {ActionFunctionArgs, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {answerProviderCookie} from '~/edge/account/og-cookie.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return answerProviderCookie(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerProviderCookie(request, context);
}
