import {describe, expect, it} from 'vitest';

import {sealToken} from '~/edge/request/customer-token.server';

import {linesOf, SECRETS, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {linkCartToCustomer} from './session.server';

const {paste} = WARES;
const shopping = useCartShopper();

describe('whose cart it is', () => {
  it('signing in links the cart with exactly one call, and none without a cart', async () => {
    const shopper = shopping();
    const signIn = () =>
      shopper.visit(shopper.request('/account/login'), (request, context) =>
        linkCartToCustomer(request, context, 'token'),
      );
    expect(await signIn()).toBe(false);
    expect(shopper.platform.calls).toEqual([]);
    await shopper.add(paste);
    await signIn();
    expect(shopper.platform.cartCalls).toEqual(['cartBuyerIdentityUpdate']);
    expect(shopper.platform.calls[0]?.variables).toMatchObject({
      buyerIdentity: {customerAccessToken: 'token', countryCode: 'US'},
    });
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
    shopper.cookies.set('customer_token', await sealToken(SECRETS, token));
    expect(linesOf(await shopper.add(paste))).toEqual({[paste]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cartCreate', 'cartCreate']);
  });
});
