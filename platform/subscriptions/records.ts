import type {PostalAddress} from '../customers/records.ts';

/** Ordergroove's codes of a period. */
export const PERIODS = {day: 1, week: 2, month: 3} as const;
export type Period = (typeof PERIODS)[keyof typeof PERIODS];

export interface SubscriptionRecord {
  /** 32 hex digits, as every id of this service. */
  id: string;
  customerId: number;
  email: string;
  variantId: number;
  planId: number;
  quantity: number;
  every: number;
  period: Period;
  /** Cents a unit as they were agreed. */
  unitPrice: number;
  currency: string;
  attributes: {key: string; value: string}[];
  address: PostalAddress;
  payment: string;
  /** Number of the shop's order that began it. */
  orderNumber: number;
  /** The platform's origin: links of later mails lead there. */
  origin: string;
  startedAt: string;
  state: 'live' | 'paused' | 'canceled';
  canceledAt: string | null;
  cancelReason: string | null;
  cancelReasonCode: number | null;
  updatedAt: string;
}

/** Ordergroove's codes of an order's state, those that this service knows. */
export const ORDER_STATUS = {
  unsent: 1,
  rejected: 3,
  canceled: 4,
  success: 5,
  pendingPlacement: 11,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** One delivery of a subscription, to come or past. */
export interface DeliveryRecord {
  id: string;
  subscriptionId: string;
  customerId: number;
  status: OrderStatus;
  /** When it is (or was) placed. */
  placeAt: string;
  /**
   * Day of the month that a monthly subscription keeps: the last day of a shorter month stands in for it, once.
   * Deliveries of older data files have none.
   */
  monthDay?: number;
  createdAt: string;
  canceledAt: string | null;
  /** Number of the shop's order, once it is placed. */
  orderNumber: number | null;
  rejectedMessage: string | null;
}

/** Why a shopper stops; the codes that `cancel_reason` may begin with. */
export const CANCEL_REASONS: readonly {code: number; text: string}[] = [
  {code: 1, text: 'I have more than I need'},
  {code: 2, text: 'It is too expensive'},
  {code: 3, text: 'I want another product'},
  {code: 4, text: 'It did not work for me'},
  {code: 5, text: 'The deliveries came at the wrong time'},
  {code: 6, text: 'Another reason'},
];
