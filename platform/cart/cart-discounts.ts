import type {CustomerRecord} from '../customers/records.ts';
import {
  type AppliedDiscounts,
  applySet,
  bestSet,
  type DiscountableCart,
} from '../discounts/apply.ts';
import type {Candidate} from '../discounts/discounted-lines.ts';
import {listDiscounts, type StoredDiscount} from '../discounts/discounts.ts';
import {type DiscountRefusal, findRefusal} from '../discounts/eligibility.ts';
import type {PlatformServices} from '../services.ts';

import type {Cart} from './document.ts';

export interface PricedCode {
  /** As typed. */
  code: string;
  applicable: boolean;
  refusal: DiscountRefusal | null;
}

/** The discounts of a cart: what stands of its codes, which discounts are in effect, and what they take off. */
interface CartDiscounts {
  codes: PricedCode[];
  discounts: Candidate[];
  applied: AppliedDiscounts;
}

/** Discounts that may apply, the cart's codes first, and what is to be said of each code. */
function findCandidates(
  services: PlatformServices,
  cart: Cart,
  customer: CustomerRecord | null,
  {lines, toMarket}: DiscountableCart,
): {codes: PricedCode[]; candidates: Candidate[]} {
  const {buyer, discountCodes} = cart.document;
  const stored = listDiscounts(services.store);
  const discountBuyer = {
    customerId: customer?.id ?? null,
    email: buyer.email ?? customer?.email ?? null,
    tags: customer?.tags ?? [],
  };
  const refusalOf = (one: StoredDiscount) =>
    findRefusal(one, lines, discountBuyer, services, toMarket);
  const candidates: Candidate[] = [];
  const codes: PricedCode[] = discountCodes.map((code) => {
    const found = stored.find(
      ({record}) => record.code?.toLowerCase() === code.trim().toLowerCase(),
    );
    if (found === undefined) return {code, applicable: false, refusal: 'DISCOUNT_NOT_FOUND'};
    const refusal = refusalOf(found);
    if (refusal === null) candidates.push({discount: found.record, typedCode: code});
    return {code, applicable: refusal === null, refusal};
  });
  for (const one of stored) {
    if (one.record.code === null && refusalOf(one) === null) {
      candidates.push({discount: one.record, typedCode: null});
    }
  }
  return {codes, candidates};
}

/** Applies the best set of the discounts that may apply; a code that is not in it is refused after all. */
export function discountCart(
  services: PlatformServices,
  cart: Cart,
  customer: CustomerRecord | null,
  toDiscount: DiscountableCart,
): CartDiscounts {
  const {codes, candidates} = findCandidates(services, cart, customer, toDiscount);
  const set = bestSet(candidates, toDiscount);
  const applied = applySet(set, toDiscount);
  const allocated = new Set(
    [...applied.parts.flatMap((part) => part.allocations), ...applied.cartAllocations].map(
      (allocation) => allocation.discount.id,
    ),
  );
  const settled = codes.map((code): PricedCode => {
    if (!code.applicable) return code;
    const inEffect = set.find((one) => one.typedCode === code.code);
    const kind = inEffect?.discount.effect.kind;
    // Beaten on every line by a better discount: as good as not applied (§7.1).
    const beaten =
      inEffect === undefined ||
      ((kind === 'product' || kind === 'buyXGetY') && !allocated.has(inEffect.discount.id));
    return beaten ? {...code, applicable: false, refusal: 'DISCOUNT_CODE_NOT_HONOURED'} : code;
  });
  return {
    codes: settled,
    discounts: set.filter(
      ({discount}) => allocated.has(discount.id) || discount.effect.kind === 'shipping',
    ),
    applied,
  };
}
