import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {TopicLinks} from '~/components/content/TopicLinks';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadArticleList} from '~/edge/content/learn.server';

export const handle: RouteHandle = {
  public: 'articles',
  view: 'Article listing page',
  interactive: false,
};

export function loader({request}: LoaderFunctionArgs) {
  return loadArticleList(new URL(request.url));
}

function listPath(topic: string | null, page: number): string {
  const query = new URLSearchParams();
  if (topic !== null) query.set('topic', topic);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search === '' ? '/learn' : `/learn?${search}`;
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        title: data.topic ? `${data.topic.label} | Learn` : 'Learn',
        description:
          data.topic?.text ??
          'Short, useful reads on brushing, whitening, sensitive teeth and everyday care.',
        path: '/learn',
        query: {
          ...(data.topic ? {topic: data.topic.slug} : {}),
          ...(data.page > 1 ? {page: String(data.page)} : {}),
        },
      })
    : [];

export default function Learn() {
  const {topics, topic, texts, articles, page, pageCount} = useLoaderData<typeof loader>();
  const current = topic?.slug ?? null;
  return (
    <div className="frame py-12 lg:py-20">
      <h1 className="text-4xl">{topic ? topic.label : texts.heading}</h1>
      <p className="mt-4 max-w-measure text-lg text-slate">{topic?.text ?? texts.intro}</p>
      <TopicLinks topics={topics} current={current} />
      <div className="mt-12">
        <ArticleTeasers articles={articles} headingLevel={2} firstIsPriority />
      </div>
      {pageCount > 1 ? (
        <nav aria-label="Pages" className="mt-14 flex flex-wrap items-center justify-between gap-4">
          {page > 1 ? (
            <ButtonLink to={listPath(current, page - 1)} color="white" rel="prev">
              Newer articles
            </ButtonLink>
          ) : (
            <span />
          )}
          <p className="text-sm text-slate">
            Page {page} of {pageCount}
          </p>
          {page < pageCount ? (
            <ButtonLink to={listPath(current, page + 1)} color="white" rel="next">
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
