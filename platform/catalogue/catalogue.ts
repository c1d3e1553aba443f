import type {Store} from '../store/database.ts';

import type {
  CollectionRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  SellingPlanRecord,
  VariantRecord,
} from './records.ts';

interface DocumentRow {
  document: string;
}

/** What the catalogue's tables hold, parsed once and indexed; rebuilt when they change. */
interface Snapshot {
  products: ProductRecord[];
  productById: Map<number, ProductRecord>;
  productByHandle: Map<string, ProductRecord>;
  variantById: Map<number, VariantRecord>;
  variantBySku: Map<string, VariantRecord>;
  collections: CollectionRecord[];
  collectionById: Map<number, CollectionRecord>;
  collectionByHandle: Map<string, CollectionRecord>;
  collectionsOfProduct: Map<number, CollectionRecord[]>;
  groups: Map<number, SellingPlanGroupRecord>;
  plans: Map<number, SellingPlanRecord>;
  bundlesOfVariant: Map<number, VariantRecord[]>;
  merchantOrder: Map<number, number>;
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function readSnapshot(store: Store): Snapshot {
  const snapshot: Snapshot = {
    products: [],
    productById: new Map(),
    productByHandle: new Map(),
    variantById: new Map(),
    variantBySku: new Map(),
    collections: [],
    collectionById: new Map(),
    collectionByHandle: new Map(),
    collectionsOfProduct: new Map(),
    groups: new Map(),
    plans: new Map(),
    bundlesOfVariant: new Map(),
    merchantOrder: new Map(),
  };
  for (const row of store.all<DocumentRow & {position: number}>(
    'SELECT document, position FROM products ORDER BY id',
  )) {
    const product = JSON.parse(row.document) as ProductRecord;
    product.variants = [];
    snapshot.products.push(product);
    snapshot.productById.set(product.id, product);
    snapshot.productByHandle.set(product.handle, product);
    snapshot.merchantOrder.set(product.id, row.position);
  }
  for (const row of store.all<DocumentRow & {stock: number | null}>(
    'SELECT document, stock FROM variants ORDER BY product_id, position',
  )) {
    const variant = JSON.parse(row.document) as VariantRecord;
    variant.stock = row.stock;
    snapshot.productById.get(variant.productId)?.variants.push(variant);
    snapshot.variantById.set(variant.id, variant);
    if (variant.sku !== null) snapshot.variantBySku.set(variant.sku, variant);
    for (const component of variant.components) {
      append(snapshot.bundlesOfVariant, component.variantId, variant);
    }
  }
  for (const row of store.all<DocumentRow>('SELECT document FROM collections ORDER BY position')) {
    const collection = JSON.parse(row.document) as CollectionRecord;
    snapshot.collections.push(collection);
    snapshot.collectionById.set(collection.id, collection);
    snapshot.collectionByHandle.set(collection.handle, collection);
    for (const id of collection.productIds) append(snapshot.collectionsOfProduct, id, collection);
  }
  for (const row of store.all<DocumentRow>(
    'SELECT document FROM selling_plan_groups ORDER BY position',
  )) {
    const group = JSON.parse(row.document) as SellingPlanGroupRecord;
    snapshot.groups.set(group.id, group);
    for (const plan of group.plans) snapshot.plans.set(plan.id, plan);
  }
  return snapshot;
}

/**
 * The merchant's goods. Reads answer from memory; every write goes through here, so that memory
 * and database agree. Whether a shopper may see a product is asked of `isVisible`, never of the row.
 */
export interface Catalogue {
  /** Grows with every change: what is derived from the catalogue can be kept until then. */
  readonly revision: number;
  products(): readonly ProductRecord[];
  product(id: number): ProductRecord | undefined;
  productByHandle(handle: string): ProductRecord | undefined;
  variant(id: number): VariantRecord | undefined;
  variantBySku(sku: string): VariantRecord | undefined;
  productOf(variant: VariantRecord): ProductRecord;
  collections(): readonly CollectionRecord[];
  collection(id: number): CollectionRecord | undefined;
  collectionByHandle(handle: string): CollectionRecord | undefined;
  collectionsOf(productId: number): readonly CollectionRecord[];
  sellingPlanGroup(id: number): SellingPlanGroupRecord | undefined;
  sellingPlan(id: number): SellingPlanRecord | undefined;
  /** All products in an order that `sort` gives; worked out once until the catalogue changes. */
  ordered(
    name: string,
    sort: (products: readonly ProductRecord[]) => readonly ProductRecord[],
  ): readonly ProductRecord[];
  /** Place of each product in the merchant's own list. */
  merchantOrder(): ReadonlyMap<number, number>;
  /** Fixed bundles that hold this variant. */
  bundlesOf(variantId: number): readonly VariantRecord[];
  /** Sets the units on hand; null stops tracking. */
  setStock(variantId: number, stock: number | null): void;
  /** Adds to (or takes from) the units on hand of a tracked variant. */
  adjustStock(variantId: number, difference: number): void;
  /** Stores a product with all its variants, as new or in place of the one with its id. */
  saveProduct(product: ProductRecord): void;
  deleteProduct(id: number): void;
  /** Removes one variant; orders that sold it keep their lines. */
  deleteVariant(id: number): void;
  saveCollection(collection: CollectionRecord): void;
  /** Forgets what is held in memory; the next read takes it from the database. */
  reload(): void;
}

/** Writes a product and its variants as rows; the caller owns the transaction. */
export function insertProduct(store: Store, product: ProductRecord, position: number): void {
  store.run(
    `INSERT INTO products (id, handle, position, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, document = excluded.document`,
    [product.id, product.handle, position, JSON.stringify({...product, variants: []})],
  );
  for (const variant of product.variants) {
    store.run(
      `INSERT INTO variants (id, product_id, sku, position, stock, document) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, position = excluded.position,
         stock = excluded.stock, document = excluded.document`,
      [
        variant.id,
        product.id,
        variant.sku,
        variant.position,
        variant.stock,
        JSON.stringify({...variant, stock: null}),
      ],
    );
  }
}

export function insertCollection(
  store: Store,
  collection: CollectionRecord,
  position: number,
): void {
  store.run(
    `INSERT INTO collections (id, handle, position, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, document = excluded.document`,
    [collection.id, collection.handle, position, JSON.stringify(collection)],
  );
}

/** Where a new row of the merchant's own list goes. */
function nextPosition(store: Store, table: 'products' | 'collections'): number {
  const row = store.one<{next: number}>(
    `SELECT coalesce(max(position), -1) + 1 AS next FROM ${table}`,
  );
  return row?.next ?? 0;
}

/** Deletes the rows of variants that the product has no more; the caller owns the transaction. */
function deleteVariantsBut(store: Store, product: ProductRecord): void {
  const kept = new Set(product.variants.map((variant) => variant.id));
  const rows = store.all<{id: number}>('SELECT id FROM variants WHERE product_id = ?', [
    product.id,
  ]);
  for (const {id} of rows) {
    if (!kept.has(id)) store.run('DELETE FROM variants WHERE id = ?', [id]);
  }
}

export function createCatalogue(store: Store): Catalogue {
  let held: Snapshot | null = null;
  let revision = 0;
  const orders = new Map<string, readonly ProductRecord[]>();
  const snapshot = () => (held ??= readSnapshot(store));
  const reload = () => {
    held = null;
    orders.clear();
    revision += 1;
  };
  store.onRollback(reload);

  const catalogue: Catalogue = {
    get revision() {
      return revision;
    },
    products: () => snapshot().products,
    product: (id) => snapshot().productById.get(id),
    productByHandle: (handle) => snapshot().productByHandle.get(handle),
    variant: (id) => snapshot().variantById.get(id),
    variantBySku: (sku) => snapshot().variantBySku.get(sku),
    productOf(variant) {
      const product = snapshot().productById.get(variant.productId);
      if (product === undefined) throw new Error(`variant ${variant.id} has no product`);
      return product;
    },
    collections: () => snapshot().collections,
    collection: (id) => snapshot().collectionById.get(id),
    collectionByHandle: (handle) => snapshot().collectionByHandle.get(handle),
    collectionsOf: (productId) => snapshot().collectionsOfProduct.get(productId) ?? [],
    sellingPlanGroup: (id) => snapshot().groups.get(id),
    sellingPlan: (id) => snapshot().plans.get(id),
    ordered(name, sort) {
      const {products} = snapshot();
      let list = orders.get(name);
      if (list === undefined) {
        list = sort(products);
        orders.set(name, list);
      }
      return list;
    },
    merchantOrder: () => snapshot().merchantOrder,
    bundlesOf: (variantId) => snapshot().bundlesOfVariant.get(variantId) ?? [],
    setStock(variantId, stock) {
      store.run('UPDATE variants SET stock = ? WHERE id = ?', [stock, variantId]);
      const variant = held?.variantById.get(variantId);
      if (variant !== undefined) variant.stock = stock;
      revision += 1;
    },
    adjustStock(variantId, difference) {
      const variant = catalogue.variant(variantId);
      if (variant === undefined || variant.stock === null) return;
      catalogue.setStock(variantId, variant.stock + difference);
    },
    saveProduct(product) {
      store.transaction(() => {
        deleteVariantsBut(store, product);
        insertProduct(store, product, nextPosition(store, 'products'));
      });
      reload();
    },
    deleteProduct(id) {
      store.run('DELETE FROM products WHERE id = ?', [id]);
      reload();
    },
    deleteVariant(id) {
      store.run('DELETE FROM variants WHERE id = ?', [id]);
      reload();
    },
    saveCollection(collection) {
      store.transaction(() =>
        insertCollection(store, collection, nextPosition(store, 'collections')),
      );
      reload();
    },
    reload,
  };
  return catalogue;
}

/** Instants of publication, read once per record: lists ask for thousands of them. */
const publicationTimes = new WeakMap<ProductRecord, number>();

function publicationTime(product: ProductRecord): number {
  let time = publicationTimes.get(product);
  if (time === undefined) {
    time = Date.parse(product.publishedAt);
    publicationTimes.set(product, time);
  }
  return time;
}

/** Whether a storefront may see the product at all (§4.1): active and published by now. */
export function isVisible(product: ProductRecord, now: Date): boolean {
  return product.status === 'ACTIVE' && publicationTime(product) <= now.getTime();
}

/** Whether a variant can be bought (§4.5). A bundle is as available as its scarcest component. */
export function isAvailable(catalogue: Catalogue, variant: VariantRecord): boolean {
  const own = variant.stock === null || variant.stock > 0 || variant.continueSelling;
  return (
    own &&
    variant.components.every((component) => {
      const part = catalogue.variant(component.variantId);
      if (part === undefined) return false;
      return part.stock === null || part.continueSelling || part.stock >= component.quantity;
    })
  );
}
