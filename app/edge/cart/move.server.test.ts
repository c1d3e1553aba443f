import {describe, expect, it, vi} from 'vitest';

import {requestOf} from '~/domain/cart/change/change';

import {
  type CartShopper,
  linesOf,
  signIn,
  useCartShopper,
  WARES,
} from '../../../tests/support/cart-shopper';

import {loadCartForCheckout} from './move.server';

const {paste, brush, kit} = WARES;
const shopping = useCartShopper();

const storedCart = (shopper: CartShopper) => shopper.cookies.get('cart');

const held = async (shopper: CartShopper) => linesOf({shopper: await shopper.load()});

/** A cart with everything that a shopper can give it. */
async function fullCart(): Promise<CartShopper> {
  const shopper = shopping();
  const {platform} = shopper;
  await shopper.add(kit);
  await shopper.add(paste, 2, platform.planId(paste));
  const line = requestOf(platform.variantId(brush), 3);
  const engraved = {...line, attributes: [{key: 'engraving', value: 'Ada'}]};
  await shopper.post({kind: 'add', lines: [engraved]});
  await shopper.applyCode('WELCOME10');
  await shopper.post({kind: 'attributes', changes: {gift: 'yes'}});
  await shopper.post({kind: 'note', note: 'Ring twice'});
  return shopper;
}

/** Signs in, with a change that comes when the cart was read and the fresh one is not made yet. */
async function signInDuring(shopper: CartShopper, change: () => Promise<unknown>): Promise<void> {
  const {platform} = shopper;
  let isMade = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & {body: string}) => {
    if (!isMade && init.body.includes('cartCreate(')) {
      isMade = true;
      await change();
    }
    return platform.fetch(url, init);
  });
  await signIn(shopper);
}

/** The checkout's address as its button gets it. */
async function pressCheckout(shopper: CartShopper): Promise<void> {
  await shopper.visit(shopper.request('/checkout'), loadCartForCheckout);
}

/** Everything of a cart that its shopper would miss. */
async function contentsOf(shopper: CartShopper) {
  const {cart} = await shopper.load();
  return {
    lines: cart?.lines.map(({merchandise, quantity, sellingPlan, attributes}) => ({
      handle: merchandise.product.handle,
      quantity,
      plan: sellingPlan?.id ?? null,
      attributes,
    })),
    codes: cart?.discountCodes,
    note: cart?.note,
    attributes: cart?.attributes,
    total: cart?.cost.subtotalAmount,
  };
}

describe('the cart of a customer who signs in', () => {
  it('moves to a cart whose id nobody has seen, with all that is in it', async () => {
    const shopper = await fullCart();
    const before = await contentsOf(shopper);
    const known = storedCart(shopper);
    const {email} = await signIn(shopper);
    expect(shopper.platform.cartCalls).toEqual(['cart', 'cartCreate', 'cart']);
    expect(storedCart(shopper)).not.toBe(known);
    expect(await contentsOf(shopper)).toEqual(before);
    expect(before.lines).toHaveLength(6);
    expect(await shopper.platform.buyerOf(storedCart(shopper))).toBe(email);
    // Who knew the old id still sees what was in it then, and nothing of whose it is.
    expect(await shopper.platform.buyerOf(known)).toBeNull();
  });

  it('is none where there was none: no call is made and no cart', async () => {
    const shopper = shopping();
    await signIn(shopper);
    expect(shopper.platform.cartCalls).toEqual([]);
    expect(storedCart(shopper)).toBeUndefined();
  });

  it('shows to another tab, which asks by the same cookie, under the lines of the new one', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await signIn(shopper);
    const [line] = (await shopper.load()).cart?.lines ?? [];
    expect(linesOf(await shopper.setQuantity(line?.id ?? '', 4))).toEqual({[paste]: 4});
  });

  it.each([
    ['cannot be read', 'cart', 'html'],
    ['is not made', 'cartCreate', 'html'],
    ['is made, and its answer lost', 'cartCreate', 'lost-reply'],
    ['is refused', 'cartCreate', 'throttled'],
  ] as const)('stays whole and nobody’s where the fresh one %s', async (_, name, kind) => {
    const shopper = await fullCart();
    const before = await contentsOf(shopper);
    const known = storedCart(shopper);
    shopper.platform.fault = (call) => (call.name === name ? kind : null);
    await signIn(shopper);
    shopper.platform.fault = () => null;
    expect(storedCart(shopper)).toBe(known);
    expect(shopper.cookies.has('cart_linked')).toBe(false);
    expect(await contentsOf(shopper)).toEqual(before);
    expect(await shopper.platform.buyerOf(known)).toBeNull();
  });

  it.each([
    ['an added line', 'add', {[paste]: 1, [brush]: 1}],
    ['another quantity', 'update', {[paste]: 4}],
    ['a line that is gone', 'remove', {}],
  ] as const)('takes along what another tab changed meanwhile: %s', async (_, kind, wanted) => {
    const shopper = shopping();
    await shopper.add(paste);
    const [line] = (await shopper.load()).cart?.lines ?? [];
    const id = line?.id ?? '';
    const tab = shopper.beside();
    for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
    const changes: Record<typeof kind, () => Promise<unknown>> = {
      add: () => tab.add(brush),
      update: () => tab.setQuantity(id, 4),
      remove: () => tab.remove(id),
    };
    await signInDuring(shopper, changes[kind]);
    expect(storedCart(shopper)).not.toBe(storedCart(tab));
    expect(await held(shopper)).toEqual(wanted);
  });

  it('stays whole where the fresh one would lack something', async () => {
    const shopper = shopping();
    await shopper.add(paste, 5);
    await shopper.add(brush);
    const known = storedCart(shopper);
    shopper.platform.withdraw(brush);
    const before = await held(shopper);
    await signIn(shopper);
    expect(storedCart(shopper)).toBe(known);
    expect(await held(shopper)).toEqual(before);
    expect(await shopper.platform.buyerOf(known)).toBeNull();
  });

  it('stays where gift cards pay, whose codes only their owner knows', async () => {
    const shopper = shopping();
    await shopper.add(kit);
    const known = storedCart(shopper);
    await shopper.platform.ask(
      'mutation ($id: ID!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: ["GIFT-25-BRIGHT-0001"]) { cart { id } } }',
      {id: `gid://shopify/Cart/${decodeURIComponent(known ?? '')}`},
    );
    expect((await shopper.load()).cart?.giftCards).toHaveLength(1);
    await signIn(shopper);
    expect(storedCart(shopper)).toBe(known);
    expect(await shopper.platform.buyerOf(known)).toBeNull();
  });

  it('moves when it is checked out, where it did not at sign-in', async () => {
    const shopper = await fullCart();
    const before = await contentsOf(shopper);
    const known = storedCart(shopper);
    shopper.platform.fault = ({name}) => (name === 'cartCreate' ? 'html' : null);
    const {email} = await signIn(shopper);
    await pressCheckout(shopper);
    expect(storedCart(shopper)).toBe(known);
    shopper.platform.fault = () => null;
    await pressCheckout(shopper);
    expect(storedCart(shopper)).not.toBe(known);
    expect(await contentsOf(shopper)).toEqual(before);
    expect(await shopper.platform.buyerOf(storedCart(shopper))).toBe(email);
    expect(await shopper.platform.buyerOf(known)).toBeNull();
    await pressCheckout(shopper);
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('leaves the cart of the customer before to nobody', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await signIn(shopper);
    const first = storedCart(shopper);
    shopper.cookies.delete('customer_token');
    const {email} = await signIn(shopper);
    expect(await shopper.platform.buyerOf(first)).toBeNull();
    expect(await shopper.platform.buyerOf(storedCart(shopper))).toBe(email);
    expect(await held(shopper)).toEqual({[paste]: 1});
  });

  it('is never that of the customer before, where moving it failed', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    const former = await signIn(shopper);
    const first = storedCart(shopper);
    shopper.cookies.delete('customer_token');
    shopper.platform.fault = ({name}) => (name === 'cartCreate' ? 'html' : null);
    await signIn(shopper);
    shopper.platform.fault = () => null;
    expect(await shopper.platform.buyerOf(first)).toBe(former.email);
    expect(await held(shopper)).toEqual({[paste]: 1});
    expect(await shopper.platform.buyerOf(first)).toBeNull();
  });
});

it('a cart whose cookie of the link was lost is parted from its customer before it is shown', async () => {
  const shopper = shopping();
  await shopper.add(paste);
  await signIn(shopper);
  shopper.cookies.delete('customer_token');
  shopper.cookies.delete('cart_linked');
  expect(await held(shopper)).toEqual({[paste]: 1});
  expect(await shopper.platform.buyerOf(storedCart(shopper))).toBeNull();
});

it('what a browser is sent of a customer’s cart names neither their e-mail nor them', async () => {
  const shopper = await fullCart();
  const {email} = await signIn(shopper);
  const answers = [await shopper.load(), await shopper.add(paste), await shopper.load()];
  const sent = JSON.stringify(answers);
  expect(sent).toContain(paste);
  for (const personal of [email, 'gid://shopify/Customer', 'buyerIdentity', 'customerId']) {
    expect(sent).not.toContain(personal);
  }
});
