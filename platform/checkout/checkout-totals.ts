import type {Cart} from '../cart/document.ts';
import {priceCart, type PricedCart} from '../cart/pricing.ts';
import {type Market, PRIMARY_MARKET} from '../content/markets.ts';
import {blankToNull} from '../customers/input-rules.ts';
import type {PostalAddress} from '../customers/records.ts';
import type {PlatformServices} from '../services.ts';

import {type Tax, taxFor} from './tax.ts';

/** What a cart comes to with the choices of its checkout. */
export interface CheckoutTotals {
  priced: PricedCart;
  /** Null while the state is not known. */
  tax: Tax | null;
  /** After discounts, with shipping and tax, before gift cards. */
  total: number;
  giftCards: {code: string; used: number}[];
  /** What is left to pay. */
  due: number;
}

function taxableGoods(priced: PricedCart): number {
  const all = priced.lines.reduce((sum, line) => sum + line.total, 0);
  const taxable = priced.lines.reduce(
    (sum, line) => sum + (line.variant.taxable ? line.total : 0),
    0,
  );
  if (all === 0) return 0;
  return Math.max(0, taxable - Math.round((priced.orderDiscount * taxable) / all));
}

/**
 * Prices a cart for an address, an e-mail and a delivery rate that are not stored in it: nothing of
 * the cart is changed.
 * @param delivery code of the rate; an unknown one means the first
 */
export function checkoutTotals(
  services: PlatformServices,
  cart: Cart,
  choices: {email: string; address: PostalAddress; delivery: string},
  fallbackMarket: Market = PRIMARY_MARKET,
): CheckoutTotals {
  const {country: _country, province: _province, ...address} = choices.address;
  const document = {
    ...cart.document,
    buyer: {
      ...cart.document.buyer,
      email: blankToNull(choices.email) ?? cart.document.buyer.email,
    },
    addresses: [{id: 'checkout', selected: true, oneTimeUse: true, address}],
  };
  const first = priceCart(services, {...cart, document}, fallbackMarket);
  const option = first.delivery?.options.find(({code}) => code === choices.delivery);
  const priced =
    first.delivery === null || option === undefined || option === first.delivery.selected
      ? first
      : priceCart(
          services,
          {
            ...cart,
            document: {...document, deliveryOptions: {[first.delivery.id]: option.handle}},
          },
          fallbackMarket,
        );

  const tax = taxFor(
    choices.address.countryCode ?? 'US',
    choices.address.provinceCode,
    taxableGoods(priced),
  );
  const total = Math.max(
    0,
    priced.subtotal - priced.orderDiscount + priced.shipping + (tax?.cents ?? 0),
  );
  let due = total;
  const giftCards = priced.giftCards.map(({code, balance}) => {
    const used = Math.min(balance, due);
    due -= used;
    return {code, used};
  });
  return {priced, tax, total, giftCards, due};
}
