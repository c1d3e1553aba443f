import {
  cartGetIdDefault,
  cartSetIdDefault,
  createCartHandler,
  createStorefrontClient,
  flattenConnection,
} from '@shopify/hydrogen';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {newSession} from './support/customer-calls.ts';
import {FIXTURE, FLOSS, PASTE, variantGid} from './support/fixture.ts';

/** Code that nobody here wrote: Hydrogen's storefront client and cart handler, unchanged. */
let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, seed: FIXTURE});
});
afterAll(() => platform.stop());

test("Hydrogen's cart handler creates, fills, discounts, links and empties a cart", async () => {
  const {storefront} = createStorefrontClient({
    storeDomain: platform.url,
    privateStorefrontToken: platform.services.tokens.private,
    storefrontApiVersion: '2025-04',
    i18n: {country: 'US', language: 'EN'},
    storefrontHeaders: {
      requestGroupId: null,
      buyerIp: '203.0.113.7',
      buyerIpSig: null,
      cookie: null,
      purpose: null,
    },
  });
  let cookie = '';
  const handler = createCartHandler({
    storefront,
    getCartId: () => cartGetIdDefault(new Headers({cookie}))(),
    setCartId: cartSetIdDefault(),
  });
  const created = await handler.create({lines: [{merchandiseId: variantGid(PASTE), quantity: 2}]});
  cookie = (handler.setCartId(created.cart.id).get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(cookie).toContain('key%3D');

  await handler.addLines([{merchandiseId: variantGid(FLOSS), quantity: 1}]);
  const coded = await handler.updateDiscountCodes(['save10', 'nope']);
  expect(coded.errors).toBeUndefined();
  expect(coded.userErrors).toEqual([]);
  expect((await handler.get())?.discountCodes).toEqual([
    {code: 'save10', applicable: true},
    {code: 'nope', applicable: false},
  ]);
  await handler.updateNote('leave it at the door');
  await handler.updateAttributes([{key: 'gift', value: 'yes'}]);
  await handler.setMetafields([
    {key: 'custom.wrap', type: 'single_line_text_field', value: 'paper'},
  ]);
  const {token, email} = await newSession(platform);
  await handler.updateBuyerIdentity({customerAccessToken: token});
  expect((await handler.updateGiftCardCodes(['GIFT10'])).userErrors).toEqual([]);

  const cart = await handler.get();
  expect(cart).toMatchObject({
    totalQuantity: 3,
    note: 'leave it at the door',
    attributes: [{key: 'gift', value: 'yes'}],
    buyerIdentity: {customer: {email}},
  });
  // Its fragment of this generation reads edges.
  const lines = cart === null ? [] : flattenConnection(cart.lines);
  const ids = lines.map((one) => one.id);
  await handler.updateLines(ids.map((id) => ({id, quantity: 1})));
  expect((await handler.get())?.totalQuantity).toBe(2);
  await handler.removeLines(ids);
  expect((await handler.get())?.totalQuantity).toBe(0);
});
