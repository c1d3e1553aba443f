import {
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGallery} from '~/components/catalogue/gallery/ProductGallery';
import {ProductDetails} from '~/components/catalogue/ProductDetails';
import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {ProductPurchase} from '~/components/catalogue/ProductPurchase';
import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {choosesKnownValues, chosenVariant} from '~/domain/catalogue/variant-choice';
import {shownPictures} from '~/domain/catalogue/variant-pictures';
import {productPath} from '~/domain/content/navigation';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadProductPage} from '~/edge/catalogue/product-page.server';

/** Who reads on is about to choose and to add: what answers that comes by itself, though not with the page. */
export const handle: RouteHandle = {
  guards: ['categories'],
  public: 'variant',
  view: 'PDP',
  startsAfterMs: 5_000,
};

export async function loader({params, request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = await loadProductPage(context, params.handle ?? '', url);
  const keepable = choosesKnownValues(page.product, url.searchParams);
  return data(page, keepable ? undefined : {headers: {'Cache-Control': 'no-store'}});
}

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/**
 * The page holds every variant: choosing one, or a change of the cart, asks the edge for nothing. Where a product has too many for a
 * page, another choice is another address to ask for.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname ||
  (currentUrl.search !== nextUrl.search && document.querySelector('[data-partial]') !== null);

export const meta: MetaFunction<typeof loader> = ({data: page, matches}) => {
  if (!page) return [];
  const {product, seo} = page;
  return pageMeta(matches, {
    ...seo,
    path: productPath(product.handle),
    type: 'product',
    image: product.images[0] ?? null,
  });
};

/** A path under /products that is a product's handle (coverage: page-products). */
export default function ProductPage() {
  const {product, choice, crumbs, companions, articles, texts} = useLoaderData<typeof loader>();
  const {search} = useLocation();
  const chosen = choice?.chosen ?? chosenVariant(product, new URLSearchParams(search));
  const variant = product.variants[chosen.index];
  const pictures = shownPictures(product, variant);
  return (
    <>
      <div className="frame pt-5 lg:pt-7">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-5 grid gap-x-14 gap-y-8 lg:mt-7 lg:grid-cols-[7fr_5fr] xl:gap-x-18">
          <ProductGallery
            key={product.handle}
            title={product.title}
            images={pictures}
            backdrop={product.backdrop}
          />
          {variant ? (
            <ProductPurchase
              key={product.handle}
              product={product}
              chosen={chosen}
              choices={choice?.choices ?? null}
              variant={variant}
              texts={texts.purchase}
            />
          ) : null}
        </div>
      </div>
      <ProductDetails
        product={product}
        ingredients={variant?.ingredients ?? product.ingredients}
        texts={texts.details}
      />
      {companions.length > 0 ? (
        <section aria-labelledby="companions" className="frame py-14 lg:py-20">
          <h2 id="companions" className="mb-8 text-2xl">
            {texts.companions}
          </h2>
          <ProductGrid isShelf cards={companions} />
        </section>
      ) : null}
      {articles.length > 0 ? (
        <section aria-labelledby="articles-about" className="frame py-14 lg:py-20">
          <h2 id="articles-about" className="mb-8 text-2xl">
            {texts.articles}
          </h2>
          <ArticleTeasers articles={articles} />
        </section>
      ) : null}
    </>
  );
}
