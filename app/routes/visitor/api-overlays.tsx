import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {renderToStaticMarkup} from 'react-dom/server';

import {VisitorOverlays} from '~/components/visitor/VisitorOverlays';
import {loadVisitorOverlays} from '~/edge/visitor/overlays.server';

/** What the settings of a deployment say in it may change without a new build. */
const KEPT_SECONDS = 3600;

/** The overlays as markup (coverage: visitor-overlays), with the class names of one build: another build has none for its pages. */
export function loader({params, context}: LoaderFunctionArgs) {
  if (params.build !== context.buildId)
    return new Response('No such build', {status: 404, headers: {'Cache-Control': 'no-store'}});
  const html = renderToStaticMarkup(<VisitorOverlays {...loadVisitorOverlays(context)} />);
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
