import {settleCustomer} from '../customer-call.server';

import {type AccountClientOptions, createAccountClient} from './account-client.server';
import {HOSTED_CART_TOKEN_MUTATION} from './customer-documents.server';

/**
 * The Storefront API's token of the customer behind an access token, by which carts know them (coverage: accounts-cart). Null
 * where the platform gives none: the shopper is signed in all the same, and says at the checkout who they are.
 */
export async function exchangeForCart(
  options: AccountClientOptions,
  token: string,
): Promise<string | null> {
  const client = createAccountClient(options);
  const settled = await settleCustomer(async () => {
    const {data, errors} = await client.call(HOSTED_CART_TOKEN_MUTATION, token, {});
    const payload = data?.storefrontCustomerAccessTokenCreate;
    return {
      object: payload?.customerAccessToken,
      userErrors: payload?.userErrors ?? null,
      errors,
    };
  }, 'Error creating the cart’s customer access token');
  return settled.ok ? settled.value : null;
}
