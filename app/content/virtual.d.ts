/** The modules that scripts/content/vite-plugin.ts compiles from `content/`. */
declare module 'virtual:content/data' {
  import type {ChatHours} from '~/domain/chat-hours';
  import type {
    BundleConfig,
    CampaignPage,
    CodeOffer,
    ContactCopy,
    ContentImage,
    Country,
    FirstOrderPopup,
    Home,
    MaintenanceCopy,
    Quiz,
    StaticImage,
    Topic,
    Zone,
  } from '~/domain/content';
  import type {Experiment} from '~/domain/experiments';
  import type {Category, Navigation} from '~/domain/navigation';
  import type {GiftPromotion} from '~/domain/promotions';

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
    countries: Country[];
    states: Zone[];
    strings: Record<string, string>;
  };
}

declare module 'virtual:content/articles' {
  import type {Article, ArticleText} from '~/domain/content';
  /** Newest first. */
  export const articles: Article[];
  export const articleTexts: ArticleText[];
}

declare module 'virtual:content/article-bodies' {
  import type {ArticleBody} from '~/domain/content';
  export const articleBodies: [slug: string, body: ArticleBody][];
}

declare module 'virtual:content/pages' {
  import type {ContentPage} from '~/domain/content';
  export const pages: ContentPage[];
}
