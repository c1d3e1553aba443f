import type {MetafieldRecord} from '../catalogue/records.ts';

import type {ContentRow} from './contents.ts';

interface Seo {
  title: string | null;
  description: string | null;
}

export interface PageRow extends ContentRow {
  title: string;
  bodyHtml: string;
  published: boolean;
  seo: Seo;
  metafields: MetafieldRecord[];
  createdAt: string;
  updatedAt: string;
}

export interface BlogRow extends ContentRow {
  title: string;
  seo: Seo;
  metafields: MetafieldRecord[];
}

/** `handle` is `{blog}/{slug}`: an article's own handle is unique within its blog only. */
export interface ArticleRow extends ContentRow {
  blogId: number;
  slug: string;
  title: string;
  contentHtml: string;
  excerpt: string | null;
  author: {firstName: string; lastName: string; email: string};
  tags: string[];
  published: boolean;
  publishedAt: string;
  seo: Seo;
  metafields: MetafieldRecord[];
}

/** `handle` is that of the page: `privacy-policy`, `refund-policy`, … */
export interface PolicyRow extends ContentRow {
  title: string;
  body: string;
}

export const MENU_ITEM_TYPES = [
  'ARTICLE',
  'BLOG',
  'CATALOG',
  'COLLECTION',
  'COLLECTIONS',
  'CUSTOMER_ACCOUNT_PAGE',
  'FRONTPAGE',
  'HTTP',
  'METAOBJECT',
  'PAGE',
  'PRODUCT',
  'SEARCH',
  'SHOP_POLICY',
] as const;
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number];

export interface MenuItemRow {
  id: number;
  title: string;
  type: MenuItemType;
  /** A path of the shop, or an absolute address. */
  url: string;
  /** The gid of what it leads to; null for static targets. */
  resourceId: string | null;
  items: MenuItemRow[];
}

export interface MenuRow extends ContentRow {
  title: string;
  items: MenuItemRow[];
}

/** `handle` is `{type}/{slug}`. */
export interface MetaobjectRow extends ContentRow {
  type: string;
  slug: string;
  status: 'ACTIVE' | 'DRAFT';
  fields: {key: string; type: string; value: string}[];
  updatedAt: string;
}
