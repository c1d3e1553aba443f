import type {Migrations} from './database.ts';

/**
 * The platform's tables. What is looked up by is a column; the rest of a thing is its JSON
 * document. A later change is a further script at the end, never an edit of an earlier one.
 */
export const TABLES: Migrations = {
  name: 'platform',
  scripts: [
    `
    CREATE TABLE sequences (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

    CREATE TABLE products (
      id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, document TEXT NOT NULL
    );
    CREATE TABLE variants (
      id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      sku TEXT, position INTEGER NOT NULL, stock INTEGER, document TEXT NOT NULL
    );
    CREATE INDEX variants_by_product ON variants (product_id, position);
    CREATE TABLE collections (
      id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, document TEXT NOT NULL
    );
    CREATE TABLE selling_plan_groups (id INTEGER PRIMARY KEY, position INTEGER NOT NULL, document TEXT NOT NULL);

    CREATE TABLE contents (
      kind TEXT NOT NULL, id INTEGER NOT NULL, handle TEXT NOT NULL, position INTEGER NOT NULL, document TEXT NOT NULL,
      PRIMARY KEY (kind, id), UNIQUE (kind, handle)
    );
    CREATE TABLE redirects (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, target TEXT NOT NULL);

    CREATE TABLE discounts (
      id INTEGER PRIMARY KEY, code TEXT UNIQUE, position INTEGER NOT NULL,
      uses INTEGER NOT NULL DEFAULT 0, document TEXT NOT NULL
    );
    CREATE TABLE discount_uses (
      discount_id INTEGER NOT NULL, customer TEXT NOT NULL, order_id INTEGER, used_at TEXT NOT NULL
    );
    CREATE INDEX discount_uses_by_customer ON discount_uses (discount_id, customer);
    CREATE TABLE gift_cards (
      id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, balance INTEGER NOT NULL, expires_at TEXT
    );

    CREATE TABLE carts (
      token TEXT PRIMARY KEY, secret TEXT NOT NULL, document TEXT NOT NULL,
      created_at TEXT NOT NULL, updated_at TEXT NOT NULL, completed_at TEXT, order_id INTEGER
    ) WITHOUT ROWID;

    CREATE TABLE customers (
      id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, phone TEXT UNIQUE, state TEXT NOT NULL,
      document TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
    );
    CREATE TABLE customer_tokens (
      id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE,
      customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE, expires_at TEXT NOT NULL
    );
    CREATE INDEX customer_tokens_by_customer ON customer_tokens (customer_id);
    CREATE TABLE customer_addresses (
      id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
      document TEXT NOT NULL
    );
    CREATE INDEX customer_addresses_by_customer ON customer_addresses (customer_id, id);
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE, customer_id INTEGER, email TEXT,
      secret TEXT NOT NULL, processed_at TEXT NOT NULL, document TEXT NOT NULL
    );
    CREATE INDEX orders_by_customer ON orders (customer_id, id);
    CREATE INDEX orders_by_email ON orders (email);
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY, sent_at TEXT NOT NULL, kind TEXT NOT NULL, recipient TEXT NOT NULL, document TEXT NOT NULL
    );
    CREATE TABLE subscriptions (
      id TEXT PRIMARY KEY, customer_id INTEGER, state TEXT NOT NULL, next_at TEXT, document TEXT NOT NULL
    );
    `,
  ],
};

/** The tables that hold what a merchant sells and says: rewritten when the seed itself changes. */
export const SEEDED_TABLES = [
  'gift_cards',
  'discounts',
  'redirects',
  'contents',
  'selling_plan_groups',
  'collections',
  'variants',
  'products',
] as const;

/** Every table that a reset empties, children before parents. */
export const RESETTABLE_TABLES = [
  'customer_tokens',
  'customer_addresses',
  'orders',
  'outbox',
  'subscriptions',
  'customers',
  'carts',
  'discount_uses',
  ...SEEDED_TABLES,
  'settings',
  'sequences',
] as const;
