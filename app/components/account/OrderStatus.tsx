import {financialStatus, fulfillmentStatus, isCanceled} from '~/domain/account/orders';

interface Statuses {
  canceledAt: string | null;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
}

const CHIP = 'inline-block rounded-full px-3 py-0.5 text-sm leading-6 font-semibold';

/** The specification's words are lower case; here they begin a line of their own. */
function Label({text}: {text: string}) {
  return <span className="inline-block first-letter:uppercase">{text}</span>;
}

/** The statuses of an order in the specification's words (coverage: orders-financial-status). */
export function OrderStatus({order}: {order: Statuses}) {
  if (isCanceled(order))
    return (
      <span className="flex">
        <span className={`${CHIP} bg-gray200`}>Canceled</span>
      </span>
    );
  return (
    <span className="flex flex-wrap gap-2">
      <span className={`${CHIP} bg-sky`}>
        <span className="sr-only">Shipping: </span>
        <Label text={fulfillmentStatus(order.fulfillmentStatus).label} />
      </span>
      <span className={`${CHIP} bg-mint`}>
        <span className="sr-only">Payment: </span>
        <Label text={financialStatus(order.financialStatus).label} />
      </span>
    </span>
  );
}
