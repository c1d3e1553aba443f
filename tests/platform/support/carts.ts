import type {RunningPlatform} from '../../../platform/server.ts';

import {callApi} from './api-client.ts';

type Target = Pick<RunningPlatform, 'url'>;
type Json = ReturnType<typeof JSON.parse>;

const MONEY = '{ amount currencyCode }';
const ALLOCATION = `{
  __typename targetType discountedAmount ${MONEY}
  discountApplication { targetType targetSelection allocationMethod value { __typename ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } } }
  ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title }
}`;

export const CART = `
  id checkoutUrl note totalQuantity createdAt updatedAt
  attributes { key value }
  buyerIdentity { email phone countryCode customer { email } }
  cost { subtotalAmount ${MONEY} totalAmount ${MONEY} checkoutChargeAmount ${MONEY} subtotalAmountEstimated totalTaxAmount ${MONEY} }
  discountCodes { code applicable }
  discountAllocations ${ALLOCATION}
  appliedGiftCards { id lastCharacters amountUsed ${MONEY} balance ${MONEY} }
  lines(first: 100) { nodes {
    __typename id quantity attributes { key value }
    cost { amountPerQuantity ${MONEY} compareAtAmountPerQuantity ${MONEY} subtotalAmount ${MONEY} totalAmount ${MONEY} }
    discountAllocations ${ALLOCATION}
    sellingPlanAllocation { sellingPlan { id name } }
    merchandise { ... on ProductVariant { id price ${MONEY} } }
    ... on ComponentizableCartLine { lineComponents { id quantity cost { totalAmount ${MONEY} } merchandise { ... on ProductVariant { id } } } }
  } }
  deliveryGroups(first: 5) { nodes { id deliveryOptions { handle title estimatedCost ${MONEY} } selectedDeliveryOption { handle } } }
`;

const PAYLOAD = `{ cart { ${CART} } userErrors { code field message } warnings { code message target } }`;

interface CartCall {
  cart: Json;
  userErrors: {code: string | null; field: string[] | null; message: string}[];
  warnings: {code: string; message: string; target: string}[];
  errors: Json;
}

/** Input types of the mutations' arguments. */
const TYPES: Readonly<Record<string, string>> = {
  input: 'CartInput',
  cartId: 'ID!',
  note: 'String!',
  attributes: '[AttributeInput!]!',
  lineIds: '[ID!]!',
  discountCodes: '[String!]!',
  giftCardCodes: '[String!]!',
  appliedGiftCardIds: '[ID!]!',
  buyerIdentity: 'CartBuyerIdentityInput!',
  addresses: '[CartSelectableAddressInput!]!',
  addressIds: '[ID!]!',
  selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!',
};

function typeOf(mutation: string, argument: string): string {
  if (argument === 'lines') {
    return mutation === 'cartLinesUpdate' ? '[CartLineUpdateInput!]!' : '[CartLineInput!]!';
  }
  if (argument === 'addresses' && mutation === 'cartDeliveryAddressesUpdate') {
    return '[CartSelectableAddressUpdateInput!]!';
  }
  return TYPES[argument] ?? 'String!';
}

/** Runs one cart mutation with its arguments as variables. */
export async function cartCall(
  platform: Target,
  mutation: string,
  args: Record<string, unknown> = {},
  version = '2025-04',
): Promise<CartCall> {
  const names = Object.keys(args);
  const declared = names.map((name) => `$${name}: ${typeOf(mutation, name)}`).join(', ');
  const given = names.map((name) => `${name}: $${name}`).join(', ');
  const {data, errors} = await callApi(
    platform,
    `mutation Change${declared === '' ? '' : `(${declared})`} { ${mutation}${given === '' ? '' : `(${given})`} ${PAYLOAD} }`,
    args,
    {version},
  );
  const payload = data?.[mutation];
  return {
    cart: payload?.cart ?? null,
    userErrors: payload?.userErrors ?? [],
    warnings: payload?.warnings ?? [],
    errors,
  };
}

/** A new cart with lines; its JSON. */
export async function createCart(
  platform: Target,
  lines: {
    merchandiseId: string;
    quantity?: number;
    attributes?: unknown;
    sellingPlanId?: string;
  }[] = [],
  more: Record<string, unknown> = {},
): Promise<Json> {
  const {cart} = await cartCall(platform, 'cartCreate', {input: {lines, ...more}});
  return cart;
}

export async function readCart(platform: Target, id: string, version = '2025-04'): Promise<Json> {
  const {data} = await callApi(
    platform,
    `query Read($id: ID!) { cart(id: $id) { ${CART} } }`,
    {id},
    {version},
  );
  return data.cart;
}

export const cents = (money: {amount: string}) => Math.round(Number(money.amount) * 100);
