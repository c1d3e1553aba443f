import type {LineRequest} from '~/domain/cart/lines';

/**
 * One thing a shopper does to the cart: the same for the form that asks for it, the queue that sends it and the edge that makes
 * it. On the wire it is Hydrogen's cart form (`change-fields` writes it, `change-parser` reads it); a parsed one is checked, and
 * nothing behind the parser checks it again. Lines are named by their ids.
 */
export type CartChange =
  | {kind: 'add'; lines: LineRequest[]}
  | {kind: 'buy-now'; line: LineRequest}
  | {kind: 'update'; lines: {id: string; quantity: number}[]}
  | {kind: 'remove'; lineIds: string[]}
  | {kind: 'switch-plan'; lineId: string; sellingPlanId: string | null}
  | {kind: 'decline-gift'; lineId: string; promotionIds: string[]}
  | {kind: 'restore-gift'; promotionId: string}
  | {kind: 'note'; note: string}
  /** `current`: the codes the shopper saw; null when the form does not say, so that they are read first. */
  | {kind: 'apply-code'; code: string; current: string[] | null}
  | {kind: 'remove-code'; code: string; current: string[] | null}
  /** Sets, or with null removes, cart attributes; the others stay. */
  | {kind: 'attributes'; changes: Record<string, string | null>};

/** The ids of the lines in the cart that a change names, in its order. */
export function lineIdsOf(change: CartChange): string[] {
  switch (change.kind) {
    case 'update':
      return change.lines.map(({id}) => id);
    case 'remove':
      return change.lineIds;
    case 'switch-plan':
    case 'decline-gift':
      return [change.lineId];
    default:
      return [];
  }
}

/** Units of a variant, one-time and as they are. */
export function requestOf(merchandiseId: string, quantity = 1): LineRequest {
  return {merchandiseId, quantity, sellingPlanId: null, attributes: []};
}
