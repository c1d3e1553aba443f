import type {Need} from './promises';

/**
 * Content image (coverage: content-image). `src` is a file of the build or an address of the store's files; where it is
 * empty, the image is loaded from `/cms/{id}`. Sizes are of the original, in pixels.
 */
export interface ContentImage {
  id: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
}

/** Static image: one picture in the crops of four screen widths (coverage: content-static-images). */
export interface StaticImage {
  title: string;
  mobileImage: ContentImage;
  tabletSmallImage: ContentImage;
  tabletLargeImage: ContentImage;
  desktopImage: ContentImage;
}

export interface Heading {
  level: 2 | 3 | 4 | 5 | 6;
  /** The anchor in the page. */
  id: string;
  text: string;
}

export interface Topic {
  slug: string;
  label: string;
  description: string;
}

/** What lists, cards and the search show of an article. */
export interface Article {
  slug: string;
  title: string;
  /** Slug of its topic. */
  topic: string;
  summary: string;
  /** The desk that wrote it, such as "Brightwell editors". */
  author: string;
  /** Calendar day, `YYYY-MM-DD`; no time zone applies to it. */
  published: string;
  /** Calendar day of the last change; the day of publication when it never changed. */
  updated: string;
  image: ContentImage;
  /** Handles of the products it speaks about. */
  products: string[];
  /** Slugs of the articles to read next. */
  related: string[];
  readingMinutes: number;
}

export interface ArticleBody {
  /** Sanitised HTML; its headings start at level 2. */
  html: string;
  headings: Heading[];
}

/** A legal or other written page (coverage: page-legal). */
export interface ContentPage {
  /** Its address without the leading slash: `app-privacy`. */
  slug: string;
  title: string;
  summary: string;
  /** Calendar day from which the text holds. */
  effective: string;
  updated: string;
  html: string;
  headings: Heading[];
}

export const ARTICLE_PAGE_SIZE = 9;

/** The share of articles that one page of the listing shows (1-based), and how many pages there are. */
export interface ArticleList {
  articles: Article[];
  topic: Topic | null;
  page: number;
  pageCount: number;
  total: number;
}

export interface Action {
  label: string;
  link: string;
}

/**
 * A bundle that the shopper puts together (`/api/bundle-config`, answer in decisions.md;
 * coverage: catalogue-bundle-call).
 */
export interface BundleConfig {
  handle: string;
  title: string;
  description: string;
  image: ContentImage;
  minItems: number;
  maxItems: number;
  slots: BundleSlot[];
  /**
   * Given by an automatic discount of the platform with this title, on `minItems` or more units of the
   * slots' products. The platform's price decides; this is what the builder shows beforehand.
   */
  discount: {title: string; percentage: number};
}

export interface BundleSlot {
  title: string;
  hint: string;
  min: number;
  max: number;
  products: string[];
}

export interface QuizOption {
  id: string;
  label: string;
  hint: string | null;
  /** Points per product handle. */
  scores: Record<string, number>;
  /** When given, only these products can be the result. */
  only: string[] | null;
  /** Products that this answer rules out. */
  excludes: string[];
  /** Why this answer leads to a product that it gave points to or that it left over. */
  reason: string | null;
}

export interface QuizStep {
  id: string;
  question: string;
  hint: string | null;
  options: QuizOption[];
}

export interface QuizResultText {
  product: string;
  headline: string;
  text: string;
  /** A second product that goes with it. */
  companion: string | null;
}

export interface Quiz {
  title: string;
  intro: string;
  /** Empty, as the results are, in a shop without a quiz. */
  steps: QuizStep[];
  /** In order of preference: the earlier one wins a tie. */
  results: QuizResultText[];
}

export interface Feature {
  title: string;
  text: string;
}

/** A line that is there while all of this is true of the shop; always, where it needs nothing. */
interface Assurance extends Feature {
  needs?: Need[];
}

/** What the home page says; a section that is null is not there. */
export interface Home {
  /** Said where what it needs is true of the shop; otherwise search engines are told the brand's name and line. */
  seo: {title: string; description: string; needs?: Need[]};
  announcement: {text: string; link: string; needs?: Need[]} | null;
  hero: {
    eyebrow: string | null;
    heading: string;
    text: string;
    action: Action;
    secondaryAction: Action | null;
    image: StaticImage | null;
  };
  categoryTiles: {title: string; text: string; link: string; product: string}[];
  bestSellers: {heading: string; text: string; products: string[]};
  benefitFinder: {
    heading: string;
    text: string;
    benefits: {tag: string; label: string; text: string; link: string}[];
    action: Action | null;
  } | null;
  bundleTeaser: {
    heading: string;
    text: string;
    points: string[];
    action: Action;
    image: ContentImage;
  } | null;
  subscription: {heading: string; text: string; steps: Feature[]; action: Action} | null;
  app: {
    heading: string;
    text: string;
    points: Feature[];
    action: Action;
    image: ContentImage;
  } | null;
  articles: {heading: string; text: string; slugs: string[]; action: Action} | null;
  reassurance: Assurance[];
}

/** The copy of a page made of sections: a campaign, a product story, the student offer. */
export interface CampaignPage {
  slug: string;
  seo: {title: string; description: string};
  eyebrow: string;
  heading: string;
  text: string;
  action: Action;
  image: ContentImage;
  sections: {heading: string; text: string; points: Feature[]; image: ContentImage | null}[];
  products: {heading: string; handles: string[]} | null;
  questions: {question: string; answer: string}[];
  finePrint: string | null;
}

/** A discount code to show, and where to use it. The platform decides what it takes off. */
export interface CodeOffer {
  heading: string;
  text: string;
  code: string;
  percentage: number;
  action: Action;
  finePrint: string;
}

export interface FirstOrderPopup extends CodeOffer {
  /** The button that closes it for good. */
  dismiss: string;
}

export interface ContactCopy {
  heading: string;
  text: string;
  /** 'Chat with a live representative' (coverage: visitor-chat-window). */
  chat: {title: string; text: string; hours: string};
  /** `plainText` stands where there is no chat whose hours it shares. */
  phone: {title: string; text: string; plainText: string};
  email: {title: string; text: string; action: Action};
  form: {heading: string; text: string; topics: string[]; responseTime: string};
  success: {heading: string; text: string; action: Action};
  failure: {heading: string; text: string; action: Action};
}

export interface MaintenanceCopy {
  heading: string;
  text: string;
  note: string;
}

/** A customer's address ends in one of these (coverage: content-states). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** What the country calls its subdivision: "State", "Province"; null where addresses have none. */
  zoneLabel: string | null;
  /** Subdivisions with the codes that the commerce platform takes. */
  zones: Zone[];
  /** "ZIP code", "Postcode"; null where there are none. */
  postalCodeLabel: string | null;
  /** The country in which its addresses are written, as a zone of it (Puerto Rico in the US); null for a country of its own. */
  writtenIn: string | null;
  /** False where nobody has an address (Antarctica). */
  hasAddresses: boolean;
  /** False for a place that the commerce platform knows as a country and ISO does not (Kosovo). */
  isIso: boolean;
}

export interface Zone {
  code: string;
  name: string;
}
