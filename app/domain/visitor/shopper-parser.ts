import {accepted, refused, type Result} from '~/domain/values/result';

import type {CartReply, Shopper, ShopperCart} from './shopper';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextOrNull = (value: unknown) => value === null || isText(value);

function isCart(value: unknown): boolean {
  return (
    isObject(value) &&
    Array.isArray(value.lines) &&
    Array.isArray(value.discountCodes) &&
    isObject(value.cost) &&
    typeof value.totalQuantity === 'number' &&
    isText(value.note) &&
    isText(value.checkoutUrl)
  );
}

function isShopperCart(value: unknown): value is ShopperCart & Fields {
  return (
    isObject(value) &&
    (value.cart === null || isCart(value.cart)) &&
    Array.isArray(value.warnings) &&
    isObject(value.gifts) &&
    Array.isArray(value.gifts.messages) &&
    Array.isArray(value.gifts.lines) &&
    (value.topPick === null || isObject(value.topPick))
  );
}

const isRefusal = (value: unknown) =>
  value === null ||
  (isObject(value) && isText(value.message) && isText(value.place) && isTextOrNull(value.lineId));

const isReply = (value: unknown): value is CartReply =>
  isObject(value) &&
  typeof value.ok === 'boolean' &&
  (value.shopper === null || isShopperCart(value.shopper)) &&
  Array.isArray(value.alerts) &&
  value.alerts.every(isText) &&
  isRefusal(value.refusal) &&
  isTextOrNull(value.checkoutUrl);

const isShopper = (value: unknown): value is Shopper =>
  isShopperCart(value) && typeof value.unreachable === 'boolean';

/**
 * Reads the answer to a posted change, the JSON of a `CartReply`. Refuses what is none: a page of somebody on the way, the
 * answer of another build. The outline is checked and not every field of the cart, whose values the edge checked where the
 * platform handed them over; and it is checked without a schema library, which would weigh more than the queue itself.
 */
export function parseCartReply(answer: unknown): Result<CartReply> {
  return isReply(answer) ? accepted(answer) : refused('The answer is no reply of the cart.');
}

/** Reads the answer of `GET /api/shopper` in the same way. */
export function parseShopper(answer: unknown): Result<Shopper> {
  return isShopper(answer) ? accepted(answer) : refused('The answer is no shopper.');
}
