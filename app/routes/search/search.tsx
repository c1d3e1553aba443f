import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useEffect} from 'react';

import {reportSearch} from '~/browser/visitor/search-report.client';
import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {pageMeta} from '~/components/layout/page-meta';
import {SearchForm} from '~/components/search/SearchForm';
import {SearchTabs} from '~/components/search/SearchTabs';
import {loadSearchPage} from '~/edge/search/page.server';

export function loader({request, context}: LoaderFunctionArgs) {
  return loadSearchPage(context, new URL(request.url));
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(matches, {
    title: data?.query ? `Search: ${data.query}` : 'Search',
    description: data?.texts.description ?? '',
    path: '/search',
    noIndex: true,
  });

function Suggestions({queries}: {queries: readonly string[]}) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {queries.map((query) => (
        <li key={query}>
          <Link
            to={`/search?q=${encodeURIComponent(query)}`}
            className="inline-flex min-h-11 items-center rounded-full bg-white px-5 py-2 text-sm leading-snug font-semibold ring-1 ring-ink/15 ring-inset hover:ring-ink/40"
          >
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function Search() {
  const {query, tab, products, articles, trending, texts, hasArticles} =
    useLoaderData<typeof loader>();
  const total = products.length + articles.length;
  useEffect(() => {
    reportSearch(query, total);
  }, [query, total]);

  return (
    <div className="frame py-10 lg:py-16" data-query={query} data-results={total}>
      <h1 className="text-3xl break-words">
        {query === '' ? 'Search' : total === 0 ? texts.emptyHeading : `Results for “${query}”`}
      </h1>
      <div className="mt-6">
        <SearchForm query={query} />
      </div>
      {total > 0 ? (
        <>
          {hasArticles ? (
            <SearchTabs
              query={query}
              tab={tab}
              counts={{products: products.length, articles: articles.length}}
            />
          ) : null}
          {tab === 'products' ? (
            products.length > 0 ? (
              <section aria-label="Products" className="mt-8">
                <ProductGrid cards={products} headingLevel={2} firstIsPriority />
              </section>
            ) : (
              <p className="mt-8 text-lg text-slate">
                No products fit. There is something to read, though.
              </p>
            )
          ) : articles.length > 0 ? (
            <section aria-label="Articles" className="mt-8">
              <ArticleTeasers articles={articles} headingLevel={2} firstIsPriority />
            </section>
          ) : (
            <p className="mt-8 text-lg text-slate">No articles about this yet.</p>
          )}
        </>
      ) : (
        <section className="mt-12">
          {query === '' ? null : (
            <p className="max-w-measure text-lg text-slate">
              {texts.emptyText} You can also{' '}
              <Link to="/products" className="font-semibold text-ink underline underline-offset-4">
                see all products
              </Link>{' '}
              or{' '}
              <Link
                to="/contact-us"
                className="font-semibold text-ink underline underline-offset-4"
              >
                ask us
              </Link>
              .
            </p>
          )}
          {trending.length > 0 ? (
            <>
              <h2 className="mt-8 text-xl">Popular searches</h2>
              <Suggestions queries={trending} />
            </>
          ) : null}
        </section>
      )}
    </div>
  );
}
