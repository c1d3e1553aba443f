import type {PostalAddress} from '../customers/records.ts';
import {parseGlobalId} from '../graphql/gid.ts';
import type {PlatformServices} from '../services.ts';

export interface Attribute {
  key: string;
  value: string;
}

/** A line as the shopper asked for it; what it costs is worked out on every read. */
export interface LineDocument {
  id: string;
  variantId: number;
  quantity: number;
  attributes: Attribute[];
  sellingPlanId: number | null;
  /** The line that this one is an add-on of (2026-04). */
  parentId: string | null;
}

/** An address as the cart keeps it: country and province by their codes only. */
export type CartAddress = Omit<PostalAddress, 'country' | 'province'>;

export interface SelectableAddress {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: CartAddress;
}

export interface CartPreferences {
  delivery: {
    deliveryMethod: string[];
    pickupHandle: string[];
    coordinates: {latitude: number; longitude: number; countryCode: string} | null;
  } | null;
  wallet: string[] | null;
}

export interface BuyerDocument {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  customerId: number | null;
  /** The token that linked the customer: it is part of the customer's address ids. */
  customerToken: string | null;
  preferences: CartPreferences | null;
}

export interface CartMetafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}

export interface CartDocument {
  /** Newest first (§6.2). */
  lines: LineDocument[];
  attributes: Attribute[];
  note: string;
  /** As typed. */
  discountCodes: string[];
  giftCards: {id: string; code: string}[];
  buyer: BuyerDocument;
  addresses: SelectableAddress[];
  /** Chosen delivery option by group. */
  deliveryOptions: Record<string, string>;
  metafields: CartMetafield[];
}

export interface Cart {
  token: string;
  secret: string;
  createdAt: string;
  updatedAt: string;
  document: CartDocument;
}

/** §6.1: since the last change. */
const CART_LIFE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const NOBODY: BuyerDocument = {
  email: null,
  phone: null,
  countryCode: null,
  customerId: null,
  customerToken: null,
  preferences: null,
};

export function emptyDocument(): CartDocument {
  return {
    lines: [],
    attributes: [],
    note: '',
    discountCodes: [],
    giftCards: [],
    buyer: {...NOBODY},
    addresses: [],
    deliveryOptions: {},
    metafields: [],
  };
}

/** A cart that nobody has yet; it is stored by `saveCart`. */
export function newCart(services: PlatformServices): Cart {
  const now = services.clock.now().toISOString();
  return {
    token: `hWN${services.ids.token(29)}`,
    secret: services.ids.hex(32),
    createdAt: now,
    updatedAt: now,
    document: emptyDocument(),
  };
}

interface CartRow {
  token: string;
  secret: string;
  document: string;
  created_at: string;
  updated_at: string;
}

/** The live cart of a token; null for an unknown, expired or completed one (§6.1). */
export function findCart(services: PlatformServices, token: string): Cart | null {
  const row = services.store.one<CartRow>(
    `SELECT token, secret, document, created_at, updated_at FROM carts
     WHERE token = ? AND completed_at IS NULL`,
    [token],
  );
  if (row === undefined) return null;
  const age = services.clock.now().getTime() - Date.parse(row.updated_at);
  if (age > CART_LIFE_DAYS * DAY_MS) return null;
  return {
    token: row.token,
    secret: row.secret,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    document: JSON.parse(row.document) as CartDocument,
  };
}

/** Stores a cart as changed now. */
export function saveCart(services: PlatformServices, cart: Cart): Cart {
  const saved = {...cart, updatedAt: services.clock.now().toISOString()};
  services.store.run(
    `INSERT INTO carts (token, secret, document, created_at, updated_at)
     VALUES (:token, :secret, :document, :createdAt, :updatedAt)
     ON CONFLICT (token) DO UPDATE SET document = excluded.document, updated_at = excluded.updated_at`,
    {
      token: saved.token,
      secret: saved.secret,
      document: JSON.stringify(saved.document),
      createdAt: saved.createdAt,
      updatedAt: saved.updatedAt,
    },
  );
  return saved;
}

/** Ends a cart with its order: from then on it answers as an unknown one (§6.1). */
export function completeCart(services: PlatformServices, token: string, orderId: number): void {
  services.store.run('UPDATE carts SET completed_at = ?, order_id = ? WHERE token = ?', [
    services.clock.now().toISOString(),
    orderId,
    token,
  ]);
}

/** The order a completed cart became; null while it is none. */
export function findOrderOfCart(services: PlatformServices, token: string): number | null {
  return (
    services.store.one<{order_id: number | null}>('SELECT order_id FROM carts WHERE token = ?', [
      token,
    ])?.order_id ?? null
  );
}

interface CartReference {
  cart: Cart;
  /** Whether the id carried the cart's key: without it nothing personal is shown (§3.1). */
  trusted: boolean;
}

/** The live cart behind a global id, with or without its key. */
export function findCartByGid(services: PlatformServices, id: string): CartReference | null {
  const parsed = parseGlobalId(id);
  if (parsed === null || parsed.type !== 'Cart') return null;
  const cart = findCart(services, parsed.id);
  return cart === null ? null : {cart, trusted: parsed.query.get('key') === cart.secret};
}

/** Duplicate keys collapse: first position, last value (§6.2). */
export function collapseAttributes(attributes: readonly Attribute[]): Attribute[] {
  const byKey = new Map<string, string>();
  for (const {key, value} of attributes) byKey.set(key, value);
  return [...byKey].map(([key, value]) => ({key, value}));
}

/** Whether two lists hold the same pairs, in whatever order (§6.2). */
function sameAttributes(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  if (a.length !== b.length) return false;
  const other = new Map(b.map(({key, value}) => [key, value]));
  return a.every(({key, value}) => other.get(key) === value);
}

/** Whether two lines are one thing to the cart: variant, plan, attributes and parent alike. */
export function sameLine(
  a: Omit<LineDocument, 'id' | 'quantity'>,
  b: Omit<LineDocument, 'id' | 'quantity'>,
): boolean {
  return (
    a.variantId === b.variantId &&
    a.sellingPlanId === b.sellingPlanId &&
    a.parentId === b.parentId &&
    sameAttributes(a.attributes, b.attributes)
  );
}
