import type {
  Cart,
  CartLine,
  CartMerchandise,
  DiscountAllocation,
  LineSellingPlan,
} from '~/domain/cart/cart';
import type {LinePreview} from '~/domain/cart/preview';
import type {
  AssociatedProduct,
  GiftOffer,
  GiftPromotion,
  GiftVariant,
} from '~/domain/promotions/promotion';
import {dollars, sum, times} from '~/domain/values/money';

/** A number of dollars as Money; exact for amounts written with two decimals. */
export function usd(amount: number) {
  return dollars(Math.round(amount * 100));
}

interface LineOptions {
  id?: string;
  handle?: string;
  title?: string;
  variant?: string;
  sku?: string | null;
  quantity?: number;
  price?: number;
  compareAt?: number | null;
  tags?: string[];
  plan?: LineSellingPlan | null;
  attributes?: CartLine['attributes'];
  discountAllocations?: DiscountAllocation[];
  available?: number | null;
  components?: CartLine['components'];
}

export function buildPlan(options: Partial<LineSellingPlan> = {}): LineSellingPlan {
  return {
    id: 'gid://shopify/SellingPlan/2',
    name: 'Deliver every 2 months',
    recurringDeliveries: true,
    compareAtPrice: null,
    perDeliveryPrice: usd(7.2),
    checkoutChargeAmount: usd(7.2),
    remainingBalanceChargeAmount: usd(0),
    options: [{name: 'Delivery every', value: '2 months'}],
    ...options,
  };
}

function buildMerchandise(options: LineOptions = {}): CartMerchandise {
  const handle = options.handle ?? 'total-daily-care-toothpaste';
  const variant = options.variant ?? handle;
  return {
    id: `gid://shopify/ProductVariant/${variant}`,
    title: 'Default Title',
    sku: options.sku ?? null,
    availableForSale: true,
    quantityAvailable: options.available ?? null,
    price: usd(options.price ?? 8),
    compareAtPrice: options.compareAt == null ? null : usd(options.compareAt),
    image: null,
    selectedOptions: [],
    requiresSellingPlan: false,
    product: {
      id: `gid://shopify/Product/${handle}`,
      title: options.title ?? handle,
      handle,
      type: 'Toothpaste',
      tags: options.tags ?? [],
    },
    plans: [],
  };
}

export function buildPreview(options: LineOptions = {}): LinePreview {
  const {id, product, price, image} = buildMerchandise(options);
  return {
    merchandiseId: id,
    handle: product.handle,
    title: product.title,
    variant: '',
    backdrop: 'bg-sand',
    image,
    price,
    most: options.available ?? null,
    contents: [],
    hasPlans: false,
  };
}

export function buildLine(options: LineOptions = {}): CartLine {
  const merchandise = buildMerchandise(options);
  const quantity = options.quantity ?? 1;
  const plan = options.plan ?? null;
  const unit = plan ? plan.perDeliveryPrice : merchandise.price;
  const subtotal = times(unit, quantity);
  const off = sum(
    (options.discountAllocations ?? []).map(({discountedAmount}) => discountedAmount),
  );
  return {
    id:
      options.id ??
      `gid://shopify/CartLine/${merchandise.id.split('/').pop()}${plan ? '-plan' : ''}?cart=c1`,
    quantity,
    attributes: options.attributes ?? [],
    cost: {
      amountPerQuantity: unit,
      compareAtAmountPerQuantity: merchandise.compareAtPrice,
      subtotalAmount: subtotal,
      totalAmount: dollars(subtotal.amount - off.amount),
    },
    merchandise,
    components: options.components ?? [],
    sellingPlan: plan,
    discountAllocations: options.discountAllocations ?? [],
  };
}

export function buildCart(lines: CartLine[] = [], options: Partial<Cart> = {}): Cart {
  const subtotal = sum(lines.map(({cost}) => cost.totalAmount));
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    checkoutUrl: 'https://checkout.example/cart/c/c1?key=k1',
    note: '',
    totalQuantity: lines.reduce((units, {quantity}) => units + quantity, 0),
    lines,
    attributes: [],
    cost: {
      checkoutChargeAmount: subtotal,
      subtotalAmount: subtotal,
      totalAmount: subtotal,
      totalTaxAmount: null,
      totalDutyAmount: null,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: true,
      totalDutyAmountEstimated: true,
    },
    discountCodes: [],
    discountAllocations: [],
    shipping: null,
    giftCards: [],
    ...options,
  };
}

interface PromotionOptions {
  id?: string;
  handle?: string;
  enabled?: boolean;
  canAddMultiple?: boolean;
}

function promotionBase({
  id = 'gift-over-50',
  handle = 'free-gift-1',
  ...options
}: PromotionOptions) {
  return {
    id,
    handle,
    bannerName: 'A gift',
    endDate: 'September 30th',
    declineCookie: `decline_${id}` as const,
    enabled: options.enabled ?? true,
    cartProductLinkHandle: handle,
    cartMessaging: 'A gift is yours.',
    canAddMultiple: options.canAddMultiple ?? false,
  };
}

export function buildThresholdPromotion(
  threshold = 50,
  options: PromotionOptions = {},
): GiftPromotion {
  return {
    ...promotionBase(options),
    type: 'withThreshold',
    threshold: usd(threshold),
    associatedProduct: null,
  };
}

export function buildProductPromotion(
  associatedProduct: AssociatedProduct,
  options: PromotionOptions & {type?: 'withProduct' | 'buyTwo'} = {},
): GiftPromotion {
  const {type = 'withProduct', ...base} = options;
  return {...promotionBase(base), type, threshold: null, associatedProduct};
}

export function buildOffer(
  promotion: GiftPromotion,
  gift: Partial<GiftVariant> | null = {},
): GiftOffer {
  return {
    promotion,
    gift: gift && {
      id: `gid://shopify/ProductVariant/${promotion.handle}`,
      title: promotion.handle,
      availableForSale: true,
      quantityAvailable: null,
      price: usd(0),
      ...gift,
    },
  };
}
