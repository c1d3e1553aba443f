import {describe, expect, it} from 'vitest';

import {findShopCookie} from '../support/browser-tabs';
import {WARES} from '../support/cart-shopper';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker} from '../support/worker-in-process';

const platform = usePlatformInProcess();

const HELD = `query ($id: ID!) { cart(id: $id) {
  note attributes { key value } buyerIdentity { email } discountCodes { code } } }`;

interface Held {
  note: string | null;
  attributes: {key: string; value: string}[];
  buyerIdentity: {email: string | null};
  discountCodes: {code: string}[];
}

/** What the platform holds of a cart beside its lines, by the token in a cookie or a checkout's address. */
async function heldOf(token: string): Promise<Held | null> {
  const id = `gid://shopify/Cart/${decodeURIComponent(token)}`;
  const {data} = await platform.ask<{data: {cart: Held | null}}>(HELD, {id});
  return data.cart;
}

const tokenOf = (cookies: ReadonlyMap<string, string>) => findShopCookie(cookies, 'cart') ?? '';
const tokenIn = (checkout: string | null) => /\/cart\/c\/(.+)$/.exec(checkout ?? '')?.[1] ?? '';
const linkTo = (handle: string, query = '') =>
  `/cart/${platform.variantId(handle).split('/').at(-1)}:1${query}`;

const SAID = '?note=Ring+twice&attributes[Gift+wrap]=yes&ref=letter-7';
const HELD_OF_SAID = {
  note: 'Ring twice',
  attributes: [
    {key: 'Gift wrap', value: 'yes'},
    {key: 'ref', value: 'letter-7'},
  ],
};

describe('a link to a cart that says more than its goods', () => {
  it.each([
    ['the checkout', '', '/cart/checkout'],
    ['the cart', '&storefront=true', '/cart'],
  ])('takes a note, attributes and a referrer along to %s', async (_, storefront, location) => {
    const {fetch, cookies} = await coldWorker();
    const {headers} = await fetch(linkTo(WARES.paste, `${SAID}${storefront}`));
    expect(headers.get('Location')).toBe(location);
    expect(await heldOf(tokenOf(cookies))).toMatchObject(HELD_OF_SAID);
  });

  it('says nothing of it in a filled cart, which stays as it is', async () => {
    const {fetch, cookies} = await coldWorker();
    await fetch(linkTo(WARES.paste));
    const {headers} = await fetch(linkTo(WARES.brush, SAID));
    expect(await heldOf(tokenIn(headers.get('Location')))).toMatchObject(HELD_OF_SAID);
    expect(await heldOf(tokenOf(cookies))).toMatchObject({note: '', attributes: []});
  });

  it('begins the checkout with its e-mail address, in a cart that nobody comes back to', async () => {
    const {fetch, cookies} = await coldWorker();
    const {headers} = await fetch(linkTo(WARES.paste, `${SAID}&checkout[email]=ada@mail.example`));
    expect(await heldOf(tokenIn(headers.get('Location')))).toMatchObject({
      ...HELD_OF_SAID,
      buyerIdentity: {email: 'ada@mail.example'},
    });
    expect(findShopCookie(cookies, 'cart')).toBeUndefined();
  });

  it('puts no e-mail address into the cart of the shop', async () => {
    const {fetch, cookies} = await coldWorker();
    await fetch(linkTo(WARES.paste, '?storefront=true&checkout[email]=ada@mail.example'));
    expect(await heldOf(tokenOf(cookies))).toMatchObject({buyerIdentity: {email: null}});
  });

  it('takes a discount code along to the checkout beside a filled cart', async () => {
    const {fetch} = await coldWorker();
    await fetch(linkTo(WARES.paste));
    const moved = await fetch(linkTo(WARES.kit, '?discount=WELCOME10&ref=letter-7'));
    const {headers} = await fetch(moved.headers.get('Location') ?? '');
    expect(await heldOf(tokenIn(headers.get('Location')))).toMatchObject({
      discountCodes: [{code: 'WELCOME10'}],
      attributes: [{key: 'ref', value: 'letter-7'}],
    });
  });

  it('goes to the checkout with its goods where the platform refuses the note', async () => {
    platform.fault = ({name}) => (name === 'cartNoteUpdate' ? 'bad-gateway' : null);
    const {fetch, cookies} = await coldWorker();
    const {headers} = await fetch(linkTo(WARES.paste, '?note=Ring+twice'));
    expect(headers.get('Location')).toBe('/cart/checkout');
    expect(await platform.lines(tokenOf(cookies))).toHaveLength(1);
  });

  it('leads nowhere but to this shop and its checkout', async () => {
    const {fetch} = await coldWorker();
    for (const name of ['return_to', 'checkout[return_to]', 'redirect', 'storefront']) {
      const query = `?${name}=${encodeURIComponent('https://evil.example/')}`;
      const location = (await fetch(linkTo(WARES.paste, query))).headers.get('Location') ?? '';
      expect(location, name).not.toContain('evil.example');
    }
  });
});
