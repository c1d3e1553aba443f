import type {Image, SelectedOption} from '~/domain/catalogue/product';
import type {Money} from '~/domain/values/money';

export interface Attribute {
  key: string;
  value: string | null;
}

/** Automatic (title), code (code), custom (title; coverage: cart-fields). */
export type DiscountAllocation = {
  discountedAmount: Money;
  targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  percentage: number | null;
} & (
  | {kind: 'automatic'; title: string}
  | {kind: 'code'; code: string}
  | {kind: 'custom'; title: string}
);

export interface CartMerchandise {
  id: string;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  quantityAvailable: number | null;
  price: Money;
  compareAtPrice: Money | null;
  image: Image | null;
  selectedOptions: SelectedOption[];
  requiresSellingPlan: boolean;
  product: {id: string; title: string; handle: string; type: string; tags: string[]};
  /** The plans this variant can be bought on, each with its price of one unit; empty for one-time products. */
  plans: {
    id: string;
    name: string;
    options: {name: string; value: string}[];
    price: Money;
  }[];
}

/** Title and handle of what was deleted while it was in a cart (coverage: cart-deleted-product). */
export const GONE_TITLE = 'Something that is no longer sold';
export const GONE_HANDLE = '';

/** True for a line whose product was deleted: it has no page, and can only be removed. */
export function isGone({merchandise}: {merchandise: {product: {handle: string}}}): boolean {
  return merchandise.product.handle === GONE_HANDLE;
}

export interface LineSellingPlan {
  id: string;
  name: string;
  recurringDeliveries: boolean;
  /** What one unit costs without the plan; null where the platform does not say. */
  compareAtPrice: Money | null;
  /** Price of one later delivery of one unit, first-order prices being over. */
  perDeliveryPrice: Money;
  checkoutChargeAmount: Money;
  remainingBalanceChargeAmount: Money;
  options: {name: string; value: string}[];
}

export interface LineComponent {
  id: string;
  quantity: number;
  totalAmount: Money;
  merchandise: Pick<CartMerchandise, 'id' | 'title' | 'image' | 'product'>;
}

/** Cart line (coverage: cart-fields). Identity is variant + plan + attributes, never the variant alone. */
export interface CartLine {
  id: string;
  quantity: number;
  attributes: Attribute[];
  cost: {
    amountPerQuantity: Money;
    compareAtAmountPerQuantity: Money | null;
    subtotalAmount: Money;
    totalAmount: Money;
  };
  merchandise: CartMerchandise;
  /** Filled for bundle lines only. */
  components: LineComponent[];
  sellingPlan: LineSellingPlan | null;
  discountAllocations: DiscountAllocation[];
}

/**
 * Cart, with every page of lines read (coverage: cart-fields). Lines of quantity 0 (sold out meanwhile) are kept: they
 * explain themselves.
 */
export interface Cart {
  id: string;
  createdAt: string;
  updatedAt: string;
  checkoutUrl: string;
  note: string;
  totalQuantity: number;
  lines: CartLine[];
  attributes: Attribute[];
  cost: {
    checkoutChargeAmount: Money;
    subtotalAmount: Money;
    totalAmount: Money;
    totalTaxAmount: Money | null;
    totalDutyAmount: Money | null;
    subtotalAmountEstimated: boolean;
    totalAmountEstimated: boolean;
    totalTaxAmountEstimated: boolean;
    totalDutyAmountEstimated: boolean;
  };
  discountCodes: {code: string; applicable: boolean}[];
  /** Order-level and shipping allocations, the delivery groups' ones included; disjoint from the lines' own. */
  discountAllocations: DiscountAllocation[];
  /** What the chosen ways of delivery cost, which the total holds; null until the platform knows where the cart goes. */
  shipping: Money | null;
  /** Gift cards that pay a part of the total. */
  giftCards: {lastCharacters: string; amountUsed: Money}[];
}

/** Whom the platform knows a cart to belong to. */
export interface BuyerIdentity {
  countryCode: string | null;
  email: string | null;
  phone: string | null;
  customerId: string | null;
}

/** The cart as the platform has it, its buyer included, who stays at the edge: a browser never hears of them. */
export interface OwnedCart extends Cart {
  buyerIdentity: BuyerIdentity;
}

/** The cart as it is sent to a browser (coverage: cart-no-buyer-sent). */
export function withoutBuyer({buyerIdentity: _, ...cart}: OwnedCart): Cart {
  return cart;
}

/** What the platform adjusted without calling it an error (stock, codes). */
export interface CartWarning {
  code: string;
  message: string;
  /** Line id or keyless cart id. */
  target: string;
}
