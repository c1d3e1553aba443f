import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import fc from 'fast-check';
import {buildClientSchema, isEnumType} from 'graphql';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';

import {completeCart} from '../../platform/cart/document.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl} from './support/api-client.ts';
import {CART, cartCall, cents, createCart, readCart} from './support/carts.ts';
import {newSession} from './support/customer-calls.ts';
import {
  ALL_OUT,
  BUNDLE,
  CHEAP,
  CLUB_PLAN,
  DRAFT,
  FIXTURE,
  FLOSS,
  gidOf,
  KIDS_PASTE,
  MONTHLY_PLAN,
  PASTE,
  PLAN_KIT,
  PLAN_ONLY,
  RULED,
  SCARCE,
  UNTRACKED,
  variantGid,
} from './support/fixture.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, seed: FIXTURE});
});
afterAll(() => platform.stop());
beforeEach(() => platform.reset());

const line = (variant: number, quantity = 1, more: object = {}) => ({
  merchandiseId: variantGid(variant),
  quantity,
  ...more,
});
const tokenOf = (cart: {id: string}) => /Cart\/([^?]+)/.exec(cart.id)?.[1] ?? '';
type Line = {id: string; quantity: number; merchandise: {id: string}; attributes: object[]};
const quantities = (cart: {lines: {nodes: Line[]}}) =>
  cart.lines.nodes.map((one) => [one.merchandise.id, one.quantity]);
const UNKNOWN_CART = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

test('45 a cart created without input is empty, with a checkout address', async () => {
  for (const args of [{}, {input: {}}, {input: {buyerIdentity: {}}}]) {
    const {cart, userErrors, warnings} = await cartCall(platform, 'cartCreate', args);
    expect(userErrors).toEqual([]);
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      note: '',
      totalQuantity: 0,
      attributes: [],
      discountCodes: [],
      discountAllocations: [],
      appliedGiftCards: [],
      lines: {nodes: []},
      deliveryGroups: {nodes: []},
      buyerIdentity: {email: null, phone: null, countryCode: null, customer: null},
      cost: {
        totalAmount: {amount: '0.0', currencyCode: 'USD'},
        subtotalAmountEstimated: true,
        totalTaxAmount: null,
      },
    });
    const key = /key=(.*)$/.exec(cart.id)?.[1];
    expect(cart.checkoutUrl).toBe(`${platform.url}/cart/c/${tokenOf(cart)}?key=${key}`);
  }
});

test('46 adding the same merchandise, attributes and plan twice yields one line with the summed quantity and the same id', async () => {
  const attributes = [
    {key: 'a', value: '1'},
    {key: 'b', value: '2'},
  ];
  const cart = await createCart(platform, [
    line(PLAN_KIT, 1, {attributes, sellingPlanId: gidOf('SellingPlan', MONTHLY_PLAN)}),
  ]);
  const {cart: after} = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [
      line(PLAN_KIT, 2, {
        attributes: [...attributes].reverse(),
        sellingPlanId: gidOf('SellingPlan', MONTHLY_PLAN),
      }),
    ],
  });
  expect(after.lines.nodes).toHaveLength(1);
  expect(after.lines.nodes[0]).toMatchObject({
    id: cart.lines.nodes[0].id,
    quantity: 3,
    attributes,
    cost: {amountPerQuantity: {amount: '126.65'}, totalAmount: {amount: '379.95'}},
  });
});

test('47 a different attribute, or a plan, yields a second line, placed first', async () => {
  const cart = await createCart(platform, [line(PLAN_KIT)]);
  const withAttribute = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(PLAN_KIT, 1, {attributes: [{key: '_gift', value: 'x'}]})],
  });
  expect(withAttribute.cart.lines.nodes[0].attributes).toEqual([{key: '_gift', value: 'x'}]);
  expect(withAttribute.cart.lines.nodes[1].id).toBe(cart.lines.nodes[0].id);
  const withPlan = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(PLAN_KIT, 1, {sellingPlanId: gidOf('SellingPlan', MONTHLY_PLAN)})],
  });
  expect(withPlan.cart.lines.nodes).toHaveLength(3);
  expect(withPlan.cart.lines.nodes[0].sellingPlanAllocation.sellingPlan.name).toBe('Every month');
});

test('48 duplicate attribute keys collapse to the last value in the first position', async () => {
  const cart = await createCart(platform, [
    line(PASTE, 1, {
      attributes: [
        {key: 'a', value: '1'},
        {key: 'b', value: '2'},
        {key: 'a', value: '3'},
      ],
    }),
  ]);
  expect(cart.lines.nodes[0].attributes).toEqual([
    {key: 'a', value: '3'},
    {key: 'b', value: '2'},
  ]);
});

test('49 adding quantity 0 changes nothing and is no error', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {cart: after, userErrors} = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(FLOSS, 0), line(PASTE, 0)],
  });
  expect(userErrors).toEqual([]);
  expect(quantities(after)).toEqual([[variantGid(PASTE), 1]]);
});

test('50 updating to quantity 0 removes the line', async () => {
  const cart = await createCart(platform, [line(PASTE), line(FLOSS)]);
  const {cart: after} = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id: cart.lines.nodes[0].id, quantity: 0}],
  });
  expect(quantities(after)).toEqual([[variantGid(FLOSS), 1]]);
});

test('51 an update without attributes keeps them, with an empty list clears them', async () => {
  const cart = await createCart(platform, [line(PASTE, 1, {attributes: [{key: 'a', value: '1'}]})]);
  const {id} = cart.lines.nodes[0];
  const kept = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id, quantity: 2}],
  });
  expect(kept.cart.lines.nodes[0]).toMatchObject({
    id,
    quantity: 2,
    attributes: [{key: 'a', value: '1'}],
  });
  const cleared = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id, attributes: []}],
  });
  expect(cleared.cart.lines.nodes[0]).toMatchObject({id, quantity: 2, attributes: []});
});

test('51 lines made equal by an update merge into the earlier one', async () => {
  const cart = await createCart(platform, [
    line(PASTE, 1, {attributes: [{key: 'a', value: '1'}]}),
    line(PASTE, 2),
  ]);
  const [first, second] = cart.lines.nodes;
  const {cart: after} = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id: second.id, attributes: [{key: 'a', value: '1'}]}],
  });
  expect(after.lines.nodes).toHaveLength(1);
  expect(after.lines.nodes[0]).toMatchObject({id: first.id, quantity: 3});
});

test('52 more than the stock clamps the line with a warning on it and no user error', async () => {
  const {cart, userErrors, warnings} = await cartCall(platform, 'cartCreate', {
    input: {lines: [line(SCARCE, 5)]},
  });
  expect(userErrors).toEqual([]);
  expect(cart.lines.nodes[0].quantity).toBe(3);
  expect(warnings).toEqual([
    {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 3 items were added to your cart due to availability.',
      target: cart.lines.nodes[0].id,
    },
  ]);
});

test('53 with no stock the line is there with quantity 0, and the warning comes again with every change', async () => {
  const {cart, warnings} = await cartCall(platform, 'cartCreate', {
    input: {lines: [line(ALL_OUT, 2)]},
  });
  const warning = {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: "The product 'Gone Whitening Foam - Mint' is already sold out.",
    target: cart.lines.nodes[0].id,
  };
  expect(cart.lines.nodes[0].quantity).toBe(0);
  expect(warnings).toEqual([warning]);
  const noted = await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: 'hello'});
  expect(noted.warnings).toEqual([warning]);
  expect(noted.cart.lines.nodes[0].quantity).toBe(0);
});

test('54 stock is shared over the lines of a variant: raising one lowers the other, which is warned about', async () => {
  const cart = await createCart(platform, [
    line(SCARCE, 1),
    line(SCARCE, 1, {attributes: [{key: 'a', value: '1'}]}),
  ]);
  const [first, second] = cart.lines.nodes;
  const {cart: after, warnings} = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id: first.id, quantity: 3}],
  });
  expect(after.lines.nodes.map((one: Line) => one.quantity)).toEqual([3, 0]);
  expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK', target: second.id}]);
});

test('54 stock that shrinks later is seen at the next change, not at a read', async () => {
  const cart = await createCart(platform, [line(SCARCE, 3)]);
  await postControl(platform, 'stock', {variant: variantGid(SCARCE), stock: 1});
  expect((await readCart(platform, cart.id)).lines.nodes[0].quantity).toBe(3);
  const {cart: after, warnings} = await cartCall(platform, 'cartNoteUpdate', {
    cartId: cart.id,
    note: '',
  });
  expect(after.lines.nodes[0].quantity).toBe(1);
  expect(warnings[0]?.message).toBe('Only 1 item was added to your cart due to availability.');
});

test.each([
  ['unknown', 999_999],
  ['unpublished', DRAFT],
])('55 %s merchandise answers no cart, and the stored one is intact', async (_what, variant) => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {
    cart: none,
    userErrors,
    warnings,
  } = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(variant)],
  });
  expect(none).toBeNull();
  expect(warnings).toEqual([]);
  expect(userErrors).toEqual([
    {
      code: 'INVALID',
      field: ['lines', '0', 'merchandiseId'],
      message: `The merchandise with id ${variantGid(variant)} does not exist.`,
    },
  ]);
  expect(quantities(await readCart(platform, cart.id))).toEqual([[variantGid(PASTE), 1]]);
  const created = await cartCall(platform, 'cartCreate', {input: {lines: [line(variant)]}});
  expect(created.userErrors[0]?.field).toEqual(['input', 'lines', '0', 'merchandiseId']);
});

test('56 one bad line among good ones adds nothing', async () => {
  const cart = await createCart(platform);
  const {userErrors} = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(PASTE), line(999_999), line(FLOSS)],
  });
  expect(userErrors[0]?.field).toEqual(['lines', '1', 'merchandiseId']);
  expect((await readCart(platform, cart.id)).lines.nodes).toEqual([]);
});

test('57 an unknown line on update or remove returns the cart unchanged', async () => {
  platform.services.clock.set(new Date('2026-07-01T10:00:00Z'), true);
  const cart = await createCart(platform, [line(PASTE)]);
  platform.services.clock.advance(60_000);
  const uuid = '00000000-0000-4000-8000-000000000000';
  const id = `gid://shopify/CartLine/${uuid}?cart=${tokenOf(cart)}`;
  const updated = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id, quantity: 2}],
  });
  expect(updated.userErrors).toEqual([
    {
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lines', '0', 'id'],
      message: `The merchandise line with id ${uuid} does not exist.`,
    },
  ]);
  expect(updated.cart).toMatchObject({id: cart.id, updatedAt: cart.updatedAt, totalQuantity: 1});
  const removed = await cartCall(platform, 'cartLinesRemove', {cartId: cart.id, lineIds: [id]});
  expect(removed.userErrors[0]).toMatchObject({
    code: 'INVALID_MERCHANDISE_LINE',
    field: ['lineIds', '0'],
  });
  expect(removed.cart.updatedAt).toBe('2026-07-01T10:00:00Z');
  const noted = await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: 'x'});
  expect(noted.cart.updatedAt).toBe('2026-07-01T10:01:00Z');
});

test('58 an unknown cart reads as null and refuses a change on cartId', async () => {
  const id = 'gid://shopify/Cart/unknown?key=0123';
  expect(await readCart(platform, id)).toBeNull();
  const {cart, userErrors} = await cartCall(platform, 'cartNoteUpdate', {cartId: id, note: 'x'});
  expect(cart).toBeNull();
  expect(userErrors).toEqual([UNKNOWN_CART]);
});

test('58 without its key a cart shows nothing personal and cannot be changed', async () => {
  const cart = await createCart(platform, [line(PASTE)], {buyerIdentity: {email: 'a@b.example'}});
  for (const id of [gidOf('Cart', 0).replace('0', tokenOf(cart)), `${cart.id}0`]) {
    const read = await readCart(platform, id);
    expect(read.totalQuantity).toBe(1);
    expect(read.buyerIdentity.email).toBeNull();
    expect(read.checkoutUrl).not.toContain('key=');
    expect(read.id).not.toContain('key=');
    const {userErrors} = await cartCall(platform, 'cartNoteUpdate', {cartId: id, note: 'x'});
    expect(userErrors).toEqual([UNKNOWN_CART]);
  }
});

test('59 a completed cart, and one untouched for 30 days, behave as unknown ones', async () => {
  const done = await createCart(platform, [line(PASTE)]);
  completeCart(platform.services, tokenOf(done), 1);
  expect(await readCart(platform, done.id)).toBeNull();
  const {userErrors} = await cartCall(platform, 'cartLinesAdd', {
    cartId: done.id,
    lines: [line(PASTE)],
  });
  expect(userErrors).toEqual([UNKNOWN_CART]);
  const old = await createCart(platform, [line(PASTE)]);
  platform.services.clock.advance(31 * 24 * 60 * 60 * 1000);
  expect(await readCart(platform, old.id)).toBeNull();
});

test.each([
  ['2025-04', 'INVALID', 'INVALID'],
  ['2026-04', 'SELLING_PLAN_NOT_APPLICABLE', 'VARIANT_REQUIRES_SELLING_PLAN'],
])(
  '60 61 in %s a foreign plan, and a missing one, are refused on sellingPlanId',
  async (version, foreign, missing) => {
    const cart = await createCart(platform);
    const wrong = await cartCall(
      platform,
      'cartLinesAdd',
      {cartId: cart.id, lines: [line(PASTE, 1, {sellingPlanId: gidOf('SellingPlan', CLUB_PLAN)})]},
      version,
    );
    expect(wrong.cart).toBeNull();
    expect(wrong.userErrors).toEqual([
      {
        code: foreign,
        field: ['lines', '0', 'sellingPlanId'],
        message: 'Cannot apply selling plan to variant',
      },
    ]);
    const without = await cartCall(
      platform,
      'cartLinesAdd',
      {cartId: cart.id, lines: [line(PLAN_ONLY)]},
      version,
    );
    expect(without.cart).toBeNull();
    expect(without.userErrors).toEqual([
      {
        code: missing,
        field: ['lines', '0', 'sellingPlanId'],
        message: 'Variant can only be purchased with a selling plan.',
      },
    ]);
    const right = await cartCall(platform, 'cartLinesAdd', {
      cartId: cart.id,
      lines: [line(PLAN_ONLY, 1, {sellingPlanId: gidOf('SellingPlan', CLUB_PLAN)})],
    });
    expect(right.cart.lines.nodes[0].cost.amountPerQuantity.amount).toBe('12.0');
  },
);

test('62 under 2025-04 no answer holds a code that 2025-04 lacks', async () => {
  const require = createRequire(import.meta.url);
  const json = JSON.parse(
    readFileSync(require.resolve('@shopify/hydrogen/storefront.schema.json'), 'utf8'),
  );
  const schema = buildClientSchema(json.data ?? json);
  const codes = (name: string) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  const known = new Set([...codes('CartErrorCode'), ...codes('CartWarningCode')]);
  const cart = await createCart(platform, [line(ALL_OUT)], {
    discountCodes: ['NOPE', 'OLD', 'MIN40', 'EDU'],
  });
  const calls = [
    await cartCall(platform, 'cartDiscountCodesUpdate', {
      cartId: cart.id,
      discountCodes: ['NOPE', 'FULL', 'ONCE'],
    }),
    await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [line(PLAN_ONLY)]}),
    await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [line(RULED, 1)]}),
    await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: 'x'.repeat(5_001)}),
  ];
  for (const call of calls) {
    expect(call.errors).toBeUndefined();
    for (const {code} of [...call.userErrors, ...call.warnings]) expect(known).toContain(code);
  }
});

test('63 attributes are replaced as a whole, and an empty list clears them', async () => {
  const cart = await createCart(platform, [], {attributes: [{key: 'a', value: '1'}]});
  const replaced = await cartCall(platform, 'cartAttributesUpdate', {
    cartId: cart.id,
    attributes: [
      {key: 'b', value: '2'},
      {key: 'b', value: '3'},
    ],
  });
  expect(replaced.cart.attributes).toEqual([{key: 'b', value: '3'}]);
  const cleared = await cartCall(platform, 'cartAttributesUpdate', {
    cartId: cart.id,
    attributes: [],
  });
  expect(cleared.cart.attributes).toEqual([]);
});

test('64 a note of 5001 characters is too long, and an empty one clears it', async () => {
  const cart = await createCart(platform, [], {note: 'mint please'});
  const {cart: none, userErrors} = await cartCall(platform, 'cartNoteUpdate', {
    cartId: cart.id,
    note: 'x'.repeat(5_001),
  });
  expect(none).toBeNull();
  expect(userErrors).toEqual([
    {
      code: 'NOTE_TOO_LONG',
      field: ['note'],
      message: 'The note exceeds the maximum number of 5000 characters.',
    },
  ]);
  expect((await readCart(platform, cart.id)).note).toBe('mint please');
  const cleared = await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: ''});
  expect(cleared.cart.note).toBe('');
});

test('65 66 a good token shows the customer, a bad one changes nothing, null unlinks', async () => {
  const {email, token} = await newSession(platform);
  const cart = await createCart(platform, [line(PASTE)]);
  const linked = await cartCall(platform, 'cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: {customerAccessToken: token, countryCode: 'US'},
  });
  expect(linked.cart.buyerIdentity).toMatchObject({countryCode: 'US', customer: {email}});
  const bad = await cartCall(platform, 'cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: {customerAccessToken: 'bad', countryCode: 'CA'},
  });
  expect(bad.userErrors).toEqual([
    {
      code: 'INVALID',
      field: ['buyerIdentity', 'customerAccessToken'],
      message: 'Customer is invalid',
    },
  ]);
  expect(bad.cart.buyerIdentity).toMatchObject({countryCode: 'US', customer: {email}});
  const unlinked = await cartCall(platform, 'cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: {customerAccessToken: null},
  });
  expect(unlinked.cart.buyerIdentity).toMatchObject({countryCode: 'US', customer: null});
  const created = await cartCall(platform, 'cartCreate', {
    input: {buyerIdentity: {customerAccessToken: 'bad'}},
  });
  expect(created.cart).toBeNull();
  expect(created.userErrors[0]?.field).toEqual(['input', 'buyerIdentity', 'customerAccessToken']);
});

test("67 changing the country changes every amount's currency", async () => {
  const cart = await createCart(platform, [line(PASTE, 2)]);
  const {cart: after} = await cartCall(platform, 'cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: {countryCode: 'CA'},
  });
  expect(JSON.stringify(after)).not.toContain('USD');
  expect(after.cost.totalAmount).toEqual({amount: '54.12', currencyCode: 'CAD'});
  expect(after.lines.nodes[0].merchandise.price).toEqual({amount: '27.06', currencyCode: 'CAD'});
});

test('68 removing all lines keeps note, attributes and codes, which no longer apply', async () => {
  const cart = await createCart(platform, [line(PASTE)], {
    note: 'hello',
    attributes: [{key: 'a', value: '1'}],
    discountCodes: ['SAVE10'],
    giftCardCodes: ['gift10', 'unknown'],
  });
  expect(cart.discountCodes).toEqual([{code: 'SAVE10', applicable: true}]);
  expect(cart.appliedGiftCards).toMatchObject([
    {lastCharacters: 'ft10', amountUsed: {amount: '10.0'}},
  ]);
  expect(cart.cost.totalAmount.amount).toBe('7.91');
  const {cart: after} = await cartCall(platform, 'cartLinesRemove', {
    cartId: cart.id,
    lineIds: [cart.lines.nodes[0].id],
  });
  expect(after).toMatchObject({
    note: 'hello',
    attributes: [{key: 'a', value: '1'}],
    discountCodes: [{code: 'SAVE10', applicable: false}],
    lines: {nodes: []},
    appliedGiftCards: [{amountUsed: {amount: '0.0'}, balance: {amount: '10.0'}}],
    cost: {subtotalAmount: {amount: '0.0'}, totalAmount: {amount: '0.0'}},
  });
});

test('69 the lines sum to the subtotal to the cent, for random carts', async () => {
  const anyLine = fc.record({
    merchandiseId: fc
      .constantFrom(PASTE, FLOSS, SCARCE, UNTRACKED, PLAN_KIT, BUNDLE, KIDS_PASTE, CHEAP)
      .map(variantGid),
    quantity: fc.integer({min: 0, max: 7}),
  });
  const codes = fc.subarray([
    'SAVE10',
    'FIFTY',
    'PASTE25',
    'EACH1',
    'FLOSS3',
    'FREESHIP',
    'BIG',
    'NOPE',
  ]);
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, {maxLength: 6}), codes, async (lines, discountCodes) => {
      const cart = await createCart(platform, lines, {discountCodes});
      const sum = cart.lines.nodes.reduce(
        (total: number, one: {cost: {totalAmount: {amount: string}}}) =>
          total + cents(one.cost.totalAmount),
        0,
      );
      expect(sum).toBe(cents(cart.cost.subtotalAmount));
      const off = cart.discountAllocations.reduce(
        (total: number, one: {discountedAmount: {amount: string}}) =>
          total + cents(one.discountedAmount),
        0,
      );
      expect(cents(cart.cost.totalAmount)).toBe(sum - off);
      expect(cents(cart.cost.totalAmount)).toBeGreaterThanOrEqual(0);
      const units = cart.lines.nodes.reduce((total: number, one: Line) => total + one.quantity, 0);
      expect(units).toBe(cart.totalQuantity);
    }),
    {numRuns: 60},
  );
});

test('70 a bundle is one componentizable line whose parts are not lines of the cart', async () => {
  const cart = await createCart(platform, [line(BUNDLE, 2), line(PASTE)]);
  expect(cart.lines.nodes).toHaveLength(2);
  expect(cart.totalQuantity).toBe(3);
  const [bundle] = cart.lines.nodes;
  expect(bundle.__typename).toBe('ComponentizableCartLine');
  expect(bundle.lineComponents.map((one: Line) => [one.merchandise.id, one.quantity])).toEqual([
    [variantGid(PASTE), 2],
    [variantGid(FLOSS), 4],
  ]);
  const parts = bundle.lineComponents.map((one: {cost: {totalAmount: {amount: string}}}) =>
    cents(one.cost.totalAmount),
  );
  expect(parts[0] + parts[1]).toBe(cents(bundle.cost.totalAmount));
  const ids = new Set(cart.lines.nodes.map((one: Line) => one.id));
  for (const part of bundle.lineComponents) expect(ids).not.toContain(part.id);
});

test('70 a part that is scarce limits its bundle', async () => {
  await postControl(platform, 'stock', {variant: variantGid(FLOSS), stock: 5});
  const {cart, warnings} = await cartCall(platform, 'cartCreate', {
    input: {lines: [line(BUNDLE, 4)]},
  });
  expect(cart.lines.nodes[0].quantity).toBe(2);
  expect(warnings[0]?.code).toBe('MERCHANDISE_NOT_ENOUGH_STOCK');
});

test('71 of changes sent at once none is lost', async () => {
  const cart = await createCart(platform);
  const variants = [PASTE, FLOSS, PLAN_KIT, KIDS_PASTE, CHEAP, UNTRACKED];
  await Promise.all([
    ...variants.map((variant) =>
      cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [line(variant, 2)]}),
    ),
    ...variants.map((variant) =>
      cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [line(variant, 1)]}),
    ),
    cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: 'all of it'}),
  ]);
  const after = await readCart(platform, cart.id);
  expect(after.note).toBe('all of it');
  expect(after.lines.nodes).toHaveLength(variants.length);
  for (const one of after.lines.nodes) expect(one.quantity).toBe(3);
});

test.each([
  [1, 'MINIMUM_NOT_MET'],
  [3, 'INVALID_INCREMENT'],
  [8, 'MAXIMUM_EXCEEDED'],
  [-1, 'INVALID'],
])("a quantity of %i against the variant's rule answers %s", async (quantity, code) => {
  const cart = await createCart(platform);
  const {cart: none, userErrors} = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(RULED, quantity)],
  });
  expect(none).toBeNull();
  expect(userErrors).toMatchObject([{code, field: ['lines', '0', 'quantity']}]);
});

test('2026-04: a clone has the goods and nothing personal, and personal data can be removed', async () => {
  const cart = await createCart(platform, [line(PASTE, 2)], {
    note: 'n',
    buyerIdentity: {email: 'a@b.example', countryCode: 'US'},
  });
  const {cart: clone} = await cartCall(platform, 'cartClone', {cartId: cart.id}, '2026-04');
  expect(clone.id).not.toBe(cart.id);
  expect(clone).toMatchObject({note: 'n', totalQuantity: 2, buyerIdentity: {email: null}});
  expect(clone.lines.nodes[0].id).not.toBe(cart.lines.nodes[0].id);
  const {cart: bare} = await cartCall(
    platform,
    'cartRemovePersonalData',
    {cartId: cart.id},
    '2026-04',
  );
  expect(bare).toMatchObject({
    id: cart.id,
    totalQuantity: 2,
    buyerIdentity: {email: null, countryCode: null},
  });
});

test('2026-04: an add-on hangs on its line and goes with it', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const [parent] = cart.lines.nodes;
  const {errors, data} = await callApi(
    platform,
    `mutation M($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { userErrors { code } cart { lines(first: 5) { nodes { ... on CartLine { id parentRelationship { parent { id } } instructions { canRemove } } } } } } }`,
    {cartId: cart.id, lines: [line(FLOSS, 1, {parent: {lineId: parent.id}})]},
    {version: '2026-04'},
  );
  expect(errors).toBeUndefined();
  expect(data.cartLinesAdd.cart.lines.nodes[0]).toMatchObject({
    parentRelationship: {parent: {id: parent.id}},
    instructions: {canRemove: true},
  });
  const {cart: after} = await cartCall(platform, 'cartLinesRemove', {
    cartId: cart.id,
    lineIds: [parent.id],
  });
  expect(after.lines.nodes).toEqual([]);
});

test('an address brings a delivery group, and the chosen option is part of the total', async () => {
  const cart = await createCart(platform, [line(FLOSS)]);
  expect(cart.deliveryGroups.nodes).toEqual([]);
  const address = {
    deliveryAddress: {
      firstName: 'Ada',
      lastName: 'Reed',
      address1: '1 Elm St',
      city: 'Portland',
      provinceCode: 'ME',
      countryCode: 'US',
      zip: '04101',
    },
  };
  const {cart: addressed, userErrors} = await cartCall(platform, 'cartDeliveryAddressesAdd', {
    cartId: cart.id,
    addresses: [{address, selected: true}],
  });
  expect(userErrors).toEqual([]);
  const [group] = addressed.deliveryGroups.nodes;
  expect(group.deliveryOptions.map((one: {title: string}) => one.title)).toEqual([
    'Standard shipping',
    'Express shipping',
  ]);
  expect(addressed.cost.totalAmount.amount).toBe('9.95');
  const {cart: express} = await cartCall(platform, 'cartSelectedDeliveryOptionsUpdate', {
    cartId: cart.id,
    selectedDeliveryOptions: [
      {deliveryGroupId: group.id, deliveryOptionHandle: group.deliveryOptions[1].handle},
    ],
  });
  expect(express.cost.totalAmount.amount).toBe('17.95');
  const strict = await cartCall(platform, 'cartDeliveryAddressesAdd', {
    cartId: cart.id,
    addresses: [
      {
        address: {deliveryAddress: {...address.deliveryAddress, lastName: ''}},
        validationStrategy: 'STRICT',
      },
    ],
  });
  expect(strict.userErrors).toEqual([
    {
      code: 'ADDRESS_FIELD_IS_REQUIRED',
      field: ['addresses', '0', 'address', 'deliveryAddress', 'lastName'],
      message: 'A last name is required in order to continue.',
    },
  ]);
  const unknown = await cartCall(platform, 'cartDeliveryAddressesRemove', {
    cartId: cart.id,
    addressIds: [gidOf('CartSelectableAddress', 1)],
  });
  expect(unknown.userErrors[0]?.code).toBe('INVALID_DELIVERY_ADDRESS_ID');
});

test('cart metafields are set, read without gaps, and deleted', async () => {
  const cart = await createCart(platform);
  const set = await callApi(
    platform,
    'mutation M($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { id namespace key value parentResource { ... on Cart { id } } } userErrors { code field } } }',
    {m: [{ownerId: cart.id, key: 'gift.note', type: 'single_line_text_field', value: 'Hi'}]},
  );
  expect(set.data.cartMetafieldsSet).toMatchObject({
    userErrors: [],
    metafields: [
      {
        namespace: 'gift',
        key: 'note',
        value: 'Hi',
        parentResource: {id: gidOf('Cart', 0).replace('0', tokenOf(cart))},
      },
    ],
  });
  const read = await callApi(
    platform,
    'query Q($id: ID!) { cart(id: $id) { metafields(identifiers: [{namespace: "gift", key: "none"}, {namespace: "gift", key: "note"}]) { value } } }',
    {id: cart.id},
  );
  expect(read.data.cart.metafields).toEqual([{value: 'Hi'}]);
  const bad = await callApi(
    platform,
    'mutation M($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { id } userErrors { code field } } }',
    {m: [{ownerId: cart.id, key: 'gift.count', type: 'number_integer', value: 'many'}]},
  );
  expect(bad.data.cartMetafieldsSet).toEqual({
    metafields: null,
    userErrors: [{code: 'INVALID_VALUE', field: ['metafields', '0', 'value']}],
  });
});

test('a cart line can be found by its id, and the fragment of a cart validates in both versions', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {data} = await callApi(
    platform,
    'query Q($id: ID!) { node(id: $id) { ... on CartLine { quantity } } }',
    {
      id: cart.lines.nodes[0].id,
    },
  );
  expect(data.node).toEqual({quantity: 1});
  const newer = await callApi(
    platform,
    `query Q($id: ID!) { cart(id: $id) { ${CART} } }`,
    {id: cart.id},
    {version: '2026-04'},
  );
  expect(newer.errors).toBeUndefined();
});
