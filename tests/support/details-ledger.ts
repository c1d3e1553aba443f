import {expect} from 'vitest';

import type {CartChange} from '~/domain/cart/change/change';

import type {SettledChange} from './unit-ledger';

/** What a cart holds beside its lines. */
export interface HeldDetails {
  note: string;
  codes: readonly string[];
}

function carriedOut({note, codes}: HeldDetails, change: CartChange): HeldDetails {
  switch (change.kind) {
    case 'note':
      return {note: change.note, codes};
    case 'apply-code':
      return {note, codes: [change.code]};
    case 'remove-code':
      return {note, codes: codes.filter((code) => code !== change.code)};
    default:
      return {note, codes};
  }
}

const format = ({note, codes}: HeldDetails) => `"${note}", ${codes.join(' and ') || 'no code'}`;

/**
 * Follows the order note and the discount code (the model knows one) as the UnitLedger does the units: what was confirmed is in
 * the cart, what was refused is not, and only what was left open by a fault may be either. A later note takes the place of an
 * earlier one that was asked for in the same turn.
 */
export class DetailsLedger {
  private details: HeldDetails = {note: '', codes: []};

  constructor(private readonly isFine: boolean) {}

  close(held: HeldDetails, settled: readonly SettledChange[]): void {
    const effective = settled.filter(
      ({pending}, index) =>
        pending.change.kind !== 'note' ||
        !settled.slice(index + 1).some((later) => later.pending.change.kind === 'note'),
    );
    let possible = [this.details];
    for (const {pending, ok} of effective)
      possible = possible.flatMap((details) => {
        const done = carriedOut(details, pending.change);
        if (ok) return [done];
        return this.isFine ? [details] : [details, done];
      });
    const story = `${format(this.details)}, then ${effective.map(({pending, ok}) => `${ok ? 'confirmed' : 'unconfirmed'} ${JSON.stringify(pending.change)}`).join(' and ')}`;
    expect(possible.map(format), story).toContain(format(held));
    this.details = held;
  }
}
