import {demo} from './demo/settings';

export {demo};

/**
 * The storefront's typed settings: what a merchant decides once per shop, as opposed to secrets and hosts,
 * which are environment variables (see .env.example).
 */
export interface Campaign {
  enabled: boolean;
  /** ISO instant from which the campaign's pages open; absent: always. */
  startsAt?: string;
  /** ISO instant at which they close. */
  endsAt?: string;
}

interface StorefrontConfig {
  brand: {
    name: string;
    slug: string;
    tagline: string;
    /** In place of the shop’s red, `#rrggbb`; tailwind.config.js makes its shades. */
    color?: string;
    /** In place of the sun and the name: an address of the store’s files, with the picture’s own size. */
    logo?: {src: string; width: number; height: number};
  };
  locale: 'en-US';
  currencyCode: 'USD';
  country: 'US';
  language: 'EN';
  /**
   * Campaign pages open while the campaign of that name is enabled (guards `total`, `total-chimarathon`;
   * coverage: page-campaigns).
   */
  campaigns: Record<'total' | 'total-chimarathon' | 'summer-campaign', Campaign>;
  /**
   * Where menus, banners, campaigns, promotions and the words of categories come from: the store, as far as it has them, or, where
   * this is absent, the repository's content alone. `CONTENT_FROM` says otherwise for one deployment.
   */
  contentFrom?: 'store' | 'repository';
  links: {helpCenter: string};
  /** An empty phone is none, as an empty help center is: nothing names it then. */
  support: {phone: string; email: string};
}

/** This shop's own. They begin as those of the demo. */
export const own: StorefrontConfig = {
  brand: {
    name: 'Brightwell',
    slug: 'brightwell',
    tagline: 'Oral care for bright mornings',
  },
  locale: 'en-US',
  currencyCode: 'USD',
  country: 'US',
  language: 'EN',
  campaigns: {
    total: {enabled: true},
    'total-chimarathon': {enabled: true},
    // The flag exists and is always off (coverage: shop-summer-campaign).
    'summer-campaign': {enabled: false},
  },
  links: {helpCenter: 'https://help.brightwell.example/'},
  support: {phone: '(800) 555-0142', email: 'care@brightwell.example'},
};

/** The tests run the demo (`BUILD_SHOP`), whatever stands above. */
export const config: StorefrontConfig = (process.env.BUILD_SHOP ?? 'own') === 'own' ? own : demo;
