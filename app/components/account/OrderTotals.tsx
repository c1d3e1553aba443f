import {orderTotalRows} from '~/domain/account/order-totals';
import {formatDiscountValue, type Order, totalDiscount} from '~/domain/account/orders';
import {formatMoney, type Money} from '~/domain/values/money';

function Row({label, amount, strong = false}: {label: string; amount: string; strong?: boolean}) {
  const look = strong ? 'mt-2 border-t border-gray200 pt-3.5 text-lg font-bold' : '';
  return (
    <div className={`flex flex-wrap justify-between gap-x-6 py-1.5 ${look}`}>
      <dt className="min-w-0">{label}</dt>
      <dd className="figures ml-auto">{amount}</dd>
    </div>
  );
}

const less = (money: Money) => `−${formatMoney(money)}`;
const formatAmount = (money: Money) =>
  money.amount < 0 ? less({...money, amount: -money.amount}) : formatMoney(money);

/** Every amount of an order as the platform gives it (coverage: orders-totals), with a row for each part of its total. */
export function OrderTotals({order}: {order: Order}) {
  const discount = totalDiscount(order);
  const isChanged = order.currentTotalPrice.amount !== order.totalPrice.amount;
  return (
    <div>
      <dl>
        {orderTotalRows(order).map(({kind, name, amount}) => (
          <Row
            key={name}
            label={name}
            amount={kind === 'shipping' && amount.amount === 0 ? 'Free' : formatAmount(amount)}
          />
        ))}
        <Row label="Total" amount={formatMoney(order.totalPrice)} strong />
        {order.originalTotalPrice.amount !== order.totalPrice.amount ? (
          <Row label="Total when you ordered" amount={formatMoney(order.originalTotalPrice)} />
        ) : null}
        {order.totalRefunded.amount > 0 ? (
          <Row label="Refunded" amount={less(order.totalRefunded)} />
        ) : null}
        {isChanged ? (
          <Row label="Total after changes" amount={formatMoney(order.currentTotalPrice)} />
        ) : null}
      </dl>
      {order.discounts.length > 0 ? (
        <div className="mt-4 rounded-lg bg-sand p-4 text-sm">
          <h3 className="font-sans font-bold tracking-normal">
            Discounts{discount.amount > 0 ? `: ${formatMoney(discount)}, taken off above` : ''}
          </h3>
          <ul className="mt-1.5 grid gap-1">
            {order.discounts.map((applied) => {
              const name = applied.isCode ? `Code ${applied.label}` : applied.label;
              const value = formatDiscountValue(applied);
              return (
                <li key={`${applied.label}-${applied.targetType}`}>
                  {name.endsWith(value) ? name : `${name}: ${value}`}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
