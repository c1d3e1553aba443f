import type {MetafieldNode} from '../catalogue/metafield-resolvers.ts';
import {formatInstant} from '../store/clock.ts';

import type {Cart, CartMetafield} from './document.ts';

/** Where a key without a namespace of its own goes: the calling app's reserved one (§4.7). */
const APP_NAMESPACE = 'app--71000001';

/** `namespace.key`, or a key alone in the app's own namespace. */
export function splitKey(composite: string): {namespace: string; key: string} {
  const dot = composite.indexOf('.');
  return dot === -1
    ? {namespace: APP_NAMESPACE, key: composite}
    : {namespace: composite.slice(0, dot), key: composite.slice(dot + 1)};
}

/** @param owner the cart's node, without its key: a metafield's parent never shows it (§3.1) */
export function toMetafieldNode(cart: Cart, field: CartMetafield, owner: object): MetafieldNode {
  return {
    __typename: 'Metafield',
    field,
    owner,
    ownerId: `Cart/${cart.token}`,
    at: formatInstant(new Date(field.updatedAt)),
  };
}

export function cartMetafieldNode(
  cart: Cart,
  owner: object,
  namespace: string | null,
  key: string,
): MetafieldNode | null {
  const wanted = namespace ?? APP_NAMESPACE;
  const field = cart.document.metafields.find((one) => one.namespace === wanted && one.key === key);
  return field === undefined ? null : toMetafieldNode(cart, field, owner);
}

const LIST = /^list\./;

/** Whether a value is one of the type it says it has. */
export function isValidValue(type: string, value: string): boolean {
  const base = type.replace(LIST, '');
  if (LIST.test(type)) {
    try {
      return Array.isArray(JSON.parse(value));
    } catch {
      return false;
    }
  }
  switch (base) {
    case 'number_integer':
      return /^-?\d+$/.test(value);
    case 'number_decimal':
      return /^-?\d+(\.\d+)?$/.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'date_time':
      return !Number.isNaN(Date.parse(value));
    case 'json':
    case 'money':
    case 'rating':
      try {
        JSON.parse(value);
        return true;
      } catch {
        return false;
      }
    case 'url':
      return URL.canParse(value);
    default:
      return value !== '';
  }
}

const TYPES = new Set([
  'boolean',
  'color',
  'date',
  'date_time',
  'dimension',
  'id',
  'json',
  'language',
  'link',
  'money',
  'multi_line_text_field',
  'number_decimal',
  'number_integer',
  'rating',
  'rich_text_field',
  'single_line_text_field',
  'url',
  'volume',
  'weight',
]);

export function isKnownType(type: string): boolean {
  const base = type.replace(LIST, '');
  return TYPES.has(base) || base.endsWith('_reference');
}
