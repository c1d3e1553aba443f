/** The modules that scripts/content/vite-plugin.ts compiles from `content/`. */
declare module 'virtual:content/data' {
  import type {
    BundleConfig,
    CampaignPage,
    CodeOffer,
    ContactCopy,
    ContentImage,
    FirstOrderPopup,
    Home,
    MaintenanceCopy,
    Quiz,
    StaticImage,
    Topic,
    Zone,
  } from '~/domain/content/content';
  import type {Category, Navigation} from '~/domain/content/navigation';
  import type {GiftPromotion} from '~/domain/promotions/promotion';
  import type {ChatHours} from '~/domain/visitor/chat-hours';
  import type {Experiment} from '~/domain/visitor/experiments';

  export const data: {
    images: ContentImage[];
    categories: Category[];
    navigation: Navigation;
    promotions: GiftPromotion[];
    bundles: BundleConfig[];
    experiments: Experiment[];
    'static-images': StaticImage[];
    quiz: Quiz;
    trending: {queries: string[]};
    home: Home;
    campaigns: CampaignPage[];
    'first-order-popup': FirstOrderPopup;
    'student-offer': CodeOffer;
    contact: ContactCopy;
    'chat-hours': ChatHours;
    maintenance: MaintenanceCopy;
    topics: Topic[];
    states: Zone[];
    strings: Record<string, string>;
  };
}

declare module 'virtual:content/articles' {
  import type {Article} from '~/domain/content/content';
  /** Newest first. */
  export const articles: Article[];
}

declare module 'virtual:content/article-bodies' {
  import type {ArticleBody} from '~/domain/content/content';
  /** By slug; parsed when first asked for. */
  export const articleBodies: () => [slug: string, body: ArticleBody][];
}

declare module 'virtual:content/countries' {
  import type {Country} from '~/domain/content/content';
  /** Parsed when first asked for. */
  export const countries: () => Country[];
}

declare module 'virtual:content/pages' {
  import type {ContentPage} from '~/domain/content/content';
  /** Parsed when first asked for. */
  export const pages: () => ContentPage[];
}
