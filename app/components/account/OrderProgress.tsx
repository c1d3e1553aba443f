import {
  financialStatus,
  formatCancelReason,
  formatOrderDate,
  fulfillmentStatus,
  isCanceled,
  type Order,
} from '~/domain/account/orders';

import {OrderStatus} from './OrderStatus';

const LINK = 'font-semibold underline underline-offset-4';

/** Where an order stands, in the specification's words and in plain language (coverage: orders-fulfillment-status). */
export function OrderProgress({order}: {order: Order}) {
  const canceled = isCanceled(order);
  return (
    <section
      aria-label="Where it stands"
      className="grid gap-4 rounded-lg bg-white p-6 ring-1 ring-ink/10"
    >
      <OrderStatus order={order} />
      {canceled ? (
        <p>
          Canceled on {formatOrderDate(order.canceledAt ?? '')}.{' '}
          {formatCancelReason(order.cancelReason)} {financialStatus(order.financialStatus).meaning}
        </p>
      ) : (
        <p>
          {fulfillmentStatus(order.fulfillmentStatus).meaning}{' '}
          {financialStatus(order.financialStatus).meaning}
        </p>
      )}
      {order.shipments.length > 0 ? (
        <ul className="grid gap-1">
          {order.shipments.map(({company, number, url}) => (
            <li key={`${company ?? ''}-${number ?? url ?? ''}`}>
              Shipped{company ? ` with ${company}` : ''}
              {number === null && url === null ? '.' : ': '}
              {url !== null && /^https?:\/\//.test(url) ? (
                <a href={url} rel="noopener noreferrer" target="_blank" className={LINK}>
                  {number ?? 'Follow the parcel'}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ) : (
                number
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="print:hidden">
        <a href={order.statusUrl} rel="noopener noreferrer" target="_blank" className={LINK}>
          Order status page
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
