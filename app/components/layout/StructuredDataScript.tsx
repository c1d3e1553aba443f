import {useLocation} from '@remix-run/react';
import {useState} from 'react';

import {useRenderFacts} from '~/components/ui/RenderContext';

/**
 * The structured data that the page's loaders left in the request's context. It travels in the document only,
 * never in loader data, and goes away once the visitor moves on to another page.
 */
export function StructuredDataScript() {
  const {structuredData} = useRenderFacts();
  const {pathname} = useLocation();
  const [documentPath] = useState(pathname);
  if (structuredData === '' || documentPath !== pathname) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: structuredData}} />;
}
