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

/** What the merchant says on one of the shop's sections, by the names of its fields. */
export interface StoreSection {
  texts: Readonly<Record<string, string>>;
  picture: StorePicture | null;
}

/** What the frame of the shop and its home page take from the store; null is what it does not have. */
export interface StoreContent {
  /** The hosts under which the store's own links stand. */
  hosts: string[];
  header: StoreLink[] | null;
  footer: StoreLink[] | null;
  announcement: StoreSection | null;
  hero: StoreSection | null;
}

/** The address of a page of the store and the instant of its last change, where it is known. */
export interface StoreAddress {
  path: string;
  updated?: string;
}
