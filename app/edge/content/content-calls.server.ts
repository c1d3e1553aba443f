import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {bundles} from '~/content/bundles.server';
import {staticImages} from '~/content/images.server';
import {withVariantPictures} from '~/domain/catalogue/variant-pictures';
import type {BundleConfig, ContentImage} from '~/domain/content/content';
import {absoluteUrl} from '~/domain/content/seo';
import {loadShopProducts} from '~/edge/catalogue/shop-products.server';
import {loadCategories} from '~/edge/catalogue/store-content.server';
import {apiAnswer} from '~/edge/request/api-answers.server';
import type {ShopContext} from '~/edge/request/context.server';

/** Content changes with a build; a browser may keep it for as long as pages are kept. */
const CONTENT_SECONDS = 60;

/** `GET /api/cms/categories`: the category tree (coverage: catalogue-categories-call). */
export async function answerCategories(context: ShopContext): Promise<Response> {
  return apiAnswer(await loadCategories(context), {maxAge: CONTENT_SECONDS});
}

/** `GET /api/cms/static-images`: every static image with its crops, addresses completed. */
export function answerStaticImages({siteOrigin}: ShopContext): Response {
  const whole = (image: ContentImage) => ({...image, src: absoluteUrl(siteOrigin, image.src)});
  return apiAnswer(
    staticImages.map(({title, mobileImage, tabletSmallImage, tabletLargeImage, desktopImage}) => ({
      title,
      mobileImage: whole(mobileImage),
      tabletSmallImage: whole(tabletSmallImage),
      tabletLargeImage: whole(tabletLargeImage),
      desktopImage: whole(desktopImage),
    })),
    {maxAge: CONTENT_SECONDS},
  );
}

/** The shape of decisions.md. */
function toBundleAnswer({handle, title, minItems, maxItems, slots, discount}: BundleConfig) {
  return {
    handle,
    title,
    minItems,
    maxItems,
    slots: slots.map((slot) => ({
      title: slot.title,
      min: slot.min,
      max: slot.max,
      products: slot.products,
    })),
    discount,
  };
}

/** `GET /api/bundle-config`: `{bundles: [...]}`. */
export function answerBundleConfig(): Response {
  return apiAnswer({bundles: bundles.map(toBundleAnswer)}, {maxAge: CONTENT_SECONDS});
}

/**
 * `GET /api/products`: the products by handle, as the visitor's experiment arm shows them. Product lists are empty on
 * failure (coverage: catalogue-outage), and an empty one is never kept.
 */
export async function answerProducts(context: ShopContext): Promise<Response> {
  try {
    const products = [...(await loadShopProducts(context))].map(
      ([handle, product]) => [handle, withVariantPictures(product)] as const,
    );
    return apiAnswer(Object.fromEntries(products));
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`[${context.requestId}] No products to answer: ${fault.message}`);
    return apiAnswer({});
  }
}
