import type {RunningPlatform} from '../../../platform/server.ts';

import {callApi} from './api-client.ts';

type Target = Pick<RunningPlatform, 'url' | 'services'>;

/** The global id of a variant by its SKU. */
function variantId(platform: Target, sku: string): string {
  const variant = platform.services.catalogue.variantBySku(sku);
  if (variant === undefined) throw new Error(`no variant ${sku}`);
  return `gid://shopify/ProductVariant/${variant.id}`;
}

/** The global id of the first plan of a SKU's product. */
function planId(platform: Target, sku: string): string {
  const {catalogue} = platform.services;
  const variant = catalogue.variantBySku(sku);
  const group = variant && catalogue.productOf(variant).sellingPlanGroupIds[0];
  const plan = group === undefined ? undefined : catalogue.sellingPlanGroup(group)?.plans[0];
  if (plan === undefined) throw new Error(`no plan for ${sku}`);
  return `gid://shopify/SellingPlan/${plan.id}`;
}

export interface CartRequest {
  lines: {sku: string; quantity?: number; isSubscription?: boolean}[];
  discountCodes?: string[];
  customerToken?: string;
  note?: string;
  attributes?: {key: string; value: string}[];
}

export async function createCart(platform: Target, request: CartRequest) {
  const {data, errors} = await callApi(
    platform,
    `mutation CreateCart($input: CartInput!) {
      cartCreate(input: $input) {
        cart { id checkoutUrl totalQuantity cost { subtotalAmount { amount } totalAmount { amount } } lines(first: 50) { nodes { id } } }
        userErrors { message }
      }
    }`,
    {
      input: {
        lines: request.lines.map(({sku, quantity, isSubscription}) => ({
          merchandiseId: variantId(platform, sku),
          quantity: quantity ?? 1,
          ...(isSubscription === true ? {sellingPlanId: planId(platform, sku)} : {}),
        })),
        discountCodes: request.discountCodes ?? [],
        note: request.note ?? '',
        attributes: request.attributes ?? [],
        ...(request.customerToken === undefined
          ? {}
          : {buyerIdentity: {customerAccessToken: request.customerToken}}),
      },
    },
  );
  if (data?.cartCreate.cart === null || data === undefined) {
    throw new Error(JSON.stringify(data ?? errors));
  }
  return data.cartCreate.cart;
}

export const SHIPPING = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '12 Elm Street',
  city: 'Austin',
  province: 'TX',
  zip: '78701',
  delivery: 'standard',
};

export const GOOD_CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Ada Lovelace',
  cardExpiry: '12/34',
  cardCode: '123',
};

interface CheckoutAnswer {
  status: number;
  location: string | null;
  html: string;
  /** The total that the page shows and expects back. */
  shownTotal: string;
}

/** Sends the checkout's form once, as a browser without script does. */
export async function postCheckout(
  checkoutUrl: string,
  fields: Record<string, string>,
): Promise<CheckoutAnswer> {
  const response = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    shownTotal: /name="shownTotal" value="(\d*)"/.exec(html)?.[1] ?? '',
  };
}

/** Fills the form, looks at the total and places the order; answers the number of the order. */
export async function checkOut(
  platform: Pick<Target, 'url'>,
  checkoutUrl: string,
  fields: Record<string, string> = {},
): Promise<number> {
  const filled = {...SHIPPING, ...GOOD_CARD, ...fields};
  const seen = await postCheckout(checkoutUrl, {...filled, do: 'update'});
  const placed = await postCheckout(checkoutUrl, {
    ...filled,
    do: 'place',
    shownTotal: seen.shownTotal,
  });
  if (placed.status !== 303 || placed.location === null) {
    throw new Error(`no order: ${placed.status} ${placed.html.replaceAll(/<[^>]+>|\s+/g, ' ')}`);
  }
  const page = await (await fetch(`${platform.url}${placed.location}`)).text();
  return Number(/Order #(\d+)/.exec(page)?.[1]);
}

/** Buys with a customer's cart and answers the order's number. */
export async function buy(platform: Target, request: CartRequest, fields = {}): Promise<number> {
  const cart = await createCart(platform, request);
  return checkOut(platform, cart.checkoutUrl, fields);
}
