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

/** The address of a page of the store and the instant of its last change, where it is known. */
export interface StoreAddress {
  path: string;
  updated?: string;
}
