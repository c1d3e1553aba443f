import {financialStatus, fulfillmentStatus, isCanceled} from '~/domain/orders';

interface Statuses {
  canceledAt: string | null;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
}

const CHIP = 'inline-flex min-h-7 items-center rounded-full px-3 text-sm font-semibold capitalize';

/** The statuses of an order in the specification's words (spec §4). */
export function OrderStatus({order}: {order: Statuses}) {
  if (isCanceled(order)) return <span className={`${CHIP} bg-gray200`}>Canceled</span>;
  return (
    <span className="flex flex-wrap gap-2">
      <span className={`${CHIP} bg-sky`}>
        <span className="sr-only">Shipping: </span>
        {fulfillmentStatus(order.fulfillmentStatus).label}
      </span>
      <span className={`${CHIP} bg-mint`}>
        <span className="sr-only">Payment: </span>
        {financialStatus(order.financialStatus).label}
      </span>
    </span>
  );
}
