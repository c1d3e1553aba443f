import type {OrderRecord} from './records.ts';

type Filter = (order: OrderRecord) => boolean;

/** One `field:value` of a query; the comparison stands behind the colon. */
const TERM = /(-?)([a-z_]+):(>=|<=|>|<)?(?:"([^"]*)"|'([^']*)'|(\S+))/gi;

function toFilter(field: string, comparison: string, value: string): Filter | null {
  switch (field) {
    case 'processed_at': {
      const bound = Date.parse(value);
      if (Number.isNaN(bound)) return () => false;
      const at = (order: OrderRecord) => Date.parse(order.processedAt);
      const dayLater = bound + 24 * 60 * 60 * 1000;
      switch (comparison) {
        case '>':
          return (order) => at(order) > bound;
        case '>=':
          return (order) => at(order) >= bound;
        case '<':
          return (order) => at(order) < bound;
        case '<=':
          return (order) => at(order) <= bound;
        default:
          return (order) => at(order) >= bound && at(order) < dayLater;
      }
    }
    case 'name':
      return (order) => order.name.replace('#', '') === value.replace('#', '');
    case 'financial_status':
      return (order) => order.financialStatus.toLowerCase() === value.toLowerCase();
    case 'fulfillment_status':
      return (order) => order.fulfillmentStatus.toLowerCase() === value.toLowerCase();
    default:
      return null;
  }
}

/** What a list of orders is narrowed to (§9). Unknown fields and malformed parts are ignored (§4.3). */
export function parseOrderQuery(query: string | null | undefined): Filter {
  const filters: Filter[] = [];
  for (const [, minus, field = '', comparison = '', quoted, single, bare] of (query ?? '').matchAll(
    TERM,
  )) {
    const filter = toFilter(field.toLowerCase(), comparison, quoted ?? single ?? bare ?? '');
    if (filter !== null) filters.push(minus === '-' ? (order) => !filter(order) : filter);
  }
  return (order) => filters.every((filter) => filter(order));
}
