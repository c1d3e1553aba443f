import {expect, it} from 'vitest';

import {signUp} from '../../../tests/support/account-visits';
import {useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {signOut} from './refresh.server';

const browser = useCartShopper();

it('signing out leaves no page of the account in the browser’s own cache', async () => {
  await signUp(browser(), 'ada-signs-out@example.com');
  const cleared = await browser().visit(
    browser().request('/account/logout', {method: 'POST', body: new URLSearchParams()}),
    async (request, context) => {
      await signOut(request, context);
      return context.responseHeaders.get('Clear-Site-Data');
    },
  );
  expect(cleared).toBe('"cache"');
});

it('signing out after the session ran out takes its customer out of the cart as well', async () => {
  await browser().add(WARES.brush);
  await signUp(browser(), 'ada-ran-out@example.com');
  const owner = async () => {
    const cart = browser().cookies.get('__Host-cart') ?? browser().cookies.get('cart') ?? '';
    const {data} = await browser().platform.ask<{
      data: {cart: {buyerIdentity: {email: string | null}} | null};
    }>('query ($id: ID!) { cart(id: $id) { buyerIdentity { email } } }', {
      id: `gid://shopify/Cart/${decodeURIComponent(cart)}`,
    });
    return data.cart?.buyerIdentity.email;
  };
  expect(await owner()).toBe('ada-ran-out@example.com');
  // The browser lets the session go when its time is over.
  for (const name of ['__Host-customer_token', 'customer_token']) browser().cookies.delete(name);
  await browser().visit(
    browser().request('/account/logout', {method: 'POST', body: new URLSearchParams()}),
    signOut,
  );
  expect(await owner()).toBeNull();
});
