/** What the promotion simulator was asked and found, as its page shows it. */
export interface Simulation {
  /** The cart as it was filled in. */
  rows: {handle: string; quantity: string}[];
  products: {handle: string; title: string}[];
  promotions: {
    id: string;
    bannerName: string;
    endDate: string;
    enabled: boolean;
    declined: boolean;
    soldOut: boolean;
    reason: string;
  }[];
  /** Dollars that replace the subtotal of the lines; empty for their own. */
  subtotal: string;
  steps: string[];
}
