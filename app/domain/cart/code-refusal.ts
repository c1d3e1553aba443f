import type {Cart, CartWarning} from './cart';
import {INVALID_DISCOUNT_CODE, summariseDiscounts} from './discounts';

/** What the platform's reasons mean for the shopper (storefront-api §7.1); a code that does not exist has none. */
const REASONS: Readonly<Record<string, string>> = {
  DISCOUNT_CURRENTLY_INACTIVE: 'It is not running at the moment.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'Your cart has not reached the amount that it asks for.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'It asks for another number of items.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'Nothing in your cart is part of it.',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE:
    'It is for other ways of buying, once or by subscription, than your cart has.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'It is for customers who are signed in.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'It is meant for other customers.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'It has been used as often as it can be.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have used it as often as you can.',
};

/** The reason of a code that nobody made; earlier versions of the API do not tell it from one that does not apply. */
const UNKNOWN_CODE = 'DISCOUNT_NOT_FOUND';

type Codes = Pick<Cart, 'discountCodes'>;

const inapplicable = ({discountCodes}: Codes) =>
  discountCodes.filter(({applicable}) => !applicable).map(({code}) => code);

/**
 * The cart's codes that do not exist, as far as the platform says so: it gives each code that does nothing one reason and does
 * not name the code, so that they are known only where all those codes have this reason.
 */
export function unknownCodes(cart: Codes, warnings: readonly CartWarning[]): string[] {
  const idle = inapplicable(cart);
  const unknown = warnings.filter(({code}) => code === UNKNOWN_CODE).length;
  return unknown > 0 && unknown >= idle.length ? idle : [];
}

/** What the shopper is told of a code that does not exist and was taken off, in the specified words (coverage: cart-discount-code). */
export function unknownCodeWarning(code: string, target: string): CartWarning {
  return {code: UNKNOWN_CODE, message: `${INVALID_DISCOUNT_CODE}: ${code}`, target};
}

/** The words on codes that were taken off; null where there are none. */
export function unknownCodeMessage(warnings: readonly CartWarning[]): string | null {
  const told = warnings.filter(({code}) => code === UNKNOWN_CODE);
  return told.length === 0 ? null : told.map(({message}) => message).join('. ');
}

/**
 * What a code that stays says of itself: nothing where it applies; that nothing in the cart is part of it, where the platform
 * gives that reason and no other; else only that it does not apply, which is all that is known of it.
 */
export function formatCodeStanding(
  {code, applicable}: Cart['discountCodes'][number],
  cart: Codes,
  warnings: readonly CartWarning[],
): string | null {
  if (applicable) return null;
  const isOnlyOne = inapplicable(cart).every((other) => other === code);
  const reasons = warnings.filter((warning) => warning.code.startsWith('DISCOUNT_'));
  return isOnlyOne && reasons.some(({code: why}) => why === 'DISCOUNT_NO_ENTITLED_LINE_ITEMS')
    ? 'not on these items'
    : 'does not apply now';
}

/** Names of the discounts that the cart has by itself, in quotation marks. */
function automaticNames({lines, discountAllocations}: Pick<Cart, 'lines' | 'discountAllocations'>) {
  const allocations = [
    ...lines.flatMap((line) => line.discountAllocations),
    ...discountAllocations,
  ];
  const names = summariseDiscounts(allocations)
    .filter(({kind, amount}) => kind === 'automatic' && amount.amount > 0)
    .map(({name}) => `“${name}”`);
  return [...new Set(names)].join(' and ');
}

/**
 * Why a code that was sent alone or before others does not apply, as a sentence; null where nobody knows. Later versions of the
 * API give a reason as a warning; earlier ones say only that it does not apply, which also happens to a good code that loses to an
 * automatic discount it does not combine with.
 */
function reason(
  cart: Pick<Cart, 'lines' | 'discountAllocations'>,
  warnings: readonly CartWarning[],
): string | null {
  const codes = new Set(
    warnings.map(({code}) => code).filter((code) => code.startsWith('DISCOUNT_')),
  );
  const [only] = codes;
  // Of several codes' warnings none says whose it is.
  if (only !== undefined && codes.size === 1 && only !== 'DISCOUNT_CODE_NOT_HONOURED') {
    return REASONS[only] ?? null;
  }
  const names = automaticNames(cart);
  if (names === '') return null;
  return only === undefined || codes.size > 1
    ? `A code that does not go together with ${names}, which your cart has already, does not apply.`
    : `It does not go together with ${names}, which saves you more.`;
}

/** What the shopper is told of a code that does not apply: the specified words first, then why (coverage: cart-discount-code). */
export function refusedCodeMessage(
  cart: Pick<Cart, 'lines' | 'discountAllocations'>,
  warnings: readonly CartWarning[],
): string {
  const why = reason(cart, warnings);
  return why === null ? INVALID_DISCOUNT_CODE : `${INVALID_DISCOUNT_CODE}. ${why}`;
}
