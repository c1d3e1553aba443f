import type {ProductCard} from '~/domain/catalogue/product-card';
import type {Heading} from '~/domain/content/content';

/** A picture of our own content or of the store's files. */
interface ShownPicture {
  id?: string;
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

export interface TeaserView {
  path: string;
  title: string;
  summary: string;
  /** The reading time, or the day on which it was published. */
  note: string;
  image: ShownPicture | null;
}

/** A page of a list of articles: our own, or a blog of the store. */
export interface ArticleListView {
  path: string;
  seo: {title: string; description: string};
  heading: string;
  intro: string | null;
  topics: {slug: string; label: string}[];
  topic: string | null;
  page: number;
  pageCount: number;
  articles: TeaserView[];
}

/** An article of ours, or of a blog of the store. */
export interface ArticleView {
  path: string;
  title: string;
  seo: {title: string; description: string};
  summary: string | null;
  /** The pages above it. */
  crumbs: {label: string; to: string}[];
  byline: string;
  image: ShownPicture | null;
  html: string;
  headings: readonly Heading[];
  disclaimer: string | null;
  products: {heading: string; cards: ProductCard[]};
  related: {heading: string; articles: TeaserView[]; all: {label: string; to: string}};
}
