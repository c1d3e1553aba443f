import bricolage from '@fonts/bricolage.woff2?url';
import figtree from '@fonts/figtree.woff2?url';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type {HeadersFunction, LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {createElement, type ReactNode} from 'react';

import {reactArrived} from '~/browser/page/react-start.client';
import {ErrorPage} from '~/components/error/ErrorPage';
import {DefaultLayout} from '~/components/layout/DefaultLayout';
import {EmptyLayout} from '~/components/layout/EmptyLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {ReactScripts} from '~/components/layout/ReactScripts';
import {RouteEffects, useViewLabel} from '~/components/layout/RouteEffects';
import {StructuredDataScript} from '~/components/layout/StructuredDataScript';
import {useRenderFacts} from '~/components/ui/RenderContext';
import {VisitorHost} from '~/components/visitor/VisitorHost';
import {assetAddress} from '~/domain/request/asset-address';
import {STYLES_MARK, WHOLE_SHEET_MEDIA} from '~/domain/request/page-styles';
import {toRouteHandle} from '~/domain/request/route-handle';
import {loadShell} from '~/edge/content/shell.server';

import stylesheet from './styles/app.css?url';

export function loader({context}: LoaderFunctionArgs) {
  return loadShell(context);
}

/** The shell is the same for everybody and for the whole visit. */
export const shouldRevalidate = () => false;

/** A refusal's own headers (`no-store`, `Retry-After`) reach the visitor with the error page. */
export const headers: HeadersFunction = ({errorHeaders, loaderHeaders}) =>
  errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  {rel: 'icon', type: 'image/svg+xml', href: assetAddress(import.meta.env.BASE_URL, 'favicon.svg')},
  ...[bricolage, figtree].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  // Scripts apply it when the page has arrived (browser/request/whole-styles).
  {
    rel: 'stylesheet',
    href: stylesheet,
    ...(import.meta.env.DEV ? {} : {media: WHOLE_SHEET_MEDIA}),
  },
];

export const meta: MetaFunction<typeof loader> = ({error, data}) => {
  const brand = data?.brand.name ?? '';
  if (!error) return [{title: brand}];
  return [
    {
      title:
        isRouteErrorResponse(error) && error.status === 404
          ? String(error.data)
          : `Whoops! | ${brand}`,
    },
    {name: 'robots', content: 'noindex'},
  ];
};

/**
 * Remix's scroll restoration reads session storage without care, and touching it throws where cookies are blocked.
 * There, and only there, an empty storage that refuses to be written stands in for it.
 */
const BLOCKED_STORAGE = `try{sessionStorage}catch(fault){Object.defineProperty(window,'sessionStorage',{value:Object.create({getItem(){return null},removeItem(){},setItem(){throw fault}})})}`;

/** Keeps what is pressed before there is anything that serves it (browser/page/early-presses). */
const EARLY_PRESSES = import.meta.env.SSR ? __EARLY_PRESSES__ : '';

/** React has taken the page over. */
function onReact(body: HTMLBodyElement | null): void {
  if (!body || !window.earlyPresses) return;
  window.earlyPresses.reactIsHere = true;
  reactArrived();
}

export function Layout({children}: {children: ReactNode}) {
  const {nonce, isCrawler} = useRenderFacts();
  const error = useRouteError();
  const handles = useMatches().map(({handle}) => toRouteHandle<PageLayout>(handle));
  const interactive = handles.every((handle) => handle.interactive !== false);
  const reactComes = interactive && !isCrawler && !error;
  const startsAfter = handles.find((handle) => handle.startsAfterMs !== undefined)?.startsAfterMs;
  const view = useViewLabel();
  // Nothing floats above maintenance and the storefront password.
  const overlaid = !isCrawler && handles.every(({layout}) => layout !== EmptyLayout);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fcfbf8" />
        <Meta />
        <Links />
        <StructuredDataScript />
        {import.meta.env.DEV ? null : (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? STYLES_MARK : ''}}
          />
        )}
        {isCrawler ? null : (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: EARLY_PRESSES}}
          />
        )}
      </head>
      <body
        ref={onReact}
        data-view={view}
        data-error={error ? 'page' : undefined}
        data-react={reactComes ? (startsAfter ?? '') : undefined}
      >
        {children}
        {overlaid ? <VisitorHost /> : null}
        {isCrawler ? null : <RouteEffects />}
        <script
          type="module"
          async
          src={__PAGE_SCRIPT__}
          data-page=""
          nonce={nonce}
          suppressHydrationWarning
        />
        {/* A page without scripts cannot break: crawlers read it, error pages and articles only link on. */}
        {reactComes ? (
          <>
            <script
              nonce={nonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{__html: BLOCKED_STORAGE}}
            />
            <ScrollRestoration nonce={nonce} />
            <ReactScripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

function Framed({children}: {children: ReactNode}) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const layout = useMatches().reduce<PageLayout>(
    (chosen, {handle}) => toRouteHandle<PageLayout>(handle).layout ?? chosen,
    DefaultLayout,
  );
  if (!shell) return <main id="main">{children}</main>;
  return createElement(layout, {data: shell}, children);
}

export default function App() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const {isCrawler} = useRenderFacts();
  const shell = useRouteLoaderData<typeof loader>('root');
  const message =
    isRouteErrorResponse(error) && typeof error.data === 'string'
      ? error.data
      : 'Something went wrong on our side. Your cart is safe.';
  if (!shell || isCrawler) {
    // For crawlers the error is only reported (coverage: page-error-crawlers).
    return (
      <main>
        <h1>{message}</h1>
      </main>
    );
  }
  return (
    <DefaultLayout data={shell}>
      <ErrorPage data={shell.errorPage} title={message} />
    </DefaultLayout>
  );
}
