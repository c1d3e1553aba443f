/** The modules that scripts/content/vite-plugin.ts compiles from `content/`. */
declare module 'virtual:content/data' {
  import type {
    BundleConfig,
    CampaignPage,
    ChatHours,
    ContactCopy,
    ContentImage,
    Country,
    Experiment,
    FirstOrderPopup,
    FreeGiftPromotion,
    Home,
    MaintenanceCopy,
    Quiz,
    StaticImage,
    TopPicks,
    Topic,
    Zone,
  } from '~/domain/content';
  import type {Category, Navigation} from '~/domain/navigation';

  export const data: {
    images: ContentImage[];
    categories: Category[];
    navigation: Navigation;
    promotions: FreeGiftPromotion[];
    bundles: BundleConfig[];
    experiments: Experiment[];
    'static-images': StaticImage[];
    quiz: Quiz;
    trending: {queries: string[]};
    home: Home;
    campaigns: CampaignPage[];
    'first-order-popup': FirstOrderPopup;
    contact: ContactCopy;
    'chat-hours': ChatHours;
    maintenance: MaintenanceCopy;
    topics: Topic[];
    'top-picks': TopPicks;
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
