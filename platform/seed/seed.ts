import type {
  CollectionRecord,
  ImageRecord,
  ProductRecord,
  SellingPlanGroupRecord,
} from '../catalogue/records.ts';
import type {ContentKind, ContentRow} from '../content/contents.ts';
import type {DiscountRecord} from '../discounts/records.ts';

export interface RedirectRow {
  path: string;
  target: string;
}

export interface GiftCardRow {
  code: string;
  /** Cents. */
  balance: number;
  expiresAt: string | null;
}

/** Who the shop is, as its owner set it up. */
export interface ShopRecord {
  name: string;
  email: string;
  /** Whether its pages bear the mark of the seed's shop, a sun; another one's name stands alone. */
  hasSun: boolean;
  description: string | null;
  slogan: string | null;
  shortDescription: string | null;
  /** The picture of the brand settings; absent without one. */
  cover?: ImageRecord;
}

/** Everything a fresh platform starts with, as records. */
export interface Seed {
  shop: ShopRecord;
  products: readonly ProductRecord[];
  collections: readonly CollectionRecord[];
  sellingPlanGroups: readonly SellingPlanGroupRecord[];
  contents: readonly {kind: ContentKind; row: ContentRow}[];
  redirects: readonly RedirectRow[];
  discounts: readonly {record: DiscountRecord; uses: number}[];
  giftCards: readonly GiftCardRow[];
}
