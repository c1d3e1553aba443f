import {loadNamedProducts} from '~/commerce/catalogue/shop-snapshot.server';
import type {CartLine} from '~/domain/cart/cart';
import {parseQuantity} from '~/domain/cart/quantity';
import type {ProductSummary} from '~/domain/catalogue/product';
import {planGifts} from '~/domain/promotions/plan';
import type {GiftOffer} from '~/domain/promotions/promotion';
import type {Simulation} from '~/domain/promotions/simulation';
import {formatGiftReason} from '~/domain/promotions/words';
import {parseCents, times, ZERO} from '~/domain/values/money';
import {loadPromotions} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

import {toGiftVariant} from './offers.server';

/** More products than a person fills in; the form keeps its size. */
const LINES = 6;

function toLine(product: ProductSummary, quantity: number, index: number): CartLine | null {
  const variant = product.variants[0];
  if (!variant) return null;
  const total = times(variant.price, quantity);
  return {
    id: `line ${index + 1}`,
    quantity,
    attributes: [],
    cost: {
      amountPerQuantity: variant.price,
      compareAtAmountPerQuantity: variant.compareAtPrice,
      subtotalAmount: total,
      totalAmount: total,
    },
    merchandise: {
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      availableForSale: variant.availableForSale,
      quantityAvailable: variant.quantityAvailable,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      image: null,
      selectedOptions: variant.selectedOptions,
      requiresSellingPlan: product.requiresSellingPlan,
      product: {
        id: product.id,
        title: product.title,
        handle: product.handle,
        type: product.type,
        tags: product.tags,
      },
      plans: [],
    },
    components: [],
    sellingPlan: null,
    discountAllocations: [],
  };
}

/**
 * The promotion simulator (development and previews only): a cart, declines, stock and switches from the address, answered by the
 * very function that runs in the cart action. An address can be sent to a colleague.
 */
export async function simulatePromotions(
  request: Request,
  context: ShopContext,
): Promise<Simulation> {
  const url = new URL(request.url);
  if (!context.env.PREVIEW && !import.meta.env.DEV) throw notFound(url.pathname);
  const query = url.searchParams;
  const rows = Array.from({length: LINES}, (_, index) => ({
    handle: query.get(`handle${index}`) ?? '',
    quantity: query.get(`quantity${index}`) ?? '1',
  }));
  const promotions = await loadPromotions(context);
  const products = await loadNamedProducts(context, [
    ...rows.flatMap(({handle}) => (handle === '' ? [] : [handle])),
    ...promotions.map(({handle}) => handle),
  ]);
  const lines = rows.flatMap(({handle, quantity}, index) => {
    const product = products.get(handle);
    return (product && toLine(product, parseQuantity(quantity) ?? 1, index)) ?? [];
  });
  const own = lines.reduce((total, {cost}) => total + cost.totalAmount.amount, 0);
  const subtotal = query.get('subtotal') ?? '';
  const subtotalAmount = {...ZERO, amount: parseCents(subtotal) ?? own};

  const declined = new Set(query.getAll('declined'));
  const soldOut = new Set(query.getAll('soldOut'));
  const disabled = new Set(query.getAll('disabled'));
  const offers: GiftOffer[] = promotions.map((promotion) => {
    const gift = toGiftVariant(products.get(promotion.handle));
    return {
      promotion: {...promotion, enabled: promotion.enabled && !disabled.has(promotion.id)},
      gift: gift && soldOut.has(promotion.id) ? {...gift, availableForSale: false} : gift,
    };
  });
  const plan = planGifts({lines, cost: {subtotalAmount}}, offers, declined);
  const titleOf = (variantId: string) =>
    offers.find(({gift}) => gift?.id === variantId)?.gift?.title ?? variantId;
  const lineTitle = (id: string) => {
    const line = lines.find((candidate) => candidate.id === id);
    return line ? line.merchandise.product.title : id;
  };
  return {
    rows,
    products: [...products.values()].map(({handle, title}) => ({handle, title})),
    promotions: plan.outcomes.map(({promotion, reason}) => ({
      id: promotion.id,
      bannerName: promotion.bannerName,
      endDate: promotion.endDate,
      enabled: promotion.enabled,
      declined: declined.has(promotion.id),
      soldOut: soldOut.has(promotion.id),
      reason: formatGiftReason(reason),
    })),
    subtotal,
    steps: [
      ...plan.steps.removals.map((id) => `Remove ${lineTitle(id)}`),
      ...plan.steps.updates.map(({id, quantity}) => `Set ${lineTitle(id)} to ${quantity}`),
      ...plan.steps.additions.map(
        ({merchandiseId, quantity}) => `Add ${quantity} of ${titleOf(merchandiseId)}`,
      ),
    ],
  };
}
