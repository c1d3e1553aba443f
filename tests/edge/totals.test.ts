import {describe, expect, it} from 'vitest';

import {callApi} from '../platform/support/api-client';
import {
  buy,
  type CartRequest,
  createCart,
  postCheckout,
  SHIPPING,
} from '../platform/support/checkout-calls';
import {addAddress} from '../platform/support/customer-calls';
import {cartCookie} from '../support/platform-api';
import {useShop} from '../support/shop';
import {customer, Visitor} from '../support/visitor';

/** 5.49. */
const PASTE = 'BW-TDC-51-CM';
/** 149.00. */
const KIT = 'BW-WT-CFK';

const TEXAS = {
  address1: '12 Elm Street',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  zip: '78701',
};

/** Rows of the list of amounts that holds the total: what each is called, and its cents; free is nothing. */
function rowsOf(html: string) {
  const lists = html.match(/<dl\b[\s\S]*?<\/dl>/g) ?? [];
  const list = lists.find((one) => /<dt[^>]*>[^<]*(?:Total|total)/.test(one)) ?? '';
  return [...list.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(
    ([, name = '', cell = '']) => {
      const shown = cell.replace(/<s>[\s\S]*?<\/s>/g, '').replace(/<[^>]+>/g, '');
      const [, minus = '', amount = '0'] = /([-−]?)\$([\d,.]+)/.exec(shown) ?? [];
      const cents = Math.round(Number(amount.replaceAll(',', '')) * 100);
      return {name: name.replace(/\s+/g, ' ').trim(), cents: minus === '' ? cents : -cents};
    },
  );
}

/** Expects that the rows above the total add up to it; answers the names of all rows. */
function expectTheSum(html: string): string[] {
  const rows = rowsOf(html);
  const end = rows.findIndex(({name}) => /^(Estimated total|Total|Total before tax)$/.test(name));
  const counted = rows.slice(0, end).filter(({name}) => !/taken off above|included/.test(name));
  expect(counted.reduce((sum, {cents}) => sum + cents, 0)).toBe(rows[end]?.cents);
  expect(counted.length).toBeGreaterThan(0);
  return rows.map(({name}) => name);
}

const withoutTags = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');

describe('every amount of a total has a line', () => {
  const shop = useShop();

  /** The cart page of a visitor with a cart. */
  async function cartPage(request: CartRequest, visitor = new Visitor(shop()), card?: string) {
    const cart = await createCart(shop().platform, request);
    if (card !== undefined) {
      await callApi(
        shop().platform,
        'mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) { cart { id } } }',
        {id: cart.id, codes: [card]},
      );
    }
    visitor.cookies.set('cart', cartCookie(cart.id).slice('cart='.length));
    const html = await (await visitor.ask('/cart')).text();
    return {html, checkoutUrl: String(cart.checkoutUrl)};
  }

  async function customerInTexas() {
    const signedIn = await customer(shop());
    await addAddress(shop().platform, signedIn.token, TEXAS);
    return signedIn;
  }

  it('of a visitor: the goods, and the sentence that the rest comes at checkout', async () => {
    const {html} = await cartPage({lines: [{sku: PASTE}]});
    expect(expectTheSum(html)).toEqual(['Subtotal', 'Estimated total']);
    expect(withoutTags(html)).toContain('Taxes and shipping are worked out at checkout.');
  });

  it('of a customer with a saved address: the shipping too, and only tax is still to come', async () => {
    const {visitor, token} = await customerInTexas();
    const {html} = await cartPage({lines: [{sku: PASTE}], customerToken: token}, visitor);
    expect(expectTheSum(html)).toEqual(['Subtotal', 'Estimated shipping', 'Estimated total']);
    expect(withoutTags(html)).toContain('Taxes are worked out at checkout.');
    expect(withoutTags(html)).not.toContain('Taxes and shipping');
  });

  it.each([
    ['a code for the order', ['WELCOME10']],
    ['a code for the shipping', ['FREESHIP']],
    ['a code for the lines', ['PASTE20']],
    ['several codes', ['PASTE20', 'WELCOME10']],
  ])('with %s, signed in and out, in the cart and at checkout', async (_name, discountCodes) => {
    const {visitor, token} = await customerInTexas();
    const request = {lines: [{sku: PASTE, quantity: 3}], discountCodes};
    for (const [buyer, more] of [
      [visitor, {customerToken: token}],
      [new Visitor(shop()), {}],
    ] as const) {
      const {html, checkoutUrl} = await cartPage({...request, ...more}, buyer);
      expectTheSum(html);
      expectTheSum(await (await fetch(checkoutUrl)).text());
      const reviewed = await postCheckout(checkoutUrl, {...SHIPPING, do: 'update'});
      expect(expectTheSum(reviewed.html)).toContain('Texas tax (6.25%)');
    }
  });

  it('with a gift card that pays a part', async () => {
    const {visitor, token} = await customerInTexas();
    const request = {lines: [{sku: KIT}], customerToken: token};
    const {html, checkoutUrl} = await cartPage(request, visitor, 'GIFT-25-BRIGHT-0001');
    expect(expectTheSum(html)).toContain('Gift card 0001');
    expect(expectTheSum(await (await fetch(checkoutUrl)).text())).toContain('Gift card 0001');
  });

  it('of an order, on its page, for every kind of discount', async () => {
    const {visitor, token} = await customerInTexas();
    for (const discountCodes of [[], ['FREESHIP'], ['WELCOME10'], ['PASTE20']]) {
      const number = await buy(shop().platform, {
        lines: [{sku: PASTE, quantity: 2}],
        discountCodes,
        customerToken: token,
      });
      const html = await (await visitor.ask(`/account/my-orders/${String(number)}`)).text();
      expect(expectTheSum(html)).toEqual(expect.arrayContaining(['Subtotal', 'Shipping', 'Tax']));
    }
  });
});
