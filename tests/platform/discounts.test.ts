import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';

import {customerKey, recordDiscountUse, saveDiscount} from '../../platform/discounts/discounts.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {cartCall, cents, createCart} from './support/carts.ts';
import {addAddress, newSession} from './support/customer-calls.ts';
import {
  discount,
  DISCOUNTS,
  FIXTURE,
  FLOSS,
  KIDS_PASTE,
  PASTE,
  SCARCE,
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
const setCodes = (cart: {id: string}, discountCodes: string[], version = '2025-04') =>
  cartCall(platform, 'cartDiscountCodesUpdate', {cartId: cart.id, discountCodes}, version);
type Allocated = {discountedAmount: {amount: string}};
const sum = (allocations: Allocated[]) =>
  allocations.reduce((total, one) => total + cents(one.discountedAmount), 0);

test('72 an unknown code is no error: it is listed as not applicable, and 2026-04 warns', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const old = await setCodes(cart, ['NOPE']);
  expect(old.userErrors).toEqual([]);
  expect(old.warnings).toEqual([]);
  expect(old.cart.discountCodes).toEqual([{code: 'NOPE', applicable: false}]);
  const warning = {
    code: 'DISCOUNT_NOT_FOUND',
    message: 'Enter a valid discount code',
    target: cart.id.replace(/\?.*/, ''),
  };
  expect((await setCodes(cart, ['NOPE'], '2026-04')).warnings).toEqual([warning]);
  const later = await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: 'x'}, '2026-04');
  expect(later.warnings).toEqual([warning]);
});

test.each([
  ['OLD', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
  [
    'MIN40',
    'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    'The MIN40 discount code is not valid for the items in your cart',
  ],
  ['FULL', 'DISCOUNT_USAGE_LIMIT_REACHED', /FULL/],
  ['EDU', 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', /EDU/],
  ['FLOSS3', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', /FLOSS3/],
])('72 the code %s that does not apply says %s', async (code, warning, message) => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {cart: after, warnings} = await setCodes(cart, [code], '2026-04');
  expect(after.discountCodes).toEqual([{code, applicable: false}]);
  expect(warnings).toMatchObject([{code: warning}]);
  expect(warnings[0]?.message).toMatch(message);
});

test('72 on an empty cart an active code is not honoured, an expired one keeps its own warning', async () => {
  const cart = await createCart(platform);
  const {warnings} = await setCodes(cart, ['SAVE10', 'OLD', 'NOPE'], '2026-04');
  expect(warnings.map((one) => [one.code, one.message])).toEqual([
    ['DISCOUNT_CODE_NOT_HONOURED', 'The SAVE10 discount code is not honoured'],
    ['DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
    ['DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
  ]);
});

test('73 the list of codes replaces the old one', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  await setCodes(cart, ['SAVE10']);
  expect((await setCodes(cart, ['FREESHIP'])).cart.discountCodes).toEqual([
    {code: 'FREESHIP', applicable: true},
  ]);
  expect((await setCodes(cart, [])).cart.discountCodes).toEqual([]);
});

test('74 codes that differ in case are one, in the first spelling, blanks included', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {cart: after} = await setCodes(cart, [' save10 ', 'SAVE10', 'Save10']);
  expect(after.discountCodes).toEqual([{code: ' save10 ', applicable: true}]);
});

test('75 an order-level code moves the total only, with one allocation per line on the cart', async () => {
  const cart = await createCart(platform, [line(PASTE, 2), line(FLOSS)], {
    discountCodes: ['SAVE10'],
  });
  expect(cart.cost.subtotalAmount.amount).toBe('44.8');
  expect(cart.cost.totalAmount.amount).toBe('40.32');
  expect(cart.discountAllocations).toEqual([
    {
      __typename: 'CartCodeDiscountAllocation',
      code: 'SAVE10',
      targetType: 'LINE_ITEM',
      discountedAmount: {amount: '3.98', currencyCode: 'USD'},
      discountApplication: {
        targetType: 'LINE_ITEM',
        targetSelection: 'ALL',
        allocationMethod: 'ACROSS',
        value: {__typename: 'PricingPercentageValue', percentage: 10},
      },
    },
    expect.objectContaining({discountedAmount: {amount: '0.5', currencyCode: 'USD'}}),
  ]);
  for (const one of cart.lines.nodes) {
    expect(one.discountAllocations).toEqual([]);
    expect(one.cost.totalAmount).toEqual(one.cost.subtotalAmount);
  }
});

test('76 a product-level code moves line and subtotal, with the allocation on the line only', async () => {
  const cart = await createCart(platform, [line(PASTE, 2), line(FLOSS)], {
    discountCodes: ['PASTE25'],
  });
  const [paste, floss] = cart.lines.nodes;
  expect(cart.discountAllocations).toEqual([]);
  expect(paste.cost.subtotalAmount.amount).toBe('39.8');
  expect(paste.cost.totalAmount.amount).toBe('29.85');
  expect(paste.discountAllocations).toMatchObject([
    {
      code: 'PASTE25',
      discountedAmount: {amount: '9.95'},
      discountApplication: {
        targetSelection: 'ENTITLED',
        allocationMethod: 'EACH',
        value: {percentage: 25},
      },
    },
  ]);
  expect(floss.discountAllocations).toEqual([]);
  expect(cart.cost.subtotalAmount.amount).toBe('34.85');
  expect(cart.cost.totalAmount.amount).toBe('34.85');
});

test('76 a fixed amount off each unit shows its share as money', async () => {
  const cart = await createCart(platform, [line(PASTE, 2), line(KIDS_PASTE)], {
    discountCodes: ['EACH1'],
  });
  expect(cart.lines.nodes[0].discountAllocations).toMatchObject([
    {
      discountedAmount: {amount: '2.0'},
      discountApplication: {value: {__typename: 'MoneyV2', amount: '2.0'}},
    },
  ]);
  expect(cart.lines.nodes[1].discountAllocations).toEqual([]);
});

test('77 a fixed amount over several lines sums exactly', async () => {
  const cart = await createCart(platform, [line(PASTE, 3), line(FLOSS, 2), line(KIDS_PASTE, 7)], {
    discountCodes: ['FIFTY'],
  });
  expect(cart.discountAllocations).toHaveLength(3);
  expect(sum(cart.discountAllocations)).toBe(5_000);
  for (const one of cart.discountAllocations) {
    expect(one.discountApplication.value.amount).toBe(one.discountedAmount.amount);
  }
  expect(cents(cart.cost.totalAmount)).toBe(cents(cart.cost.subtotalAmount) - 5_000);
});

test('78 free shipping is applicable without an allocation for a guest, and allocated once an address is known', async () => {
  const cart = await createCart(platform, [line(FLOSS)], {discountCodes: ['FREESHIP']});
  expect(cart.discountCodes).toEqual([{code: 'FREESHIP', applicable: true}]);
  expect(cart.discountAllocations).toEqual([]);
  const {token} = await newSession(platform);
  await addAddress(platform, token, {
    address1: '1 Elm St',
    city: 'Portland',
    country: 'United States',
    province: 'Maine',
    zip: '04101',
  });
  const {cart: linked} = await cartCall(platform, 'cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: {customerAccessToken: token},
  });
  expect(linked.discountAllocations).toMatchObject([
    {
      code: 'FREESHIP',
      targetType: 'SHIPPING_LINE',
      discountedAmount: {amount: '4.95'},
      discountApplication: {
        targetSelection: 'ALL',
        allocationMethod: 'EACH',
        value: {percentage: 100},
      },
    },
  ]);
  expect(linked.cost.totalAmount.amount).toBe('5.0');
});

test('79 a code turns inapplicable when its product leaves, and applicable when it returns', async () => {
  const cart = await createCart(platform, [line(PASTE), line(FLOSS)], {discountCodes: ['PASTE25']});
  const removed = await cartCall(platform, 'cartLinesRemove', {
    cartId: cart.id,
    lineIds: [cart.lines.nodes[0].id],
  });
  expect(removed.cart.discountCodes).toEqual([{code: 'PASTE25', applicable: false}]);
  const back = await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [line(PASTE)]});
  expect(back.cart.discountCodes).toEqual([{code: 'PASTE25', applicable: true}]);
});

test('80 a code that does not combine with a better one is not applicable', async () => {
  const cart = await createCart(platform, [line(PASTE)]);
  const {cart: after} = await setCodes(cart, ['SAVE10', 'SAVE20', 'PASTE25']);
  expect(after.discountCodes).toEqual([
    {code: 'SAVE10', applicable: false},
    {code: 'SAVE20', applicable: true},
    {code: 'PASTE25', applicable: true},
  ]);
});

test('80 a code once per customer is spent for the customer who used it', async () => {
  const {token, id} = await newSession(platform);
  const cart = await createCart(platform, [line(PASTE)], {
    discountCodes: ['ONCE'],
    buyerIdentity: {customerAccessToken: token},
  });
  expect(cart.discountCodes).toEqual([{code: 'ONCE', applicable: true}]);
  const once = DISCOUNTS.find((one) => one.code === 'ONCE');
  recordDiscountUse(
    platform.services,
    once?.id ?? 0,
    [customerKey(Number(id.split('/').at(-1)), null)].filter((key) => key !== null),
    1,
  );
  const {cart: after} = await cartCall(platform, 'cartNoteUpdate', {cartId: cart.id, note: ''});
  expect(after.discountCodes).toEqual([{code: 'ONCE', applicable: false}]);
});

test('80 a code for tagged customers applies to them alone', async () => {
  const student = await newSession(platform, {email: 'ada@college.edu'});
  const other = await newSession(platform);
  for (const [session, applicable] of [
    [student, true],
    [other, false],
  ] as const) {
    const cart = await createCart(platform, [line(PASTE)], {
      discountCodes: ['EDU'],
      buyerIdentity: {customerAccessToken: session.token},
    });
    expect(cart.discountCodes).toEqual([{code: 'EDU', applicable}]);
  }
});

test('81 buy X get Y splits lines with distinct ids, and quantities still sum', async () => {
  const cart = await createCart(platform, [line(FLOSS, 5)], {discountCodes: ['FLOSS3']});
  const {nodes} = cart.lines;
  expect(nodes.map((one: {quantity: number}) => one.quantity)).toEqual([1, 4]);
  expect(new Set(nodes.map((one: {id: string}) => one.id)).size).toBe(2);
  expect(nodes[0].discountAllocations).toMatchObject([
    {
      code: 'FLOSS3',
      discountedAmount: {amount: '5.0'},
      discountApplication: {targetSelection: 'ENTITLED', allocationMethod: 'EACH'},
    },
  ]);
  expect(nodes[1].discountAllocations).toMatchObject([{discountedAmount: {amount: '0.0'}}]);
  expect(cart.totalQuantity).toBe(5);
  expect(cart.cost.subtotalAmount.amount).toBe('20.0');
  const {cart: fewer} = await cartCall(platform, 'cartLinesUpdate', {
    cartId: cart.id,
    lines: [{id: nodes[1].id, quantity: 2}],
  });
  expect(fewer.totalQuantity).toBe(3);
  const {cart: gone} = await cartCall(platform, 'cartLinesRemove', {
    cartId: cart.id,
    lineIds: fewer.lines.nodes.map((one: {id: string}) => one.id),
  });
  expect(gone.lines.nodes).toEqual([]);
});

test('81 an automatic discount shows its title and yields to a better code', async () => {
  saveDiscount(
    platform.services.store,
    discount({
      code: null,
      title: 'Spring',
      effect: {kind: 'order', value: {type: 'percentage', percentage: 15}},
      combinesWith: {order: false, product: true, shipping: true},
    }),
  );
  const cart = await createCart(platform, [line(PASTE)]);
  expect(cart.discountAllocations).toMatchObject([
    {__typename: 'CartAutomaticDiscountAllocation', title: 'Spring'},
  ]);
  const {cart: better} = await setCodes(cart, ['SAVE20']);
  expect(better.discountAllocations).toMatchObject([{code: 'SAVE20'}]);
  const {cart: worse} = await setCodes(cart, ['SAVE10']);
  expect(worse.discountCodes).toEqual([{code: 'SAVE10', applicable: false}]);
  expect(worse.discountAllocations).toMatchObject([{title: 'Spring'}]);
});

test('82 amounts never fall below 0.0', async () => {
  const cart = await createCart(platform, [line(SCARCE, 2), line(FLOSS)], {
    discountCodes: ['BIG', 'EACH1'],
    giftCardCodes: ['GIFT10'],
  });
  expect(cart.cost.totalAmount.amount).toBe('0.0');
  expect(sum(cart.discountAllocations)).toBe(cents(cart.cost.subtotalAmount));
  expect(cart.appliedGiftCards[0].amountUsed.amount).toBe('0.0');
});
