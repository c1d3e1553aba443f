import {loadAnswer, loadSignIn} from '~/edge/account/entry-hosted.server';
import type {ShopContext} from '~/edge/request/context.server';

import {open} from './account-visits';
import type {CartShopper} from './cart-shopper';

/** The settings of a shop that signs in with hosted accounts, at the local platform. */
export const HOSTED: Partial<ShopContext['env']> = {
  CUSTOMER_ACCOUNTS: 'hosted',
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_b7100000-0000-4000-8000-000000000003',
};

const locationOf = (response: Response, from: string | URL): URL => {
  const location = response.headers.get('Location');
  if (location === null) throw new Error(`nowhere to go on to: ${response.status}`);
  return new URL(location, from);
};

const typed = (url: URL, fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: {Origin: url.origin},
});

/** Leaves the shop for the platform's page; answers its address. */
export async function leadOut(shopper: CartShopper, wanted?: string): Promise<URL> {
  const query = wanted === undefined ? '' : `?return_to=${encodeURIComponent(wanted)}`;
  const {location} = await open(shopper, `/account/login${query}`, loadSignIn);
  if (location === null) throw new Error('the sign-in page does not lead out');
  return new URL(location);
}

/** Types address and code on the platform's page; answers the address in the shop that it leads back to. */
export async function signInOut(shopper: CartShopper, out: URL, email: string): Promise<URL> {
  const {platform} = shopper;
  const page = locationOf(await platform.browse(out), out);
  const code = locationOf(await platform.browse(page, typed(page, {email})), page);
  const answer = typed(code, {code: platform.mailedCode(email)});
  return locationOf(await platform.browse(code, answer), code);
}

/** Comes back to the shop with the platform's answer. */
export function comeBack(shopper: CartShopper, back: URL) {
  return open(shopper, `${back.pathname}${back.search}`, loadAnswer);
}

/** Signs in on the platform's page, which makes the account where there is none. */
export async function signInHosted(shopper: CartShopper, email: string, wanted?: string) {
  return comeBack(shopper, await signInOut(shopper, await leadOut(shopper, wanted), email));
}
