import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {notFound, refused} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

/** Every address that no other route knows (404, 'Page Not Found: {path}'; coverage: page-not-found). */
export function loader({request, context}: LoaderFunctionArgs): never {
  if (context.refusal) throw refused(context.refusal);
  throw notFound(context.requestedPath ?? pagePath(new URL(request.url)));
}

export default function NotFound() {
  return null;
}
