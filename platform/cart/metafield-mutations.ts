import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import {stableNumber} from '../store/ids.ts';

import {cartNode} from './cart-nodes.ts';
import {type Cart, findCartByGid, saveCart} from './document.ts';
import {isKnownType, isValidValue, splitKey, toMetafieldNode} from './metafields.ts';
import {priceCart} from './pricing.ts';

interface MetafieldInput {
  ownerId: string;
  key: string;
  type: string;
  value: string;
}

const MOST_METAFIELDS = 25;
const LONGEST_KEY = 64;

interface SetError {
  code: string;
  field: string[];
  message: string;
  elementIndex: number | null;
}

function findFault(
  input: Omit<MetafieldInput, 'ownerId'>,
): {code: string; field: string; message: string} | null {
  const {key} = splitKey(input.key);
  if (key.trim() === '') return {code: 'BLANK', field: 'key', message: "Key can't be blank"};
  if (key.length > LONGEST_KEY) {
    return {
      code: 'TOO_LONG',
      field: 'key',
      message: `Key is too long (maximum is ${LONGEST_KEY} characters)`,
    };
  }
  if (!isKnownType(input.type)) {
    return {code: 'INVALID_TYPE', field: 'type', message: `Type ${input.type} is invalid`};
  }
  if (!isValidValue(input.type, input.value)) {
    return {code: 'INVALID_VALUE', field: 'value', message: 'Value is invalid'};
  }
  return null;
}

/** Writes one metafield into a cart that is about to be saved. */
export function putMetafield(
  cart: Cart,
  input: Omit<MetafieldInput, 'ownerId'>,
  now: string,
): void {
  const {namespace, key} = splitKey(input.key);
  const {metafields} = cart.document;
  const old = metafields.find((one) => one.namespace === namespace && one.key === key);
  if (old === undefined) {
    metafields.push({
      namespace,
      key,
      type: input.type,
      value: input.value,
      createdAt: now,
      updatedAt: now,
    });
  } else Object.assign(old, {type: input.type, value: input.value, updatedAt: now});
}

/** The first fault of `cartCreate(input: {metafields})`; null for none. */
export function findMetafieldFault(inputs: readonly Omit<MetafieldInput, 'ownerId'>[]) {
  for (const [index, input] of inputs.entries()) {
    const fault = findFault(input);
    if (fault !== null) return {...fault, index};
  }
  return null;
}

/** All or none are set; at most 25 at a time. */
export function cartMetafieldsSet(
  _source: unknown,
  {metafields}: {metafields: MetafieldInput[]},
  context: RequestContext,
) {
  const {services} = context;
  if (metafields.length > MOST_METAFIELDS) {
    const error: SetError = {
      code: 'LESS_THAN_OR_EQUAL_TO',
      field: ['metafields'],
      message: `Exceeded the maximum metafields input limit of ${MOST_METAFIELDS}.`,
      elementIndex: null,
    };
    return {metafields: null, userErrors: [error]};
  }
  return services.store.transaction(() => {
    const errors: SetError[] = [];
    const carts = new Map<string, Cart>();
    for (const [index, input] of metafields.entries()) {
      const found = findCartByGid(services, input.ownerId);
      const place = ['metafields', String(index)];
      if (found === null || !found.trusted) {
        errors.push({
          code: 'INVALID_OWNER',
          field: [...place, 'ownerId'],
          message: 'Owner does not exist.',
          elementIndex: index,
        });
        continue;
      }
      const fault = findFault(input);
      if (fault !== null) {
        errors.push({...fault, field: [...place, fault.field], elementIndex: index});
        continue;
      }
      const cart = carts.get(found.cart.token) ?? found.cart;
      carts.set(cart.token, cart);
      putMetafield(cart, input, services.clock.now().toISOString());
    }
    if (errors.length > 0) return {metafields: null, userErrors: errors};
    const saved = new Map([...carts].map(([token, cart]) => [token, saveCart(services, cart)]));
    return {
      metafields: metafields.flatMap((input) => {
        const {namespace, key} = splitKey(input.key);
        const token = findCartByGid(services, input.ownerId)?.cart.token ?? '';
        const cart = saved.get(token);
        const field = cart?.document.metafields.find(
          (one) => one.namespace === namespace && one.key === key,
        );
        if (cart === undefined || field === undefined) return [];
        const owner = cartNode(priceCart(services, cart, context.market), false);
        return [toMetafieldNode(cart, field, owner)];
      }),
      userErrors: [],
    };
  });
}

export function cartMetafieldDelete(
  _source: unknown,
  {input}: {input: {ownerId: string; key: string}},
  {services}: RequestContext,
) {
  return services.store.transaction(() => {
    const found = findCartByGid(services, input.ownerId);
    if (found === null || !found.trusted) {
      return {
        deletedId: null,
        userErrors: [
          {code: 'INVALID_OWNER', field: ['input', 'ownerId'], message: 'Owner does not exist.'},
        ],
      };
    }
    const {namespace, key} = splitKey(input.key);
    const {document} = found.cart;
    const kept = document.metafields.filter(
      (one) => one.namespace !== namespace || one.key !== key,
    );
    if (kept.length === document.metafields.length) {
      return {
        deletedId: null,
        userErrors: [
          {
            code: 'METAFIELD_DOES_NOT_EXIST',
            field: ['input', 'key'],
            message: 'Metafield does not exist.',
          },
        ],
      };
    }
    document.metafields = kept;
    saveCart(services, found.cart);
    const id = stableNumber('metafield', `Cart/${found.cart.token}/${namespace}/${key}`);
    return {deletedId: gid('Metafield', id), userErrors: []};
  });
}
