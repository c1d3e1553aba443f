import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {TopicLinks} from '~/components/content/TopicLinks';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadArticleList} from '~/edge/content/learn.server';
import {loadBlog} from '~/edge/content/store-articles.server';

export const handle: RouteHandle = {
  public: 'articles',
  view: 'Article listing page',
  interactive: false,
};

export function loader({context, params, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return params.blog === undefined
    ? loadArticleList(context, url)
    : loadBlog(context, params.blog, url);
}

function listPath(path: string, topic: string | null, page: number): string {
  const query = new URLSearchParams();
  if (topic !== null) query.set('topic', topic);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Those of a refusal, such as `Retry-After`. */
export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        ...data.seo,
        path: data.path,
        query: {
          ...(data.topic === null ? {} : {topic: data.topic}),
          ...(data.page > 1 ? {page: String(data.page)} : {}),
        },
      })
    : [];

/** Our articles, and the blogs of the store. */
export default function Learn() {
  const {path, heading, intro, topics, topic, articles, page, pageCount} =
    useLoaderData<typeof loader>();
  return (
    <div className="frame py-12 lg:py-20">
      <h1 className="text-4xl">{heading}</h1>
      {intro === null ? null : <p className="mt-4 max-w-measure text-lg text-slate">{intro}</p>}
      {topics.length > 0 ? <TopicLinks topics={topics} current={topic} /> : null}
      <div className="mt-12">
        <ArticleTeasers articles={articles} headingLevel={2} firstIsPriority />
      </div>
      {pageCount > 1 ? (
        <nav aria-label="Pages" className="mt-14 flex flex-wrap items-center justify-between gap-4">
          {page > 1 ? (
            <ButtonLink to={listPath(path, topic, page - 1)} color="white" rel="prev">
              Newer articles
            </ButtonLink>
          ) : (
            <span />
          )}
          <p className="text-sm text-slate">
            Page {page} of {pageCount}
          </p>
          {page < pageCount ? (
            <ButtonLink to={listPath(path, topic, page + 1)} color="white" rel="next">
              Older articles
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
      <p className="mt-14 text-slate">
        Looking for a product?{' '}
        <Link to="/products" className="font-semibold text-ink underline underline-offset-4">
          See all products
        </Link>
      </p>
    </div>
  );
}
