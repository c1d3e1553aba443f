import {bundles, findBundle} from '~/content/bundles.server';
import {textOf} from '~/content/strings.server';
import {BUNDLE_PARAMETER, toBundleView} from '~/domain/catalogue/bundle-builder';
import type {ProductSummary} from '~/domain/catalogue/product';
import {breadcrumbList} from '~/domain/catalogue/structured-data';
import type {BundleConfig} from '~/domain/content/content';
import {PRODUCTS_PATH} from '~/domain/content/navigation';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound, orUnavailable} from '~/edge/request/refusals.server';

import {config} from '../../../hydrogen.config';

import {loadShopOffer} from './shop-offer.server';
import {loadShopProduct, loadShopProducts} from './shop-products.server';

/** A fixed page under /products, and no product of its own (coverage: page-products). */
const BUILDER_PATH = `${PRODUCTS_PATH}/create-your-bundle`;

/** The catalogue, in which the products that this bundle takes have all their variants. */
async function loadBundleProducts(
  context: ShopContext,
  {slots}: BundleConfig,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const handles = new Set(slots.flatMap((slot) => slot.products));
  const products = await loadShopProducts(context, [...handles]);
  const cut = [...handles].filter((handle) => products.get(handle)?.hasMoreVariants);
  if (cut.length === 0) return products;
  const whole = await Promise.all(cut.map((handle) => loadShopProduct(context, handle)));
  return new Map([
    ...products,
    ...whole.flatMap((product) => (product ? [[product.handle, product] as const] : [])),
  ]);
}

/**
 * The bundle builder on the bundle that the address names, or on the first, of those that this shop can fill and that save
 * something; there is none without one. 503 while there are no prices.
 */
export async function loadBundlePage(request: Request, context: ShopContext) {
  const named = findBundle(new URL(request.url).searchParams.get(BUNDLE_PARAMETER) ?? '');
  const offer = await loadShopOffer(context);
  const offered = bundles.filter(offer.bundles);
  const bundle = named && offered.includes(named) ? named : offered[0];
  if (!bundle) throw notFound(BUILDER_PATH);
  const products = await orUnavailable(loadBundleProducts(context, bundle));
  const crumbs = [
    {label: 'Home', to: '/'},
    {label: 'All products', to: PRODUCTS_PATH},
    {label: 'Create your bundle'},
  ];
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  context.structuredData.push(breadcrumbList(site, crumbs));
  return {
    path: BUILDER_PATH,
    crumbs,
    bundle: toBundleView(bundle, products),
    image: bundle.image,
    choices: offered.map(({handle, title}) => ({handle, title})),
    texts: {
      description: textOf('trade.bundle'),
      complete: textOf('bundle.complete'),
      share: textOf('bundle.share'),
    },
  };
}
