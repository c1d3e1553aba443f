import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSitemap} from '~/edge/content/sitemap.server';

export async function loader({request, context}: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get('part');
  return new Response(await loadSitemap(context, part), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
