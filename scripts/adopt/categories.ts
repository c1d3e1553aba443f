import type {Store, StoreCollection, StoreMenuItem} from './store';

/** A category as `categories.yaml` has it. */
export interface PlannedCategory {
  handle: string;
  label: string;
  heading: string;
  description: string;
  products?: string[];
  subCategories?: (Omit<PlannedCategory, 'subCategories'> & {products: string[]})[];
}

export interface PlannedTree {
  categories: PlannedCategory[];
  /** Path of the page of a collection, by the collection's handle. */
  paths: Map<string, string>;
}

/** Without a menu so many collections become main categories: more than a header holds. */
const MAIN_CATEGORIES = 8;
/** As long as `description` may be. */
const DESCRIPTION = 160;

/** Collections that themes make for themselves. */
const OF_THEMES = new Set(['all', 'frontpage']);

/** Addresses below `/products` that are pages of the shop. */
const TAKEN = new Set(['create-your-bundle']);

/** Any title as a segment of an address; empty where it has neither a Latin letter nor a digit. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** As much of a text as fits, up to the end of a sentence or, failing that, of a word. */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  const sentence = /^.*[.!?](?=\s)/.exec(cut)?.[0];
  if (sentence !== undefined && sentence.length > length / 3) return sentence;
  return `${cut.slice(0, length - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** The handle of the collection that a menu's address leads to; null where it leads elsewhere. */
export function collectionOf(url: string | null): string | null {
  if (url === null) return null;
  const {pathname} = new URL(url, 'https://store.invalid');
  const handle = /^\/collections\/([^/]+)/.exec(pathname)?.[1];
  return handle === undefined ? null : decodeURIComponent(handle);
}

/** What a category says of a collection. */
function wordsOf(collection: StoreCollection, label: string, brand: string) {
  return {
    label,
    heading: collection.title,
    description: shorten(collection.description, DESCRIPTION) || `${collection.title} at ${brand}.`,
  };
}

/** The tree as it grows: each collection and each address once. */
class Tree {
  readonly categories: PlannedCategory[] = [];
  readonly paths = new Map<string, string>();
  private readonly mainHandles = new Set<string>();
  private readonly stocked: ReadonlyMap<string, StoreCollection>;
  private readonly productHandles: ReadonlySet<string>;

  constructor(
    private readonly store: Store,
    private readonly brand: string,
  ) {
    this.productHandles = new Set(store.products.map(({handle}) => handle));
    this.stocked = new Map(
      store.collections
        .map((collection) => ({
          ...collection,
          products: collection.products.filter((handle) => this.productHandles.has(handle)),
        }))
        .filter(({products}) => products.length > 0)
        .map((collection) => [collection.handle, collection]),
    );
  }

  /** A collection with goods that is no category yet. */
  free(url: string | null): StoreCollection | null {
    const handle = collectionOf(url);
    if (handle === null || OF_THEMES.has(handle) || this.paths.has(handle)) return null;
    return this.stocked.get(handle) ?? null;
  }

  /** A main category's address is one of its own: products and pages of the shop lie beside it. */
  private addressOf(name: string): string | null {
    const slug = toSlug(name);
    if (slug === '') return null;
    const isTaken = (one: string) =>
      this.productHandles.has(one) || TAKEN.has(one) || this.mainHandles.has(one);
    return [slug, `all-${slug}`, `shop-${slug}`].find((one) => !isTaken(one)) ?? null;
  }

  add({title, url, items}: StoreMenuItem): void {
    const collection = this.free(url);
    const handle = this.addressOf(collection?.handle ?? title);
    if (handle === null) return;
    if (collection) this.paths.set(collection.handle, `/products/${handle}`);
    const subCategories = items.flatMap((item) => this.subCategory(item, handle));
    if (!collection && subCategories.length === 0) return;
    this.mainHandles.add(handle);
    this.categories.push({
      handle,
      ...(collection
        ? wordsOf(collection, title, this.brand)
        : {label: title, heading: title, description: `${title} at ${this.brand}.`}),
      ...(collection ? {products: collection.products} : {}),
      ...(subCategories.length > 0 ? {subCategories} : {}),
    });
  }

  private subCategory({title, url}: StoreMenuItem, main: string) {
    const collection = this.free(url);
    const handle = collection && toSlug(collection.handle);
    if (!collection || !handle) return [];
    this.paths.set(collection.handle, `/products/${main}/${handle}`);
    return [{handle, ...wordsOf(collection, title, this.brand), products: collection.products}];
  }

  addAll(): void {
    for (const {handle, title} of this.store.collections.filter(({handle}) =>
      this.stocked.has(handle),
    )) {
      if (this.categories.length >= MAIN_CATEGORIES) return;
      const url = `/collections/${encodeURIComponent(handle)}`;
      if (this.free(url)) this.add({title, url, items: []});
    }
  }
}

/**
 * The categories of a shop from a store's main menu: its collections with goods, and those below them as subcategories. A store
 * without a menu that leads to collections gets its collections, up to eight. A collection without goods is none.
 */
export function planCategories(store: Store, brand: string): PlannedTree {
  const tree = new Tree(store, brand);
  for (const item of store.menu ?? []) tree.add(item);
  if (tree.categories.length === 0) tree.addAll();
  return {categories: tree.categories, paths: tree.paths};
}
