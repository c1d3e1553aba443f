import {type MetaFunction, useLoaderData, useNavigation} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CategoryHeader} from '~/components/catalogue/CategoryHeader';
import {EmptyListing} from '~/components/catalogue/EmptyListing';
import {ListingToolbar} from '~/components/catalogue/ListingToolbar';
import {Pager} from '~/components/catalogue/Pager';
import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadListingPage} from '~/edge/catalogue/listing.server';

export const handle: RouteHandle = {guards: ['categories'], public: 'listing', view: 'PLP'};

export async function loader({request, context, params}: LoaderFunctionArgs) {
  const {keepable, ...page} = await loadListingPage(request, context, params.collection);
  // What a fault of the platform or an unknown filter produced is for this visitor only.
  return data(page, keepable ? undefined : {headers: {'Cache-Control': 'no-store'}});
}

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({data: page, matches}) => {
  if (!page) return [];
  const {listing, seo} = page;
  const title = seo?.title ?? page.heading;
  return pageMeta(matches, {
    title: listing && listing.page > 1 ? `${title}, page ${listing.page}` : title,
    description: seo?.description ?? page.description ?? title,
    path: page.path,
    query: listing && listing.page > 1 ? {page: String(listing.page)} : {},
    image: page.picture ?? listing?.cards[0]?.image ?? null,
    noIndex: page.filtered,
  });
};

/** `/products`, every category and subcategory (coverage: page-categories), and the collections of the store. */
export default function CategoryPage() {
  const page = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const {listing, texts} = page;
  const refining = navigation.state === 'loading' && navigation.location.pathname === page.path;
  return (
    <>
      <CategoryHeader {...page} />
      <div className="frame pt-6 pb-20 lg:pt-8 lg:pb-28">
        {listing === null ? (
          <div className="mx-auto max-w-xl rounded-xl bg-sand px-6 py-14 text-center">
            <h2 className="text-2xl">{texts.outageHeading}</h2>
            <p className="mt-3 text-slate">{texts.outage}</p>
            <ButtonLink to="/learn" color="white" className="mt-7">
              Read while you wait
            </ButtonLink>
          </div>
        ) : (
          <>
            <ListingToolbar path={page.path} view={listing} clearLabel={texts.clear} />
            <div
              aria-busy={refining}
              className={`mt-6 transition-opacity ${refining ? 'opacity-50' : ''}`}
            >
              {listing.cards.length === 0 ? (
                <EmptyListing
                  view={listing}
                  heading={texts.emptyHeading}
                  text={texts.emptyText}
                  clearLabel={texts.clear}
                />
              ) : (
                <ProductGrid cards={listing.cards} headingLevel={2} firstIsPriority />
              )}
            </div>
            <Pager view={listing} />
          </>
        )}
      </div>
    </>
  );
}
