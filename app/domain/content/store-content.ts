/** A picture of the store's files; sizes of the original in pixels, null where the platform does not tell them. */
export interface StorePicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** What a merchant wrote in their store: a page, a policy, or the text of an article. The HTML is sanitised. */
export interface StoreText {
  handle: string;
  title: string;
  /** For search engines; the title where the merchant wrote none. */
  seoTitle: string;
  /** The same in a sentence or two, without markup. */
  description: string;
  html: string;
}

/** An article as the list of its blog shows it. */
export interface StoreTeaser {
  handle: string;
  title: string;
  excerpt: string;
  /** Calendar day, `YYYY-MM-DD`. */
  published: string;
  image: StorePicture | null;
}

export interface StoreBlog {
  handle: string;
  title: string;
  seoTitle: string;
  description: string;
  /** All of them, newest first. */
  articles: StoreTeaser[];
}

export interface StoreArticle extends StoreText, StoreTeaser {
  blog: {handle: string; title: string};
  author: string | null;
  /** The merchant's own words before the text. */
  lead: string | null;
  /** The newest of its blog beside it. */
  others: StoreTeaser[];
}

/** A collection of the store; `products` are handles in the merchant's order. */
export interface StoreCollection {
  handle: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  /** Empty where the merchant wrote none. */
  description: string;
  image: StorePicture | null;
  products: string[];
}

/** A link of a store's menu, as the store writes it: a full address on one of its own hosts, or on another site. */
export interface StoreLink {
  title: string;
  url: string | null;
  items: StoreLink[];
}

/** The kinds of entries (metaobjects) that a merchant keeps for this shop, by their types. */
export const ENTRY_KINDS = ['announcement', 'hero', 'promotion', 'campaign'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the merchant's, by the keys of its fields: what is not set, or leads to nothing, is not there. */
export interface StoreEntry {
  handle: string;
  /** As the platform writes each kind of value, without white space around it. */
  values: Readonly<Partial<Record<string, string>>>;
  pictures: Readonly<Partial<Record<string, StorePicture>>>;
  /** Handles of the products that a field names, in the merchant's order. */
  products: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The entries that a field names; they name none themselves. */
  entries: Readonly<Partial<Record<string, readonly StoreEntry[]>>>;
}

/** What a merchant says of a collection; empty texts are those that they did not write. */
export interface CollectionTexts {
  title: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  image: StorePicture | null;
}

/** What the shop takes from its store in one call; null is what it does not have. */
export interface StoreContent {
  /** The hosts under which the store's own links stand. */
  hosts: string[];
  /** What the merchant says of the shop as a whole; empty texts likewise. */
  shop: {name: string; slogan: string; description: string; cover: StorePicture | null};
  header: StoreLink[] | null;
  footer: StoreLink[] | null;
  /** Those that are published, the newest first; promotions and campaigns the oldest first, so that an edit moves none. */
  entries: Readonly<Record<EntryKind, readonly StoreEntry[]>>;
  /** By handle, in the platform's order. */
  collections: ReadonlyMap<string, CollectionTexts>;
}

/** The address of a page of the store and the instant of its last change, where it is known. */
export interface StoreAddress {
  path: string;
  updated?: string;
}
