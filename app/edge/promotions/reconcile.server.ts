import type {CartAnswer, CartCalls} from '~/commerce/cart/cart.server';
import {loadShopSnapshot, type ShopSnapshot} from '~/commerce/catalogue/catalogue.server';
import {promotions} from '~/content/promotions.server';
import type {Cart, CartWarning} from '~/domain/cart/cart';
import {backdropOf} from '~/domain/catalogue/benefits';
import type {ProductSummary} from '~/domain/catalogue/product';
import {
  formatGiftCondition,
  type GiftOffer,
  type GiftOutcome,
  type GiftSteps,
  type GiftVariant,
  isGift,
  planGifts,
} from '~/domain/promotions/promotions';
import type {GiftStatus} from '~/domain/visitor/shopper';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';

/** As long as a cart lives on the platform after its last change (storefront-api §6.1). */
const DECLINE_SECONDS = 30 * 86_400;

/** The variant that is given away: the first in stock, so that one sold-out colour does not end a promotion. */
export function toGiftVariant(product: ProductSummary | undefined): GiftVariant | null {
  const variant = product?.variants.find(({inStock}) => inStock) ?? product?.variants[0];
  if (!product || !variant) return null;
  return {
    id: variant.id,
    title: product.title,
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    price: variant.price,
  };
}

/** The promotions of the content with their gifts as the catalogue has them now. */
function toGiftOffers(products: ShopSnapshot['products']): GiftOffer[] {
  return promotions.map((promotion) => ({
    promotion,
    gift: toGiftVariant(products.get(promotion.handle)),
  }));
}

/** True for a variant that the catalogue knows as a gift: alone in a cart nobody is entitled to it. */
export async function isGiftVariant(context: ShopContext, variantId: string): Promise<boolean> {
  let products: ShopSnapshot['products'];
  try {
    products = (await loadShopSnapshot(context)).products;
  } catch (fault) {
    console.error(`[${context.requestId}] gifts unknown:`, fault);
    return false;
  }
  for (const {handle, variants} of products.values()) {
    const variant = variants.find(({id}) => id === variantId);
    if (variant) return isGift(handle, variant.price, promotions);
  }
  return false;
}

/** Ids of the promotions that the shopper declined: decline cookie true (spec §4). */
export function findDeclined(request: Request): Set<string> {
  return new Set(
    promotions
      .filter(({declineCookie}) => findCookie(request, declineCookie) === 'true')
      .map(({id}) => id),
  );
}

/** Remembers, or forgets, that the shopper declined a promotion's gift. Unknown ids change nothing. */
export function setDeclined(context: ShopContext, promotionId: string, declined: boolean): void {
  const promotion = promotions.find(({id}) => id === promotionId);
  if (!promotion) return;
  const life = declined ? `true; Max-Age=${DECLINE_SECONDS}` : '; Max-Age=0';
  context.responseHeaders.append(
    'Set-Cookie',
    `${promotion.declineCookie}=${life}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  );
}

export interface Reconciled {
  cart: Cart;
  warnings: CartWarning[];
  gifts: GiftStatus[];
}

/** On a mere read nothing is added or raised: a platform that refuses a gift is asked once for each change (case C050). */
function withoutGains(steps: GiftSteps, cart: Cart): GiftSteps {
  const lowers = ({id, quantity}: {id: string; quantity: number}) =>
    quantity < (cart.lines.find((line) => line.id === id)?.quantity ?? 0);
  return {removals: steps.removals, updates: steps.updates.filter(lowers), additions: []};
}

function toGiftStatuses(
  products: ShopSnapshot['products'],
  offers: readonly GiftOffer[],
  outcomes: readonly GiftOutcome[],
): GiftStatus[] {
  return outcomes.flatMap(({promotionId, reason}) => {
    const promotion = offers.find((offer) => offer.promotion.id === promotionId)?.promotion;
    if (!promotion || reason.kind === 'disabled') return [];
    return [
      {
        promotionId,
        type: promotion.type,
        tint: backdropOf(products.get(promotion.cartProductLinkHandle)?.tags ?? []),
        bannerName: promotion.bannerName,
        message: promotion.cartMessaging,
        condition: formatGiftCondition(promotion),
        giftHandle: promotion.handle,
        linkHandle: promotion.cartProductLinkHandle,
        reason,
      },
    ];
  });
}

/**
 * Brings the gift lines to what the engine plans (spec §4): at most one call for each kind of step, in the order removals,
 * updates, additions, and none when there is nothing to change. A step that fails is logged and otherwise ignored: the cart
 * before it stands. One pass, never repeated (case C009).
 */
export async function reconcileGifts(
  calls: CartCalls,
  before: {cart: Cart; warnings: CartWarning[]},
  options: {
    context: ShopContext;
    declined: ReadonlySet<string>;
    /** Runs after a change of the shopper; a read only takes away. */
    afterChange: boolean;
  },
): Promise<Reconciled> {
  const {context, declined, afterChange} = options;
  let products: ShopSnapshot['products'];
  try {
    products = (await loadShopSnapshot(context)).products;
  } catch (fault) {
    console.error(`[${context.requestId}] gifts not reconciled:`, fault);
    return {...before, gifts: []};
  }
  const offers = toGiftOffers(products);
  let current = before;
  const planned = planGifts(current.cart, offers, declined);
  const steps = afterChange ? planned.steps : withoutGains(planned.steps, current.cart);
  const step = async (count: number, name: string, call: () => Promise<CartAnswer>) => {
    if (count === 0) return;
    const answer = await call();
    if (answer.ok) current = {cart: answer.cart, warnings: answer.warnings};
    else console.error(`[${context.requestId}] gift ${name}: ${answer.message}`);
  };
  await step(steps.removals.length, 'removals', () => calls.removeLines(steps.removals));
  await step(steps.updates.length, 'updates', () => calls.updateLines(steps.updates));
  await step(steps.additions.length, 'additions', () => calls.addLines(steps.additions));
  return {...current, gifts: toGiftStatuses(products, offers, planned.outcomes)};
}
