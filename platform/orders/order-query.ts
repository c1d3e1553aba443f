import {
  comparesInstant,
  comparesNumber,
  equalsText,
  matches,
  parseSearchQuery,
  type SearchMatcher,
  type SearchTerm,
} from '../search/syntax.ts';

import type {OrderRecord} from './records.ts';

const bareName = (order: OrderRecord, term: SearchTerm) =>
  equalsText(order.name.replace('#', ''), {...term, value: term.value.replace('#', '')});

const matcher: SearchMatcher<OrderRecord> = {
  fields: {
    processed_at: (order, term) => comparesInstant(order.processedAt, term),
    name: bareName,
    financial_status: (order, term) => equalsText(order.financialStatus, term),
    fulfillment_status: (order, term) => equalsText(order.fulfillmentStatus, term),
    total_price: (order, term) => comparesNumber(order.total / 100, term),
  },
  word: bareName,
};

/** What a list of orders is narrowed to (§9, syntax §4.3). */
export function parseOrderQuery(query: string | null | undefined): (order: OrderRecord) => boolean {
  const expression = parseSearchQuery(query ?? '');
  return (order) => matches(order, expression, matcher);
}

const accountMatcher: SearchMatcher<OrderRecord> = {
  fields: {
    ...matcher.fields,
    order_number: (order, term) => equalsText(String(order.number), term),
    id: (order, term) => comparesNumber(order.id, term),
  },
  word: bareName,
};

/** The same for the Customer Account API, which knows two more fields. */
export function parseAccountOrderQuery(
  query: string | null | undefined,
): (order: OrderRecord) => boolean {
  const expression = parseSearchQuery(query ?? '');
  return (order) => matches(order, expression, accountMatcher);
}
