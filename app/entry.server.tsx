import {RemixServer} from '@remix-run/react';
import {isRouteErrorResponse} from '@remix-run/react';
import type {AppLoadContext, EntryContext, HandleErrorFunction} from '@shopify/remix-oxygen';
import type {ReactElement} from 'react';
import {renderToReadableStream} from 'react-dom/server';

import {RenderContextProvider} from '~/components/ui/RenderContext';
import {VisitorOverlays} from '~/components/visitor/VisitorOverlays';
import {structuredDataText} from '~/domain/catalogue/structured-data';
import {loadVisitorOverlays} from '~/edge/visitor/overlays.server';

/** The markup of what never changes in the browser. */
const staticMarkup = async (element: ReactElement) =>
  new Response(await renderToReadableStream(element)).text();

/** Renders a document whole: pages are small, most are kept by the edge, and nothing in them is deferred. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let renderFault = false;
  const stream = await renderToReadableStream(
    <RenderContextProvider
      value={{
        nonce: context.nonce,
        isCrawler: context.isCrawler,
        siteOrigin: context.siteOrigin,
        structuredData: structuredDataText(context.structuredData),
        overlays: context.isCrawler
          ? ''
          : await staticMarkup(<VisitorOverlays {...loadVisitorOverlays(context)} />),
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </RenderContextProvider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError(fault) {
        renderFault = true;
        console.error(`[${context.requestId}]`, fault);
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return new Response(stream, {status: renderFault && status < 400 ? 500 : status, headers});
}

/** A refused page is no fault; everything else reaches the log with the request's id, never with its body. */
export const handleError: HandleErrorFunction = (fault, {request, context}) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  console.error(`[${context.requestId}]`, fault);
};
