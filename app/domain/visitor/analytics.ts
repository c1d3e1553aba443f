import {USD} from '~/domain/values/money';

import type {ViewLabel} from './view-label';

/** A product in GA4's e-commerce shape. Prices are decimals of the body's currency, as GA4 wants them. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  price: number;
  discount?: number;
  quantity: number;
}

interface Ecommerce {
  currency: string;
  value: number;
  items: AnalyticsItem[];
}

interface ListEcommerce {
  item_list_id: string;
  item_list_name: string;
  items: AnalyticsItem[];
}

/**
 * The events of the tag manager's data layer (coverage: visitor-events). None of them carries anything that names a
 * person.
 */
export type AnalyticsEvent =
  | {
      event: 'virtual_page_view';
      page_path: string;
      page_location: string;
      page_title: string;
      view_label: ViewLabel;
    }
  | {event: 'spa_page_view'; page_path: string; view_label: ViewLabel}
  | {event: 'view_item'; ecommerce: Ecommerce}
  | {event: 'view_item_list'; ecommerce: ListEcommerce}
  | {event: 'select_item'; ecommerce: ListEcommerce}
  | {event: 'add_to_cart'; ecommerce: Ecommerce}
  | {event: 'remove_from_cart'; ecommerce: Ecommerce}
  | {event: 'view_cart'; ecommerce: Ecommerce}
  | {event: 'begin_checkout'; ecommerce: Ecommerce & {coupon?: string}}
  | {event: 'buy_now'; ecommerce: Ecommerce}
  | {event: 'add_to_wishlist'; ecommerce: Ecommerce}
  | {event: 'remove_from_wishlist'; ecommerce: Ecommerce}
  | {event: 'cta'; cta_text: string; cta_location: string; cta_destination: string}
  | {event: 'login'; method: 'password' | 'activation' | 'reset' | 'hosted'}
  | {event: 'sign_up'; method: 'password'; student: boolean}
  | {event: 'search'; search_term: string; results: number}
  | {event: 'coupon'; coupon: string; status: 'applied' | 'invalid' | 'removed'}
  | {event: 'filter'; filter_name: string; filter_value: string; selected: boolean}
  | {event: 'form_start'; form_name: string}
  | {event: 'form_submit'; form_name: string; status: 'success' | 'failure'}
  | {event: 'quiz_complete'; quiz_name: string; result: string}
  | {event: 'experiment_impression'; experiment_id: string; variant_id: string}
  | {event: 'view_promotion'; promotion_id: string; promotion_name: string}
  | {event: 'select_promotion'; promotion_id: string; promotion_name: string}
  | {event: 'chat'; action: 'open' | 'ready' | 'offline' | 'message'}
  | {event: 'custom_error'; error_type: string; error_message: string};

function total(items: readonly AnalyticsItem[]): number {
  const cents = items.reduce(
    (sum, {price, quantity}) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return cents / 100;
}

/** The e-commerce body of items of one currency: value is the sum of price times quantity. */
export function ecommerce(items: AnalyticsItem[], currency: string = USD): Ecommerce {
  return {currency, value: total(items), items};
}

/** Where in which list an item stands; `index` counts from 0. */
export interface ListPosition {
  id: string;
  name: string;
  index: number;
}

/** What an event names of a product, as the shopper sees it. Prices are cents for one unit. */
export interface ShownItem {
  handle: string;
  title: string;
  type?: string;
  /** The variant in words; empty where there is no choice to name. */
  variant: string;
  price: number;
  /** The price struck beside it; null where there is none. */
  full: number | null;
  quantity: number;
  list?: ListPosition;
}

/**
 * A product as an item of an event, of any event (coverage: visitor-item-id): `item_id` is the product's handle, which every
 * place knows, and `item_variant` tells its variants apart.
 */
export function toItem(shown: ShownItem, brand: string): AnalyticsItem {
  const {handle, title, type = '', variant, price, full, quantity, list} = shown;
  const saving = full === null ? 0 : full - price;
  return {
    item_id: handle,
    item_name: title,
    item_brand: brand,
    ...(type === '' ? {} : {item_category: type}),
    ...(variant === '' ? {} : {item_variant: variant}),
    ...(list ? {item_list_id: list.id, item_list_name: list.name, index: list.index} : {}),
    price: price / 100,
    ...(saving > 0 ? {discount: saving / 100} : {}),
    quantity,
  };
}
