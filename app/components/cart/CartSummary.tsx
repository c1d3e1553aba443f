import type {MouseEvent} from 'react';

import {buttonClass} from '~/components/ui/Button';
import type {Cart} from '~/domain/cart/cart';
import {CHECKOUT_FIELD} from '~/domain/cart/change/field-names';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import {cadenceSummary, formatCadenceSummary} from '~/domain/cart/plan-lines';
import {cartTotals, formatTotalRow} from '~/domain/cart/totals';
import {formatMoney} from '~/domain/values/money';

const CHECK_OUT = 'Check out';
const UPDATING = 'Updating your cart';

function Row({term, children, strong}: {term: string; children: string; strong?: boolean}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'text-lg font-bold' : 'text-sm'}`}
    >
      <dt className="min-w-0">{term}</dt>
      <dd className="figures ml-auto">{children}</dd>
    </div>
  );
}

/**
 * The foot of the cart: a row for every amount of the total, every discount by name, what subscriptions cost later. While changes are on
 * their way the amounts are those of before, dimmed and marked busy: never shown as settled.
 */
export function CartSummary({
  cart,
  settled,
  noteForm,
  onCheckout,
}: {
  cart: Cart;
  settled: boolean;
  /** The note's form where the page may be without scripts: checking out sends it along. */
  noteForm?: string;
  onCheckout?: (event: MouseEvent) => void;
}) {
  const totals = cartTotals(cart);
  const cadence = cadenceSummary(cart);
  const way = {
    onClick: onCheckout,
    'aria-busy': !settled || undefined,
    className: buttonClass('red500', 'regular', 'mt-4 w-full'),
  };
  return (
    <div>
      <dl
        className={`grid gap-1.5 transition-opacity ${settled ? '' : 'opacity-40'}`}
        aria-busy={!settled || undefined}
      >
        {totals.takenOffLines.map(({name, amount}) => (
          <Row key={`line ${name}`} term={`${name}, taken off above`}>
            {`-${formatMoney(amount)}`}
          </Row>
        ))}
        {totals.rows.map((row, place) => (
          <Row key={`${String(place)} ${row.name}`} term={row.name}>
            {formatTotalRow(row)}
          </Row>
        ))}
        <Row term={totals.total.name} strong>
          {formatMoney(totals.total.amount)}
        </Row>
      </dl>
      {cadence ? (
        <p className={`figures mt-2 text-sm text-slate ${settled ? '' : 'opacity-40'}`}>
          {formatCadenceSummary(cadence)}
        </p>
      ) : null}
      {noteForm === undefined ? (
        <a href={CHECKOUT_PATH} {...way}>
          {settled ? CHECK_OUT : UPDATING}
        </a>
      ) : (
        <button form={noteForm} name={CHECKOUT_FIELD} value="1" {...way}>
          {settled ? CHECK_OUT : UPDATING}
        </button>
      )}
      <p className="mt-2 text-center text-xs text-slate">{totals.outlook}</p>
    </div>
  );
}
