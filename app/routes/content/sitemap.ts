import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSitemap} from '~/edge/content/sitemap.server';

export async function loader({context}: LoaderFunctionArgs) {
  return new Response(await loadSitemap(context), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
