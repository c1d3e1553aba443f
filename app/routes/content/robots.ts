import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {robotsText} from '~/domain/content/sitemap';

export function loader({context}: LoaderFunctionArgs) {
  return new Response(robotsText(context.siteOrigin, {preview: context.env.PREVIEW}), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
