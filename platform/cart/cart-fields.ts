import {variantNode} from '../catalogue/nodes.ts';
import type {PlanAllocationNode} from '../catalogue/plan-resolvers.ts';
import type {Market} from '../content/markets.ts';
import {addressName, formatAddress, formatArea} from '../customers/address-rules.ts';
import {customerNode, type MailingAddressNode} from '../customers/customer-node.ts';
import type {Allocation} from '../discounts/discounted-lines.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import {money} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {formatInstant} from '../store/clock.ts';

import {
  type CartLineNode,
  type CartNode,
  cartNode,
  componentLines,
  keylessCartId,
  lineGid,
  lineNode,
} from './cart-nodes.ts';
import {type DeliveryGroup, toPostalAddress} from './delivery.ts';
import type {Attribute, SelectableAddress} from './document.ts';
import {cartMetafieldNode} from './metafields.ts';
import type {PricedCart} from './pricing.ts';

const instant = (text: string) => formatInstant(new Date(text));

const findAttribute = (attributes: readonly Attribute[], key: string) =>
  attributes.find((attribute) => attribute.key === key) ?? null;

/** One share of a discount, as its concrete type (§7.2). */
function allocationNode(allocation: Allocation, market: Market) {
  const {discount, typedCode, targetType} = allocation;
  return {
    __typename:
      typedCode === null ? 'CartAutomaticDiscountAllocation' : 'CartCodeDiscountAllocation',
    ...(typedCode === null ? {title: discount.title} : {code: typedCode}),
    discountedAmount: money(allocation.amount, market),
    targetType,
    discountApplication: {
      targetType,
      targetSelection: allocation.targetSelection,
      allocationMethod: allocation.allocationMethod,
      value:
        'percentage' in allocation.value
          ? {__typename: 'PricingPercentageValue', percentage: allocation.value.percentage}
          : money(allocation.value.amount, market),
    },
  };
}

interface GroupNode {
  group: DeliveryGroup;
  priced: PricedCart;
}

interface SelectableAddressNode {
  address: SelectableAddress;
}

const cost = ({priced}: CartNode) => {
  const {market, subtotal, total} = priced;
  return {
    subtotalAmount: money(subtotal, market),
    subtotalAmountEstimated: true,
    totalAmount: money(total, market),
    totalAmountEstimated: true,
    checkoutChargeAmount: money(subtotal, market),
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  };
};

const lineFields = {
  id: ({line, priced}: CartLineNode) => lineGid(line.id, priced.cart.token),
  quantity: ({line}: CartLineNode) => line.quantity,
  attributes: ({line}: CartLineNode) => line.base.attributes,
  attribute: ({line}: CartLineNode, {key}: {key: string}) =>
    findAttribute(line.base.attributes, key),
  merchandise: ({line, priced}: CartLineNode) => variantNode(line.variant, priced.market),
  cost: ({line, priced: {market}}: CartLineNode) => ({
    amountPerQuantity: money(line.unitPrice, market),
    compareAtAmountPerQuantity:
      line.compareAtPrice === null ? null : money(line.compareAtPrice, market),
    subtotalAmount: money(line.subtotal, market),
    totalAmount: money(line.total, market),
  }),
  estimatedCost: ({line, priced: {market}}: CartLineNode) => ({
    amount: money(line.unitPrice, market),
    compareAtAmount: line.compareAtPrice === null ? null : money(line.compareAtPrice, market),
    subtotalAmount: money(line.subtotal, market),
    totalAmount: money(line.total, market),
  }),
  discountAllocations: ({line, priced}: CartLineNode) =>
    line.allocations.map((allocation) => allocationNode(allocation, priced.market)),
};

export const cartFields: Resolvers = {
  Cart: {
    id: ({priced: {cart}, trusted}: CartNode) =>
      trusted ? `${gid('Cart', cart.token)}?key=${cart.secret}` : keylessCartId(cart.token),
    checkoutUrl: ({priced: {cart}, trusted}: CartNode, _args: unknown, {origin}) =>
      `${origin}/cart/c/${cart.token}${trusted ? `?key=${cart.secret}` : ''}`,
    createdAt: ({priced}: CartNode) => instant(priced.cart.createdAt),
    updatedAt: ({priced}: CartNode) => instant(priced.cart.updatedAt),
    note: ({priced}: CartNode) => priced.cart.document.note,
    attributes: ({priced}: CartNode) => priced.cart.document.attributes,
    attribute: ({priced}: CartNode, {key}: {key: string}) =>
      findAttribute(priced.cart.document.attributes, key),
    totalQuantity: ({priced}: CartNode) => priced.totalQuantity,
    cost,
    estimatedCost: cost,
    discountCodes: ({priced}: CartNode) =>
      priced.codes.map(({code, applicable}) => ({code, applicable})),
    discountAllocations: ({priced}: CartNode) =>
      priced.cartAllocations.map((allocation) => allocationNode(allocation, priced.market)),
    appliedGiftCards: ({priced}: CartNode) =>
      priced.giftCards.map((card) => ({
        __typename: 'AppliedGiftCard',
        id: gid('AppliedGiftCard', card.id),
        lastCharacters: card.code.slice(-4),
        balance: money(card.balance, priced.market),
        balanceV2: money(card.balance, priced.market),
        amountUsed: money(card.used, priced.market),
        amountUsedV2: money(card.used, priced.market),
        presentmentAmountUsed: money(card.used, priced.market),
      })),
    lines: ({priced}: CartNode, args: PageArguments, context) =>
      connection(
        priced.lines,
        args,
        context,
        (line) => line.id,
        (line) => lineNode(line, priced),
      ),
    buyerIdentity: (source: CartNode) => source,
    delivery: (source: CartNode) => source,
    deliveryGroups: ({priced, trusted}: CartNode, args: PageArguments, context) =>
      connection(
        priced.delivery === null || !trusted ? [] : [priced.delivery],
        args,
        context,
        (group) => group.id,
        (group): GroupNode => ({group, priced}),
      ),
    metafield: ({priced}: CartNode, {namespace, key}: {namespace?: string | null; key: string}) =>
      cartMetafieldNode(priced.cart, cartNode(priced, false), namespace ?? null, key),
    // On a cart missing ones are left out instead of null (§4.7).
    metafields: (
      {priced}: CartNode,
      {identifiers}: {identifiers: {namespace?: string | null; key: string}[]},
    ) =>
      identifiers
        .map(({namespace, key}) =>
          cartMetafieldNode(priced.cart, cartNode(priced, false), namespace ?? null, key),
        )
        .filter((field) => field !== null),
  },
  CartBuyerIdentity: {
    email: ({priced, trusted}: CartNode) =>
      trusted ? (priced.cart.document.buyer.email ?? priced.customer?.email ?? null) : null,
    phone: ({priced, trusted}: CartNode) =>
      trusted ? (priced.cart.document.buyer.phone ?? priced.customer?.phone ?? null) : null,
    countryCode: ({priced}: CartNode) => priced.cart.document.buyer.countryCode,
    customer: ({priced, trusted}: CartNode) =>
      priced.customer === null || !trusted
        ? null
        : customerNode(priced.customer, priced.cart.document.buyer.customerToken ?? ''),
    deliveryAddressPreferences: () => [],
    preferences: ({priced, trusted}: CartNode) =>
      trusted ? priced.cart.document.buyer.preferences : null,
    purchasingCompany: () => null,
  },
  CartDelivery: {
    addresses: ({priced, trusted}: CartNode, {selected}: {selected?: boolean | null}) =>
      trusted
        ? priced.cart.document.addresses
            .filter((address) => selected !== true || address.selected)
            .map((address): SelectableAddressNode => ({address}))
        : [],
  },
  CartSelectableAddress: {
    id: ({address}: SelectableAddressNode) => gid('CartSelectableAddress', address.id),
    selected: ({address}: SelectableAddressNode) => address.selected,
    oneTimeUse: ({address}: SelectableAddressNode) => address.oneTimeUse,
    address: ({address}: SelectableAddressNode) => {
      const postal = toPostalAddress(address.address);
      return {
        __typename: 'CartDeliveryAddress',
        ...address.address,
        name: addressName(postal),
        latitude: null,
        longitude: null,
        formatted: (args: {withName: boolean; withCompany: boolean}) => formatAddress(postal, args),
        formattedArea: formatArea(postal),
      };
    },
  },
  CartDeliveryGroup: {
    id: ({group, priced}: GroupNode) =>
      `${gid('CartDeliveryGroup', group.id)}?cart=${priced.cart.token}`,
    groupType: () => 'ONE_TIME_PURCHASE',
    deliveryAddress: ({group, priced}: GroupNode): MailingAddressNode => ({
      __typename: 'MailingAddress',
      gid: `${gid('MailingAddress', group.id)}?model_name=CartDeliveryAddress&cart=${priced.cart.token}`,
      address: group.address,
    }),
    deliveryOptions: ({group, priced}: GroupNode) =>
      group.options.map((option) => optionNode(option, priced.market)),
    selectedDeliveryOption: ({group, priced}: GroupNode) =>
      optionNode(group.selected, priced.market),
    cartLines: ({priced}: GroupNode, args: PageArguments, context) =>
      connection(
        priced.lines.filter((line) => line.quantity > 0),
        args,
        context,
        (line) => line.id,
        (line) => lineNode(line, priced),
      ),
  },
  BaseCartLine: lineFields,
  CartLine: {
    ...lineFields,
    sellingPlanAllocation: planAllocation,
    instructions: () => ({canRemove: true, canUpdateQuantity: true}),
    parentRelationship: ({line, priced}: CartLineNode) => {
      const parent =
        line.base.parentId === null
          ? undefined
          : priced.lines.find((one) => one.base.id === line.base.parentId);
      return parent === undefined ? null : {parent: lineNode(parent, priced)};
    },
  },
  ComponentizableCartLine: {
    ...lineFields,
    sellingPlanAllocation: planAllocation,
    lineComponents: ({line, priced}: CartLineNode, _args: unknown, {services}) =>
      componentLines(services, line, priced.market).map((component): CartLineNode => ({
        __typename: 'CartLine',
        line: component,
        priced,
      })),
  },
};

function planAllocation(
  {line, priced}: CartLineNode,
  _args: unknown,
  {services}: RequestContext,
): PlanAllocationNode | null {
  if (line.plan === null) return null;
  return {
    plan: line.plan,
    optionName: services.catalogue.sellingPlanGroup(line.plan.groupId)?.option ?? '',
    unitPrice: line.variantPrice,
    market: priced.market,
  };
}

function optionNode(option: DeliveryGroup['selected'], market: Market) {
  return {
    handle: option.handle,
    code: option.code,
    title: option.title,
    description: option.description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: money(option.cost, market),
  };
}
