import {RemixServer} from '@remix-run/react';
import {isRouteErrorResponse} from '@remix-run/react';
import type {AppLoadContext, EntryContext, HandleErrorFunction} from '@shopify/remix-oxygen';
import {renderToStaticMarkup, renderToString} from 'react-dom/server';

import {shellText} from '~/components/layout/ShellText.server';
import {RenderContextProvider} from '~/components/ui/RenderContext';
import {VisitorFrame} from '~/components/visitor/VisitorFrame';
import {structuredDataText} from '~/domain/catalogue/structured-data';
import type {loadShell} from '~/edge/content/shell.server';
import {reportFault} from '~/edge/request/fault-report.server';
import {pageDataElement} from '~/edge/request/page-data.server';
import {withStyles} from '~/edge/request/page-styles-memory.server';
import {remember} from '~/edge/request/public-memory.server';
import {loadVisitorFrame} from '~/edge/visitor/overlays.server';

type Shell = Awaited<ReturnType<typeof loadShell>>;

const knownShellText = ({navigation}: Shell) =>
  remember(`shell ${JSON.stringify(navigation)}`, () => shellText(navigation));

/** The visitor's frame as text: one for each experiment arm. */
function visitorFrameText(context: AppLoadContext): string {
  const frame = loadVisitorFrame(context);
  return remember(`frame ${JSON.stringify(frame)}`, () =>
    renderToStaticMarkup(<VisitorFrame {...frame} />),
  );
}

/**
 * Renders a document whole, as one string: pages are small, most are kept by the edge, and nothing in them is deferred. A
 * stream would cross into the runtime's native code for each of its thousands of short texts.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // The data for the browser is written behind the page here; the framework would render it as a stream of scripts.
  const {serverHandoffStream, ...page} = remixContext;
  const shell = page.staticHandlerContext.loaderData['root'] as Shell | undefined;
  const html = renderToString(
    <RenderContextProvider
      value={{
        nonce: context.nonce,
        isCrawler: context.isCrawler,
        structuredData: structuredDataText(context.structuredData),
        shell: shell ? knownShellText(shell) : null,
        visitorFrame: context.isCrawler ? '' : visitorFrameText(context),
        remember,
      }}
    >
      <RemixServer context={page} url={request.url} nonce={context.nonce} />
    </RenderContextProvider>,
  );
  const data =
    serverHandoffStream && page.renderMeta?.didRenderScripts
      ? pageDataElement(await new Response(serverHandoffStream).text())
      : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return new Response(`<!DOCTYPE html>${withStyles(html)}${data}`, {status, headers});
}

/** A refused page is no fault; everything else reaches the log with the request's id, never with its body. */
export const handleError: HandleErrorFunction = (fault, {request, context}) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  reportFault(context, fault);
};
