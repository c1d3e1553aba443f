import {describe, expect, it} from 'vitest';

import {sealToken} from '~/edge/request/customer-token.server';

import {linesOf, SECRETS, signIn, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {linkCartToCustomer} from './session.server';

const {paste} = WARES;
const shopping = useCartShopper();

describe('whose cart it is', () => {
  it('a new token of its customer links the cart with exactly one call, and none without a cart', async () => {
    const shopper = shopping();
    const link = () =>
      shopper.visit(shopper.request('/account/contact-information'), (request, context) =>
        linkCartToCustomer(request, context, 'token'),
      );
    await signIn(shopper);
    expect(await link()).toBe(false);
    expect(shopper.platform.calls).toEqual([]);
    await shopper.add(paste);
    await link();
    expect(shopper.platform.cartCalls).toEqual(['cartBuyerIdentityUpdate']);
    expect(shopper.platform.calls[0]?.variables).toMatchObject({
      buyerIdentity: {customerAccessToken: 'token', countryCode: 'US'},
    });
  });

  it('a new token links no cart that did not move to its customer: others may know its id', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    shopper.platform.fault = ({name}) => (name === 'cartCreate' ? 'html' : null);
    await signIn(shopper);
    shopper.platform.fault = () => null;
    const {token} = await shopper.platform.signedIn();
    const linked = await shopper.visit(
      shopper.request('/account/contact-information'),
      (request, context) => linkCartToCustomer(request, context, token.accessToken),
    );
    expect(linked).toBe(false);
    expect(await shopper.platform.buyerOf(shopper.cookies.get('cart'))).toBeNull();
  });

  it('nor one that somebody has put into the browser, with a word that it is linked', async () => {
    const shopper = shopping();
    await signIn(shopper);
    const other = shopper.beside();
    await other.add(paste);
    const planted = other.cookies.get('cart') ?? '';
    shopper.cookies.set('cart', planted);
    shopper.cookies.set('cart_linked', '1');
    const {token} = await shopper.platform.signedIn();
    await shopper.visit(shopper.request('/account/contact-information'), (request, context) =>
      linkCartToCustomer(request, context, token.accessToken),
    );
    expect(await shopper.platform.buyerOf(planted)).toBeNull();
  });

  it('it stays its customer’s while the shop’s secrets rotate', async () => {
    const shopper = shopping();
    await signIn(shopper);
    await shopper.add(paste);
    shopper.settings = {SESSION_SECRET: `a-newer-secret-of-sixteen,${SECRETS.SESSION_SECRET}`};
    expect(linesOf({shopper: await shopper.load()})).toEqual({[paste]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('signing out unlinks the cart', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const signOut = await shopper.visit(shopper.request('/account/logout'), (request, context) =>
      linkCartToCustomer(request, context, null),
    );
    expect(signOut).toBe(true);
  });

  it('a stored token that ran out does not cost the shopper the cart', async () => {
    const shopper = shopping();
    const token = {accessToken: 'expired', expiresAt: '2099-01-09T12:00:00Z'};
    shopper.cookies.set('customer_token', await sealToken(SECRETS, token, Date.now()));
    expect(linesOf(await shopper.add(paste))).toEqual({[paste]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartCreate']);
  });
});

describe('a cart whose customer is gone', () => {
  /** A cart that is linked to a customer who has signed in. */
  const linkedCart = async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await signIn(shopper);
    shopper.cookies.delete('customer_token');
    const signOut = () =>
      shopper.visit(shopper.request('/account/logout'), (request, context) =>
        linkCartToCustomer(request, context, null),
      );
    return {shopper, signOut};
  };

  it('is parted from them with its next call, where parting failed at sign-out', async () => {
    const {shopper, signOut} = await linkedCart();
    shopper.platform.fault = ({name}) => (name === 'cartBuyerIdentityUpdate' ? 'html' : null);
    expect(await signOut()).toBe(false);
    shopper.platform.fault = () => null;
    await shopper.load();
    expect(shopper.platform.cartCalls[0]).toBe('cartBuyerIdentityUpdate');
    expect(shopper.platform.calls[0]?.variables).toMatchObject({
      buyerIdentity: {customerAccessToken: null, email: null, phone: null},
    });
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('is parted from them where their session ran out, before it is changed', async () => {
    const {shopper} = await linkedCart();
    const reply = await shopper.add(paste);
    expect(linesOf(reply)).toEqual({[paste]: 2});
    expect(shopper.platform.cartCalls).toEqual(['cartBuyerIdentityUpdate', 'cartLinesAdd']);
  });

  it('is neither shown nor changed nor checked out until it is parted from them', async () => {
    const {shopper} = await linkedCart();
    shopper.platform.fault = ({name}) => (name === 'cartBuyerIdentityUpdate' ? 'html' : null);
    expect(await shopper.load()).toMatchObject({cart: null, unreachable: true});
    const reply = await shopper.add(paste);
    expect(reply).toMatchObject({ok: false, checkoutUrl: null, shopper: null});
    expect(reply.refusal?.message).toContain('cannot reach your cart');
    expect(shopper.platform.cartCalls).not.toContain('cartLinesAdd');
  });

  it('costs no call where parting succeeded', async () => {
    const {shopper, signOut} = await linkedCart();
    await signOut();
    await shopper.load();
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });
});
