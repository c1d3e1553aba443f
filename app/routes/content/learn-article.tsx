import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {ArticleBody} from '~/components/content/ArticleBody';
import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {TableOfContents} from '~/components/content/TableOfContents';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {Picture} from '~/components/ui/Picture';
import type {RouteHandle} from '~/domain/request/route-handle';
import {formatCalendarDay} from '~/domain/values/calendar-days';
import {loadArticle} from '~/edge/content/learn.server';
import {pagePath} from '~/edge/request/single-fetch.server';

export const handle: RouteHandle = {public: true, view: 'Articles', interactive: false};

export function loader({context, params, request}: LoaderFunctionArgs) {
  return loadArticle(context, params.slug ?? '', pagePath(new URL(request.url)));
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        title: data.title,
        description: data.summary,
        path: `/learn/${encodeURIComponent(data.slug)}`,
        type: 'article',
        image: data.image,
      })
    : [];

export default function LearnArticle() {
  const article = useLoaderData<typeof loader>();
  return (
    <article>
      <header className="frame pt-8 lg:pt-12">
        <Breadcrumbs
          crumbs={[
            {label: 'Home', to: '/'},
            {label: 'Learn', to: '/learn'},
            ...(article.topic
              ? [{label: article.topic.label, to: `/learn?topic=${article.topic.slug}`}]
              : []),
          ]}
        />
        <h1 className="mt-6 max-w-[22ch] text-3xl">{article.title}</h1>
        <p className="mt-5 max-w-measure text-lg text-slate">{article.summary}</p>
        <p className="mt-5 text-sm text-slate">
          {article.author} · {formatCalendarDay(article.published)} · {article.readingTime}
          {article.updated === article.published
            ? null
            : ` · Updated ${formatCalendarDay(article.updated)}`}
        </p>
      </header>
      <div className="frame mt-8 lg:mt-12">
        <Picture
          image={article.image}
          sizes="xs:100vw xl:1184px"
          priority
          className="aspect-8/5 w-full rounded-xl bg-sand object-cover lg:aspect-21/9"
        />
      </div>
      <div className="frame mt-10 grid gap-12 lg:mt-16 lg:grid-cols-[1fr_16rem] lg:gap-20">
        <div className="min-w-0">
          <ArticleBody html={article.html} />
          <p className="mt-10 max-w-measure border-t border-gray200 pt-5 text-sm text-slate">
            {article.texts.disclaimer}
          </p>
        </div>
        <div className="max-lg:order-first">
          <div className="lg:sticky lg:top-28">
            <TableOfContents headings={article.headings} />
          </div>
        </div>
      </div>
      {article.products.length > 0 ? (
        <section aria-labelledby="article-products" className="frame mt-20">
          <h2 id="article-products" className="text-2xl">
            {article.texts.products}
          </h2>
          <div className="mt-8">
            <ProductGrid isShelf cards={article.products} headingLevel={3} />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="article-next" className="mt-20 border-t border-gray200 bg-white">
        <div className="frame py-16">
          <h2 id="article-next" className="text-2xl">
            {article.texts.related}
          </h2>
          <div className="mt-8">
            <ArticleTeasers articles={article.related} />
          </div>
          <p className="mt-10">
            <Link to="/learn" className="font-semibold underline underline-offset-4">
              All articles
            </Link>
          </p>
        </div>
      </section>
    </article>
  );
}
