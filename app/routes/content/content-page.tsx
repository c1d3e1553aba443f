import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ArticleBody} from '~/components/content/ArticleBody';
import {TableOfContents} from '~/components/content/TableOfContents';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadContentPage} from '~/edge/content/content-page.server';

/** The legal pages, one route each in the table, and the pages and policies of the store: one look for all. */
export const handle: RouteHandle = {public: true, interactive: false, written: 'page'};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadContentPage(context, new URL(request.url));
}

/** Those of a refusal, such as `Retry-After`. */
export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data ? pageMeta(matches, {...data.seo, path: data.path}) : [];

export default function ContentPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="frame py-8 lg:py-12">
      <Breadcrumbs crumbs={[{label: 'Home', to: '/'}, {label: page.title}]} />
      <h1 className="mt-6 max-w-[24ch] text-3xl">{page.title}</h1>
      {page.summary === null ? null : (
        <p className="mt-4 max-w-measure text-lg text-slate">{page.summary}</p>
      )}
      {page.dates === null ? null : <p className="mt-4 text-sm text-slate">{page.dates}</p>}
      <div className="mt-12 grid gap-12 lg:grid-cols-[1fr_16rem] lg:gap-20">
        <ArticleBody html={page.html} />
        <div className="max-lg:order-first">
          <div className="lg:sticky lg:top-28">
            <TableOfContents headings={page.headings} />
          </div>
        </div>
      </div>
    </div>
  );
}
