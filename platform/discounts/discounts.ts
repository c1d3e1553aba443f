import type {PlatformServices} from '../services.ts';
import type {Store} from '../store/database.ts';

import type {DiscountRecord} from './records.ts';

export interface StoredDiscount {
  record: DiscountRecord;
  /** Orders that used it. */
  uses: number;
}

/** Parsed documents by their text: every cart that is priced asks for all discounts. */
const parsed = new Map<string, DiscountRecord>();
const MOST_PARSED = 2_000;

function parseDiscount(document: string): DiscountRecord {
  let record = parsed.get(document);
  if (record === undefined) {
    if (parsed.size >= MOST_PARSED) parsed.clear();
    record = JSON.parse(document) as DiscountRecord;
    parsed.set(document, record);
  }
  return record;
}

/** In the merchant's order. */
export function listDiscounts(store: Store): StoredDiscount[] {
  return store
    .all<{document: string; uses: number}>('SELECT document, uses FROM discounts ORDER BY position')
    .map(({document, uses}) => ({record: parseDiscount(document), uses}));
}

export function findDiscount(store: Store, id: number): StoredDiscount | null {
  const row = store.one<{document: string; uses: number}>(
    'SELECT document, uses FROM discounts WHERE id = ?',
    [id],
  );
  return row === undefined
    ? null
    : {record: JSON.parse(row.document) as DiscountRecord, uses: row.uses};
}

/** Stores a discount as new or in place of the one with its id. */
export function saveDiscount(store: Store, record: DiscountRecord): void {
  store.run(
    `INSERT INTO discounts (id, code, position, document)
     VALUES (?, ?, (SELECT coalesce(max(position), -1) + 1 FROM discounts), ?)
     ON CONFLICT (id) DO UPDATE SET code = excluded.code, document = excluded.document`,
    [record.id, record.code?.toLowerCase() ?? null, JSON.stringify(record)],
  );
}

export function deleteDiscount(store: Store, id: number): void {
  store.run('DELETE FROM discounts WHERE id = ?', [id]);
}

/** Who a use is counted for: the account where there is one, else the e-mail. */
export function customerKey(customerId: number | null, email: string | null): string | null {
  if (customerId !== null) return `customer:${customerId}`;
  return email === null ? null : `email:${email.trim().toLowerCase()}`;
}

/**
 * Counts one use of a discount by an order; call it within the order's transaction.
 * @param customers the keys by which the customer is known: account and e-mail
 */
export function recordDiscountUse(
  services: PlatformServices,
  discountId: number,
  customers: readonly string[],
  orderId: number,
): void {
  const {store} = services;
  store.run('UPDATE discounts SET uses = uses + 1 WHERE id = ?', [discountId]);
  for (const customer of customers) {
    store.run(
      'INSERT INTO discount_uses (discount_id, customer, order_id, used_at) VALUES (?, ?, ?, ?)',
      [discountId, customer, orderId, services.clock.now().toISOString()],
    );
  }
}

export function hasUsed(store: Store, discountId: number, customers: readonly string[]): boolean {
  return customers.some(
    (customer) =>
      store.one('SELECT 1 AS used FROM discount_uses WHERE discount_id = ? AND customer = ?', [
        discountId,
        customer,
      ]) !== undefined,
  );
}
