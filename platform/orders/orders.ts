import type {PlatformServices} from '../services.ts';
import type {Store} from '../store/database.ts';
import {nextNumber} from '../store/ids.ts';

import type {OrderRecord} from './records.ts';

/** First name is `#1001`. */
const FIRST_NUMBER = 1001;
const FIRST_ID = 5_300_000_000_001;
/** The shop's number, a part of the address of an order's page (§11). */
const SHOP_NUMBER = 64_812_345_678;

interface DocumentRow {
  document: string;
}

const readAll = (rows: readonly DocumentRow[]) =>
  rows.map((row) => JSON.parse(row.document) as OrderRecord);

type NewOrder = Omit<OrderRecord, 'id' | 'number' | 'name' | 'secret' | 'token'>;

/** Gives an order its number and name and stores it; call it within a transaction. */
export function addOrder(services: PlatformServices, details: NewOrder): OrderRecord {
  const number = nextNumber(services.store, 'orderNumber', FIRST_NUMBER);
  const order: OrderRecord = {
    ...details,
    id: nextNumber(services.store, 'order', FIRST_ID),
    number,
    name: `#${number}`,
    secret: services.ids.hex(32),
    token: services.ids.hex(32),
  };
  services.store.run(
    `INSERT INTO orders (id, number, customer_id, email, secret, processed_at, document)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      order.id,
      order.number,
      order.customerId,
      order.email,
      order.secret,
      order.processedAt,
      JSON.stringify(order),
    ],
  );
  return order;
}

export function saveOrder(store: Store, order: OrderRecord): OrderRecord {
  store.run('UPDATE orders SET customer_id = ?, email = ?, document = ? WHERE id = ?', [
    order.customerId,
    order.email,
    JSON.stringify(order),
    order.id,
  ]);
  return order;
}

export function findOrder(store: Store, id: number): OrderRecord | null {
  const row = store.one<DocumentRow>('SELECT document FROM orders WHERE id = ?', [id]);
  return row === undefined ? null : (JSON.parse(row.document) as OrderRecord);
}

export function findOrderByNumber(store: Store, number: number): OrderRecord | null {
  const row = store.one<DocumentRow>('SELECT document FROM orders WHERE number = ?', [number]);
  return row === undefined ? null : (JSON.parse(row.document) as OrderRecord);
}

/** Oldest first. */
export function ordersOf(store: Store, customerId: number): OrderRecord[] {
  return readAll(
    store.all<DocumentRow>('SELECT document FROM orders WHERE customer_id = ? ORDER BY id', [
      customerId,
    ]),
  );
}

export function countOrdersOf(store: Store, customerId: number): number {
  return (
    store.one<{made: number}>('SELECT count(*) AS made FROM orders WHERE customer_id = ?', [
      customerId,
    ])?.made ?? 0
  );
}

/** Newest first. */
export function allOrders(store: Store): OrderRecord[] {
  return readAll(store.all<DocumentRow>('SELECT document FROM orders ORDER BY id DESC'));
}

/** The platform's own page of an order (§9): whoever has the address may read it. */
export function statusUrl(order: OrderRecord, origin: string): string {
  return `${origin}/${SHOP_NUMBER}/orders/${order.token}/authenticate?key=${order.secret}`;
}

export function totalRefunded(order: OrderRecord): number {
  return order.refunds.reduce(
    (sum, refund) => sum + refund.subtotal + refund.shipping + refund.tax,
    0,
  );
}

/** What an order comes to after its refunds. */
export function currentAmounts(order: OrderRecord): {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
} {
  const left = {subtotal: order.subtotal, shipping: order.shipping, tax: order.tax};
  for (const refund of order.refunds) {
    left.subtotal -= refund.subtotal;
    left.shipping -= refund.shipping;
    left.tax -= refund.tax;
  }
  return {...left, total: order.total - totalRefunded(order)};
}
