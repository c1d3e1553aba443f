import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {ArticleBody} from '~/components/content/ArticleBody';
import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {TableOfContents} from '~/components/content/TableOfContents';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {Picture} from '~/components/ui/Picture';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadArticle} from '~/edge/content/learn.server';
import {loadBlogArticle} from '~/edge/content/store-articles.server';
import {pagePath} from '~/edge/request/single-fetch.server';

export const handle: RouteHandle = {public: true, view: 'Articles', interactive: false};

export function loader({context, params, request}: LoaderFunctionArgs) {
  const path = pagePath(new URL(request.url));
  const {blog, slug = ''} = params;
  return blog === undefined
    ? loadArticle(context, slug, path)
    : loadBlogArticle(context, {blog, handle: slug});
}

/** Those of a refusal, such as `Retry-After`. */
export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data ? pageMeta(matches, {...data.seo, path: data.path, type: 'article', image: data.image}) : [];

/** An article of ours, or of a blog of the store. */
export default function LearnArticle() {
  const article = useLoaderData<typeof loader>();
  const {products, related} = article;
  return (
    <article>
      <header className="frame pt-8 lg:pt-12">
        <Breadcrumbs crumbs={article.crumbs} />
        <h1 className="mt-6 max-w-[22ch] text-3xl">{article.title}</h1>
        {article.summary === null ? null : (
          <p className="mt-5 max-w-measure text-lg text-slate">{article.summary}</p>
        )}
        <p className="mt-5 text-sm text-slate">{article.byline}</p>
      </header>
      {article.image ? (
        <div className="frame mt-8 lg:mt-12">
          <Picture
            image={article.image}
            sizes="xs:100vw xl:1184px"
            priority
            className="aspect-8/5 w-full rounded-xl bg-sand object-cover lg:aspect-21/9"
          />
        </div>
      ) : null}
      <div className="frame mt-10 grid gap-12 lg:mt-16 lg:grid-cols-[1fr_16rem] lg:gap-20">
        <div className="min-w-0">
          <ArticleBody html={article.html} />
          {article.disclaimer === null ? null : (
            <p className="mt-10 max-w-measure border-t border-gray200 pt-5 text-sm text-slate">
              {article.disclaimer}
            </p>
          )}
        </div>
        <div className="max-lg:order-first">
          <div className="lg:sticky lg:top-28">
            <TableOfContents headings={article.headings} />
          </div>
        </div>
      </div>
      {products.cards.length > 0 ? (
        <section aria-labelledby="article-products" className="frame mt-20">
          <h2 id="article-products" className="text-2xl">
            {products.heading}
          </h2>
          <div className="mt-8">
            <ProductGrid isShelf cards={products.cards} headingLevel={3} />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="article-next" className="mt-20 border-t border-gray200 bg-white">
        <div className="frame py-16">
          <h2 id="article-next" className="text-2xl">
            {related.heading}
          </h2>
          {related.articles.length > 0 ? (
            <div className="mt-8">
              <ArticleTeasers articles={related.articles} />
            </div>
          ) : null}
          <p className="mt-10">
            <Link to={related.all.to} className="font-semibold underline underline-offset-4">
              {related.all.label}
            </Link>
          </p>
        </div>
      </section>
    </article>
  );
}
