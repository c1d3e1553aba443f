import type {RequestContext} from '../graphql/context.ts';
import {accessDenied} from '../graphql/errors.ts';
import {parseGlobalId} from '../graphql/gid.ts';
import {mergeResolvers} from '../graphql/schemas.ts';
import type {PlatformModule} from '../module.ts';

import {
  addAddresses,
  removeAddresses,
  type SelectableAddressInput,
  type SelectableAddressUpdate,
  updateAddresses,
} from './address-changes.ts';
import {type BuyerInput, changeBuyer} from './buyer-changes.ts';
import {cartFields} from './cart-fields.ts';
import {cartNode, lineNode} from './cart-nodes.ts';
import {
  type CartChange,
  type CartPayload,
  changeCart,
  DONE,
  refuse,
  settleCart,
  userError,
} from './change-cart.ts';
import {
  type Attribute,
  type CartDocument,
  collapseAttributes,
  emptyDocument,
  findCart,
  findCartByGid,
  newCart,
} from './document.ts';
import {addGiftCards, removeGiftCards, replaceGiftCards} from './gift-card-changes.ts';
import {
  addLines,
  type LineInput,
  type LineUpdateInput,
  removeLines,
  updateLines,
} from './line-changes.ts';
import {
  cartMetafieldDelete,
  cartMetafieldsSet,
  findMetafieldFault,
  putMetafield,
} from './metafield-mutations.ts';
import {collapseCodes, priceCart} from './pricing.ts';

const LONGEST_NOTE = 5000;
const LONGEST_ATTRIBUTE_KEY = 255;
const LONGEST_ATTRIBUTE_VALUE = 5000;

interface OnCart {
  cartId: string;
}

interface CartInput {
  attributes?: Attribute[] | null;
  buyerIdentity?: BuyerInput | null;
  delivery?: {addresses?: SelectableAddressInput[] | null} | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  lines?: LineInput[] | null;
  metafields?: {key: string; type: string; value: string}[] | null;
  note?: string | null;
}

type Step = (document: CartDocument) => CartChange;

function setNote(document: CartDocument, note: string, field: readonly string[]): CartChange {
  if (note.length > LONGEST_NOTE) {
    return refuse(
      userError(
        field,
        `The note exceeds the maximum number of ${LONGEST_NOTE} characters.`,
        'NOTE_TOO_LONG',
      ),
    );
  }
  document.note = note;
  return DONE;
}

function setAttributes(
  document: CartDocument,
  attributes: readonly Attribute[],
  field: readonly string[],
): CartChange {
  const index = attributes.findIndex(
    ({key, value}) =>
      Buffer.byteLength(key) > LONGEST_ATTRIBUTE_KEY ||
      Buffer.byteLength(value) > LONGEST_ATTRIBUTE_VALUE,
  );
  if (index !== -1) {
    return refuse(userError([...field, String(index)], 'The attribute is too long.'));
  }
  document.attributes = collapseAttributes(attributes);
  return DONE;
}

/** Does the steps until one refuses; warnings add up. */
function inTurn(document: CartDocument, steps: readonly Step[]): CartChange {
  const warnings = [];
  for (const step of steps) {
    const change = step(document);
    if (!change.ok) return change;
    warnings.push(...(change.warnings ?? []));
  }
  return {ok: true, warnings};
}

/** `cartCreate`: any fault means no cart (§6.6, §6.7). */
function cartCreate(
  _source: unknown,
  args: {input?: CartInput | null},
  context: RequestContext,
): CartPayload {
  const input = args.input ?? {};
  const {services} = context;
  return services.store.transaction(() => {
    const cart = newCart(services);
    const steps: Step[] = [
      (document) => {
        const error = changeBuyer(context, document.buyer, input.buyerIdentity ?? {}, [
          'input',
          'buyerIdentity',
        ]);
        return error === null ? DONE : refuse(error);
      },
      (document) => setNote(document, input.note ?? '', ['input', 'note']),
      (document) => setAttributes(document, input.attributes ?? [], ['input', 'attributes']),
      (document) => {
        document.discountCodes = collapseCodes(input.discountCodes ?? []);
        return DONE;
      },
      (document) => addGiftCards(context, document, input.giftCardCodes ?? []),
      (document) =>
        addAddresses(context, document, cart.token, input.delivery?.addresses ?? [], [
          'input',
          'delivery',
          'addresses',
        ]),
      (document) => addLines(context, document, input.lines ?? [], ['input', 'lines']),
      () => {
        const fault = findMetafieldFault(input.metafields ?? []);
        if (fault !== null) {
          return refuse(
            userError(
              ['input', 'metafields', String(fault.index), fault.field],
              fault.message,
              'INVALID_METAFIELDS',
            ),
          );
        }
        for (const field of input.metafields ?? []) putMetafield(cart, field, cart.createdAt);
        return DONE;
      },
    ];
    const change = inTurn(cart.document, steps);
    return change.ok
      ? settleCart(context, cart, change)
      : {cart: null, userErrors: change.errors, warnings: []};
  });
}

/** A new cart with the same goods, codes, note and attributes, and nothing personal. */
function cartClone(_source: unknown, {cartId}: OnCart, context: RequestContext): CartPayload {
  const {services} = context;
  return services.store.transaction(() => {
    const found = findCartByGid(services, cartId);
    if (found === null || !found.trusted) return changeCart(context, cartId, () => DONE);
    const {lines, attributes, note, discountCodes, metafields} = found.cart.document;
    const ids = new Map(lines.map((line) => [line.id, services.ids.uuid()]));
    const clone = newCart(services);
    clone.document = {
      ...emptyDocument(),
      attributes,
      note,
      discountCodes,
      metafields,
      lines: lines.map((line) => ({
        ...line,
        id: ids.get(line.id) ?? line.id,
        parentId: line.parentId === null ? null : (ids.get(line.parentId) ?? null),
      })),
    };
    return settleCart(context, clone, DONE);
  });
}

/** Payment through the API needs scopes that no storefront token of the shop has. */
const denied = (field: string) => () => {
  throw accessDenied(field, '`unauthenticated_write_cart_wallet_payments` access scope.');
};

export const cartModule: PlatformModule = {
  name: 'cart',
  resolvers: mergeResolvers([
    cartFields,
    {
      QueryRoot: {
        cart: (_source: unknown, {id}: {id: string}, context) => {
          const found = findCartByGid(context.services, id);
          if (found === null) return null;
          return cartNode(priceCart(context.services, found.cart, context.market), found.trusted);
        },
        cartCompletionAttempt: denied('cartCompletionAttempt'),
      },
      Mutation: {
        cartCreate,
        cartClone,
        cartLinesAdd: (_source: unknown, args: OnCart & {lines: LineInput[]}, context) =>
          changeCart(context, args.cartId, (document) =>
            addLines(context, document, args.lines, ['lines']),
          ),
        cartLinesUpdate: (_source: unknown, args: OnCart & {lines: LineUpdateInput[]}, context) =>
          changeCart(context, args.cartId, (document, cart) =>
            updateLines(context, document, cart, args.lines),
          ),
        cartLinesRemove: (_source: unknown, args: OnCart & {lineIds: string[]}, context) =>
          changeCart(context, args.cartId, (document, cart) =>
            removeLines(context, document, cart, args.lineIds),
          ),
        cartNoteUpdate: (_source: unknown, args: OnCart & {note: string}, context) =>
          changeCart(context, args.cartId, (document) => setNote(document, args.note, ['note'])),
        cartAttributesUpdate: (
          _source: unknown,
          args: OnCart & {attributes: Attribute[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            setAttributes(document, args.attributes, ['attributes']),
          ),
        cartBuyerIdentityUpdate: (
          _source: unknown,
          args: OnCart & {buyerIdentity: BuyerInput},
          context,
        ) =>
          changeCart(context, args.cartId, (document) => {
            const error = changeBuyer(context, document.buyer, args.buyerIdentity, [
              'buyerIdentity',
            ]);
            return error === null ? DONE : refuse(error, true);
          }),
        cartRemovePersonalData: (_source: unknown, {cartId}: OnCart, context) =>
          changeCart(context, cartId, (document) => {
            const {buyer, addresses, deliveryOptions, giftCards} = emptyDocument();
            Object.assign(document, {buyer, addresses, deliveryOptions, giftCards});
            return DONE;
          }),
        cartDiscountCodesUpdate: (
          _source: unknown,
          args: OnCart & {discountCodes?: string[] | null},
          context,
        ) =>
          changeCart(context, args.cartId, (document) => {
            document.discountCodes = collapseCodes(args.discountCodes ?? []);
            return DONE;
          }),
        cartGiftCardCodesUpdate: (
          _source: unknown,
          args: OnCart & {giftCardCodes: string[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            replaceGiftCards(context, document, args.giftCardCodes),
          ),
        cartGiftCardCodesAdd: (
          _source: unknown,
          args: OnCart & {giftCardCodes: string[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            addGiftCards(context, document, args.giftCardCodes),
          ),
        cartGiftCardCodesRemove: (
          _source: unknown,
          args: OnCart & {appliedGiftCardIds: string[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            removeGiftCards(document, args.appliedGiftCardIds),
          ),
        cartDeliveryAddressesAdd: (
          _source: unknown,
          args: OnCart & {addresses: SelectableAddressInput[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document, cart) =>
            addAddresses(context, document, cart.token, args.addresses),
          ),
        cartDeliveryAddressesReplace: (
          _source: unknown,
          args: OnCart & {addresses: SelectableAddressInput[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document, cart) => {
            document.addresses = [];
            return addAddresses(context, document, cart.token, args.addresses);
          }),
        cartDeliveryAddressesUpdate: (
          _source: unknown,
          args: OnCart & {addresses: SelectableAddressUpdate[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            updateAddresses(context, document, args.addresses),
          ),
        cartDeliveryAddressesRemove: (
          _source: unknown,
          args: OnCart & {addressIds: string[]},
          context,
        ) =>
          changeCart(context, args.cartId, (document) =>
            removeAddresses(document, args.addressIds),
          ),
        cartSelectedDeliveryOptionsUpdate: (
          _source: unknown,
          args: OnCart & {
            selectedDeliveryOptions: {deliveryGroupId: string; deliveryOptionHandle: string}[];
          },
          context,
        ) =>
          changeCart(context, args.cartId, (document, cart) => {
            const group = priceCart(context.services, cart, context.market).delivery;
            for (const [index, wanted] of args.selectedDeliveryOptions.entries()) {
              const at = ['selectedDeliveryOptions', String(index)];
              if (group === null || parseGlobalId(wanted.deliveryGroupId)?.id !== group.id) {
                return refuse(
                  userError(
                    [...at, 'deliveryGroupId'],
                    'The delivery group does not exist.',
                    'INVALID_DELIVERY_GROUP',
                  ),
                  true,
                );
              }
              const option = group.options.find(
                (one) => one.handle === wanted.deliveryOptionHandle,
              );
              if (option === undefined) {
                return refuse(
                  userError(
                    [...at, 'deliveryOptionHandle'],
                    'The delivery option does not exist.',
                    'INVALID_DELIVERY_OPTION',
                  ),
                  true,
                );
              }
              document.deliveryOptions[group.id] = option.handle;
            }
            return DONE;
          }),
        cartMetafieldsSet,
        cartMetafieldDelete,
        cartPaymentUpdate: denied('cartPaymentUpdate'),
        cartBillingAddressUpdate: denied('cartBillingAddressUpdate'),
        cartPrepareForCompletion: denied('cartPrepareForCompletion'),
        cartSubmitForCompletion: denied('cartSubmitForCompletion'),
        shopPayPaymentRequestSessionCreate: denied('shopPayPaymentRequestSessionCreate'),
        shopPayPaymentRequestSessionSubmit: denied('shopPayPaymentRequestSessionSubmit'),
      },
    },
  ]),
  nodes: {
    Cart: ({id, query}, context) => {
      const cart = findCart(context.services, id);
      if (cart === null) return null;
      const trusted = query.get('key') === cart.secret;
      return cartNode(priceCart(context.services, cart, context.market), trusted);
    },
    CartLine: ({id, query}, context) => {
      const cart = findCart(context.services, query.get('cart') ?? '');
      if (cart === null) return null;
      const priced = priceCart(context.services, cart, context.market);
      const line = priced.lines.find((one) => one.id === id);
      return line === undefined ? null : lineNode(line, priced);
    },
  },
};
