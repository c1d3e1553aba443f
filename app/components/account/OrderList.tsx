import {Link} from '@remix-run/react';

import {Picture} from '~/components/ui/Picture';
import {formatOrderDate, type OrderSummary} from '~/domain/account/orders';
import {formatMoney} from '~/domain/values/money';

import {OrderStatus} from './OrderStatus';

function contents({items, hasMoreItems}: OrderSummary): string {
  const titles = items.map(({title, quantity}) =>
    quantity > 1 ? `${quantity} × ${title}` : title,
  );
  return `${titles.join(', ')}${hasMoreItems ? ' and more' : ''}`;
}

/** Orders as cards; the whole card opens the order. */
export function OrderList({
  orders,
  heading: Heading,
}: {
  orders: readonly OrderSummary[];
  /** One level below the heading over the list. */
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li
          key={order.orderNumber}
          className="relative rounded-lg bg-white p-5 ring-1 ring-ink/10 transition-shadow hover:shadow-float sm:p-6"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div>
              <Heading className="text-lg font-bold">
                <Link
                  to={`/account/my-orders/${order.orderNumber}`}
                  prefetch="none"
                  className="after:absolute after:inset-0 after:rounded-lg"
                >
                  Order {order.name}
                </Link>
              </Heading>
              <p className="figures text-sm text-slate">
                {formatOrderDate(order.processedAt)} · {formatMoney(order.totalPrice)}
              </p>
            </div>
            <OrderStatus order={order} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {order.items.flatMap(({image, title}, position) =>
              image === null
                ? []
                : [
                    <span
                      // Lines have no id: their place is what tells them apart (storefront-api §9).
                      key={`${title}-${String(position)}`}
                      className="size-14 overflow-hidden rounded-md bg-sand"
                    >
                      <Picture image={image} preset="thumbnail" fixedWidth={56} alt="" />
                    </span>,
                  ],
            )}
            <p className="min-w-0 flex-1 basis-48 text-sm text-slate">{contents(order)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
