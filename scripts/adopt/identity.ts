/** A picture of the store's files. */
export interface BrandLogo {
  src: string;
  width: number;
  height: number;
}

/** What a shop is called and where it is reached: the part of hydrogen.config.ts that a merchant is asked for. */
export interface Identity {
  name: string;
  slug: string;
  tagline: string;
  email: string;
  /** Empty where nobody answers one. */
  phone: string;
  /** Empty where there is none. */
  helpCenter: string;
  /** The brand's colour, `#rrggbb`; null keeps the shop's red. */
  color: string | null;
  /** That of the store's brand; null shows the name beside the shop's sun. */
  logo: BrandLogo | null;
  /** Where menus, banners, campaigns, promotions and the words of categories come from. */
  contentFrom: 'store' | 'repository';
}
