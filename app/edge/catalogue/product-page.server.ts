import {loadVariant} from '~/commerce/catalogue/catalogue.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {articlesAboutProduct} from '~/content/articles.server';
import {textOf} from '~/content/strings.server';
import type {Product, Variant} from '~/domain/catalogue/product';
import {isInStock, isUnlisted, toProductCard} from '~/domain/catalogue/product-card';
import {type ProductView, toProductView} from '~/domain/catalogue/product-view';
import {initialPlan, purchaseOf} from '~/domain/catalogue/purchase';
import {breadcrumbList, product as productNode} from '~/domain/catalogue/structured-data';
import {
  VARIANT_PARAMETER,
  variantId,
  variantNumber,
  variantPath,
} from '~/domain/catalogue/variant-address';
import {
  chosenVariant,
  namedValues,
  optionChoices,
  toChoosable,
} from '~/domain/catalogue/variant-choice';
import {
  categoriesOfProduct,
  type Category,
  categoryPath,
  PRODUCTS_PATH,
} from '~/domain/content/navigation';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound, orUnavailable} from '~/edge/request/refusals.server';

import {config} from '../../../hydrogen.config';

import {isConfigured} from './shop-offer.server';
import {loadShopProducts, loadShownShopProduct} from './shop-products.server';
import {loadCategories} from './store-content.server';

const COMPANIONS = 4;

/** A large store is asked for so many of those that may go with a product: some are sold out. */
const MOST_ASKED = 12;

function crumbsOf(trail: readonly Category[], title: string) {
  return [
    {label: 'Home', to: '/'},
    ...(trail.length > 0
      ? trail.map((category) => ({label: category.label, to: categoryPath(category)}))
      : [{label: 'All products', to: PRODUCTS_PATH}]),
    {label: title},
  ];
}

/**
 * The variants as structured data names them: each at the price that the page shows of it, which is a plan's where it is sold on
 * plans only; the one that the page shows first, as it stands for the product.
 */
function offeredVariants(
  variants: readonly Variant[],
  view: ProductView,
  shown: number,
): Variant[] {
  const wanted = {planId: initialPlan(view), quantity: 1};
  const priced = variants.map((variant, index) => {
    const choice = view.variants[index];
    return choice
      ? {...variant, price: {...variant.price, amount: purchaseOf(view, choice, wanted).price}}
      : variant;
  });
  const [first] = priced.splice(shown, 1);
  return first ? [first, ...priced] : priced;
}

/** What is promised beside the price, as far as the shop keeps it; empty where it promises nothing. */
function assurancesOf({env}: ShopContext) {
  const free = isConfigured(env, 'free-shipping') ? textOf('product.freeShipping') : '';
  const dispatch = isConfigured(env, 'dispatch') ? textOf('product.dispatch') : '';
  return {
    delivery: `${free} ${dispatch}`.trim(),
    laterDelivery: `${free} ${textOf('product.laterDispatch')}`.trim(),
    returns: isConfigured(env, 'returns') ? textOf('product.returns') : '',
  };
}

/**
 * The variant that an address shows. Of a product whose variants are not all read, the one that is shown is read by itself, and what
 * else can be chosen comes from the combinations that are made (coverage: catalogue-variants-encoded).
 */
async function choose(context: ShopContext, product: Product, parameters: URLSearchParams) {
  const view = toProductView(product);
  const {combinations} = product;
  if (combinations === null)
    return {product, view, chosen: chosenVariant(view, parameters), choices: null};
  const number = parameters.get(VARIANT_PARAMETER) ?? '';
  const isRead = product.variants.some(({id}) => variantNumber(id) === number);
  const named =
    isRead || !/^\d+$/.test(number)
      ? null
      : await loadVariant(context, product, {id: variantId(number)});
  const withNamed = withVariant(product, named);
  const choosable = toChoosable(toProductView(withNamed), combinations);
  const found = chosenVariant(choosable, parameters);
  const values = choosable.variants[found.index]?.values ?? [];
  const choices = optionChoices(choosable, found.index);
  const placeIn = (page: ProductView) =>
    page.variants.findIndex((variant) => variant.values.join() === values.join());
  const selected = namedValues(product.options, values).map(([name, value]) => ({name, value}));
  const read =
    placeIn(toProductView(withNamed)) >= 0
      ? withNamed
      : withVariant(withNamed, await loadVariant(context, product, {values: selected}));
  const page = toProductView(read);
  return {
    product: read,
    view: page,
    chosen: {...found, index: Math.max(0, placeIn(page))},
    choices,
  };
}

const withVariant = (product: Product, variant: Variant | null): Product =>
  variant ? {...product, variants: [...product.variants, variant]} : product;

/** The page of a product at its address: 404 for a handle that nobody sells, 503 while the platform does not answer. */
export async function loadProductPage(
  context: ShopContext,
  handle: string,
  {pathname, searchParams}: URL,
) {
  const [product] = await orUnavailable(
    // What may go with it is known once it is there; the catalogue is read meanwhile.
    Promise.all([loadShownShopProduct(context, handle), loadShopSnapshot(context)]),
  );
  if (!product || isUnlisted(product)) throw notFound(pathname);

  // The merchant's own recommendations first, then neighbours of the product's category.
  const trail = categoriesOfProduct(await loadCategories(context), handle);
  const neighbours = trail.at(-1)?.products ?? [];
  const candidates = [...new Set([...product.recommended, ...neighbours])];
  const products = await orUnavailable(loadShopProducts(context, candidates.slice(0, MOST_ASKED)));
  const companions = candidates
    .flatMap((candidate) => products.get(candidate) ?? [])
    .filter(
      (companion) => companion.handle !== handle && isInStock(companion) && !isUnlisted(companion),
    )
    .slice(0, COMPANIONS);
  const crumbs = crumbsOf(trail, product.title);
  const {
    view,
    chosen,
    choices,
    product: read,
  } = await orUnavailable(choose(context, product, searchParams));
  const shown = chosen.index;
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  context.structuredData.push(
    breadcrumbList(site, crumbs),
    productNode(site, {...product, variants: offeredVariants(read.variants, view, shown)}, (id) =>
      variantPath(handle, id),
    ),
  );

  return {
    product: view,
    // The page chooses by itself where it has all variants.
    choice: choices && {chosen, choices},
    seo: {
      title: product.seo.title ?? product.title,
      description:
        product.seo.description ??
        (product.description || `${product.title} at ${config.brand.name}.`),
    },
    crumbs,
    companions: companions.map(toProductCard),
    articles: articlesAboutProduct(handle).map(({slug, title, summary, readingMinutes, image}) => ({
      path: `/learn/${encodeURIComponent(slug)}`,
      title,
      summary,
      note: textOf('learn.readingTime', {minutes: readingMinutes}),
      image,
    })),
    texts: {
      purchase: {
        ...assurancesOf(context),
        fewLeft: textOf('product.fewLeft'),
        shipsLater: textOf('product.shipsLater'),
        soldOut: textOf('product.soldOut'),
        planHint: textOf('product.subscribeHint'),
        planOnly: textOf('product.planRequired'),
      },
      details: {
        box: textOf('product.boxHeading'),
        howTo: textOf('product.howToHeading'),
        ingredients: textOf('product.ingredientsHeading'),
      },
      companions: textOf('product.companionsHeading'),
      articles: textOf('product.articlesHeading'),
    },
  };
}
