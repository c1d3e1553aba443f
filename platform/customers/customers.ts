import type {PlatformServices} from '../services.ts';
import type {Store} from '../store/database.ts';
import {nextNumber} from '../store/ids.ts';

import type {AddressRecord, CustomerRecord, PostalAddress} from './records.ts';

/** §8.2. */
const TOKEN_LIFE_DAYS = 42;
const DAY_MS = 24 * 60 * 60 * 1000;

const FIRST_CUSTOMER = 6_200_000_000_001;
const FIRST_ADDRESS = 8_300_000_000_001;
const FIRST_TOKEN = 4_100_000_000_001;

interface DocumentRow {
  document: string;
}

const read = <T>(row: DocumentRow | undefined): T | null =>
  row === undefined ? null : (JSON.parse(row.document) as T);

/** Trimmed and lower-cased: how e-mail addresses are compared (§8.1). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function findCustomer(store: Store, id: number): CustomerRecord | null {
  return read(store.one<DocumentRow>('SELECT document FROM customers WHERE id = ?', [id]));
}

export function findCustomerByEmail(store: Store, email: string): CustomerRecord | null {
  return read(
    store.one<DocumentRow>('SELECT document FROM customers WHERE email = ?', [
      normaliseEmail(email),
    ]),
  );
}

export function findCustomerByPhone(store: Store, phone: string): CustomerRecord | null {
  return read(store.one<DocumentRow>('SELECT document FROM customers WHERE phone = ?', [phone]));
}

/** Newest first. */
export function allCustomers(store: Store): CustomerRecord[] {
  return store
    .all<DocumentRow>('SELECT document FROM customers ORDER BY id DESC')
    .map((row) => JSON.parse(row.document) as CustomerRecord);
}

/** The customer whose live access token this is; null for an unknown, expired or deleted one (§8.2). */
export function findCustomerByToken(
  services: PlatformServices,
  token: string,
): CustomerRecord | null {
  return read(
    services.store.one<DocumentRow>(
      `SELECT customers.document FROM customer_tokens
       JOIN customers ON customers.id = customer_tokens.customer_id
       WHERE token = ? AND expires_at > ? AND customers.state = 'ENABLED'`,
      [token, services.clock.now().toISOString()],
    ),
  );
}

/** Writes a customer, as new or in place of the one with its id; stamps `updatedAt`. */
export function saveCustomer(services: PlatformServices, customer: CustomerRecord): CustomerRecord {
  const saved = {...customer, updatedAt: services.clock.now().toISOString()};
  services.store.run(
    `INSERT INTO customers (id, email, phone, state, document, created_at, updated_at)
     VALUES (:id, :email, :phone, :state, :document, :createdAt, :updatedAt)
     ON CONFLICT (id) DO UPDATE SET email = excluded.email, phone = excluded.phone,
       state = excluded.state, document = excluded.document, updated_at = excluded.updated_at`,
    {
      id: saved.id,
      email: saved.email,
      phone: saved.phone,
      state: saved.state,
      document: JSON.stringify(saved),
      createdAt: saved.createdAt,
      updatedAt: saved.updatedAt,
    },
  );
  return saved;
}

/** What a merchant's automation does with a `.edu` address: the tag `edu` (decisions.md). */
export function withAutomaticTags(customer: CustomerRecord): CustomerRecord {
  const isStudent = customer.email.endsWith('.edu');
  if (!isStudent || customer.tags.includes('edu')) return customer;
  return {...customer, tags: [...customer.tags, 'edu'].sort()};
}

/** A new customer without a password; call it within a transaction. */
export function createCustomer(
  services: PlatformServices,
  details: Pick<CustomerRecord, 'email'> & Partial<CustomerRecord>,
): CustomerRecord {
  const now = services.clock.now().toISOString();
  return saveCustomer(
    services,
    withAutomaticTags({
      phone: null,
      firstName: null,
      lastName: null,
      state: 'DISABLED',
      passwordHash: null,
      tags: [],
      acceptsMarketing: false,
      defaultAddressId: null,
      activation: null,
      reset: null,
      createdAt: now,
      updatedAt: now,
      ...details,
      id: nextNumber(services.store, 'customer', FIRST_CUSTOMER),
    }),
  );
}

export function deleteCustomer(store: Store, id: number): void {
  store.run('DELETE FROM customers WHERE id = ?', [id]);
}

export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

function tokenExpiry(services: PlatformServices): string {
  return new Date(services.clock.now().getTime() + TOKEN_LIFE_DAYS * DAY_MS).toISOString();
}

/**
 * A further token for a customer; the earlier ones stay valid (§8.2).
 * @param expiresAt for one that ends with another token, which it was exchanged for
 */
export function createAccessToken(
  services: PlatformServices,
  customerId: number,
  expiresAt: string = tokenExpiry(services),
): AccessToken {
  const accessToken = services.ids.hex(32);
  services.store.run(
    'INSERT INTO customer_tokens (id, token, customer_id, expires_at) VALUES (?, ?, ?, ?)',
    [nextNumber(services.store, 'customerToken', FIRST_TOKEN), accessToken, customerId, expiresAt],
  );
  return {accessToken, expiresAt};
}

/** Same value, later expiry (§8.2). */
export function renewAccessToken(services: PlatformServices, accessToken: string): AccessToken {
  const expiresAt = tokenExpiry(services);
  services.store.run('UPDATE customer_tokens SET expires_at = ? WHERE token = ?', [
    expiresAt,
    accessToken,
  ]);
  return {accessToken, expiresAt};
}

/** Ends a token; answers its number, or null when there was none. */
export function deleteAccessToken(store: Store, accessToken: string): number | null {
  const row = store.one<{id: number}>('SELECT id FROM customer_tokens WHERE token = ?', [
    accessToken,
  ]);
  if (row === undefined) return null;
  store.run('DELETE FROM customer_tokens WHERE id = ?', [row.id]);
  return row.id;
}

/** A changed password ends every session (§8.4). */
export function deleteAllAccessTokens(store: Store, customerId: number): void {
  store.run('DELETE FROM customer_tokens WHERE customer_id = ?', [customerId]);
}

/** Lets every token run out now: what a fault or a merchant does to a session. */
export function expireAccessTokens(services: PlatformServices, customerId: number): void {
  services.store.run('UPDATE customer_tokens SET expires_at = ? WHERE customer_id = ?', [
    services.clock.now().toISOString(),
    customerId,
  ]);
}

/** In the order of their making (§8.5). */
export function addressesOf(store: Store, customerId: number): AddressRecord[] {
  return store
    .all<DocumentRow>('SELECT document FROM customer_addresses WHERE customer_id = ? ORDER BY id', [
      customerId,
    ])
    .map((row) => JSON.parse(row.document) as AddressRecord);
}

export function findAddress(store: Store, id: number): AddressRecord | null {
  return read(store.one<DocumentRow>('SELECT document FROM customer_addresses WHERE id = ?', [id]));
}

export function defaultAddressOf(store: Store, customer: CustomerRecord): AddressRecord | null {
  return customer.defaultAddressId === null ? null : findAddress(store, customer.defaultAddressId);
}

/** Adds an address; the first one becomes the default (§8.5). Call it within a transaction. */
export function addAddress(
  services: PlatformServices,
  customer: CustomerRecord,
  address: PostalAddress,
): AddressRecord {
  const {store} = services;
  const record: AddressRecord = {
    ...address,
    id: nextNumber(store, 'customerAddress', FIRST_ADDRESS),
    customerId: customer.id,
  };
  store.run('INSERT INTO customer_addresses (id, customer_id, document) VALUES (?, ?, ?)', [
    record.id,
    customer.id,
    JSON.stringify(record),
  ]);
  const hasDefault = customer.defaultAddressId !== null;
  saveCustomer(services, hasDefault ? customer : {...customer, defaultAddressId: record.id});
  return record;
}

export function saveAddress(store: Store, address: AddressRecord): void {
  store.run('UPDATE customer_addresses SET document = ? WHERE id = ?', [
    JSON.stringify(address),
    address.id,
  ]);
}

/** Removes an address; with the default gone, the oldest that is left takes its place (§8.5). */
export function removeAddress(
  services: PlatformServices,
  customer: CustomerRecord,
  id: number,
): void {
  services.store.run('DELETE FROM customer_addresses WHERE id = ?', [id]);
  const defaultAddressId =
    customer.defaultAddressId === id
      ? (addressesOf(services.store, customer.id)[0]?.id ?? null)
      : customer.defaultAddressId;
  saveCustomer(services, {...customer, defaultAddressId});
}
