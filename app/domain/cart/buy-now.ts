import type {Cart} from './cart';
import type {LineRequest} from './lines';
import {buyableLines} from './stock';

type BuyNow =
  | {kind: 'stored-cart'; lines: LineRequest[]}
  | {
      kind: 'own-cart';
      input: {
        lines: LineRequest[];
        attributes: {key: string; value: string}[];
        discountCodes: string[];
      };
    };

/**
 * Where "Buy now" checks out (decisions.md). With nothing else in the cart the lines go into the stored cart, so
 * that a shopper who comes back still has them. With other lines they go to checkout alone, in a cart of their own that
 * carries the stored cart's codes and attributes (attribution), while the stored cart stays as it is. `alone` asks for a cart of
 * their own whatever the stored one holds.
 */
export function buyNow(cart: Cart | null, lines: LineRequest[], alone = false): BuyNow {
  if (!alone && (!cart || buyableLines(cart).length === 0)) return {kind: 'stored-cart', lines};
  const {attributes = [], discountCodes = []} = cart ?? {};
  return {
    kind: 'own-cart',
    input: {
      lines,
      attributes: attributes.flatMap(({key, value}) => (value === null ? [] : [{key, value}])),
      discountCodes: discountCodes.map(({code}) => code),
    },
  };
}
