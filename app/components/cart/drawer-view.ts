import type {CartState} from '~/browser/cart/store.client';
import type {Cart} from '~/domain/cart/cart';

/** What the drawer has to show, besides the lines themselves. */
export interface DrawerView {
  /** The confirmed cart, where there are lines to sum up; null hides everything that needs totals. */
  totalled: Cart | null;
  /** Nothing is in the cart and nothing on its way there: the moment to suggest something. */
  isEmpty: boolean;
  /** Said in place of a line that cannot be drawn yet; null where the lines say it themselves. */
  waitingFor: 'addition' | 'cart' | null;
  isUnreachable: boolean;
}

/**
 * Decides what the drawer shows of the tab's cart. A cart counts as empty only once it is known to be and no addition is on its
 * way; an addition that is not drawn as a line yet is announced, and so is the first reading of the cart.
 */
export function drawerView({
  status,
  changes,
  expected: {lines},
  shopper,
}: Pick<CartState, 'status' | 'changes' | 'expected' | 'shopper'>): DrawerView {
  const isAdding = changes.some(({change}) => change.kind === 'add');
  const isDrawn = lines.some(({pending}) => pending);
  return {
    totalled: lines.length > 0 ? (shopper?.cart ?? null) : null,
    isEmpty: status === 'known' && lines.length === 0 && !isAdding,
    waitingFor:
      isAdding && !isDrawn ? 'addition' : status === 'unknown' && !isAdding ? 'cart' : null,
    isUnreachable: status === 'unreachable',
  };
}
