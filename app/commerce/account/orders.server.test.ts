import {describe, expect, it, vi} from 'vitest';

import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {createOrderCalls} from './orders.server';

const usd = (amount: string) => ({__typename: 'MoneyV2', amount, currencyCode: 'USD'});
const whole = <Node>(nodes: Node[]) => ({
  nodes,
  pageInfo: {hasNextPage: false, endCursor: null},
});

const order = {
  __typename: 'Order',
  id: 'gid://shopify/Order/1?key=k',
  name: '#1001',
  orderNumber: 1001,
  totalPrice: usd('9.0'),
  totalShippingPrice: usd('0.0'),
  originalTotalPrice: usd('9.0'),
  currentTotalPrice: usd('9.0'),
  totalRefunded: usd('0.0'),
  shippingDiscountAllocations: [{allocatedAmount: usd('4.95')}],
  lineItems: whole([]),
  discountApplications: {
    nodes: [
      {
        __typename: 'DiscountCodeApplication',
        code: 'SAVE10',
        allocationMethod: 'ACROSS',
        targetType: 'LINE_ITEM',
        targetSelection: 'ALL',
        value: {__typename: 'PricingPercentageValue', percentage: 10},
      },
      {
        __typename: 'AutomaticDiscountApplication',
        title: 'Free standard shipping',
        allocationMethod: 'EACH',
        targetType: 'SHIPPING_LINE',
        targetSelection: 'ALL',
        value: usd('4.95'),
      },
    ],
  },
};

function callsAnswering(...answers: unknown[]) {
  const asked: string[] = [];
  const storefront = {
    query: (document: string) => Promise.resolve(answers[asked.push(document) - 1]),
    CacheNone: () => null,
  } as unknown as Storefront;
  return {asked, calls: createOrderCalls(storefront)};
}

describe('the discounts of an order', () => {
  it('are up to fifty, a code by its code and any other by its title, as percentage or money', async () => {
    const {asked, calls} = callsAnswering({customer: {orders: whole([order])}}, {node: order});
    const found = await calls.find('token', '1001');
    expect(found.ok && found.value.order?.discounts).toEqual([
      {
        label: 'SAVE10',
        isCode: true,
        allocationMethod: 'ACROSS',
        targetType: 'LINE_ITEM',
        targetSelection: 'ALL',
        value: {kind: 'percentage', percentage: 10},
      },
      {
        label: 'Free standard shipping',
        isCode: false,
        allocationMethod: 'EACH',
        targetType: 'SHIPPING_LINE',
        targetSelection: 'ALL',
        value: {kind: 'amount', amount: {amount: 495, currencyCode: 'USD'}},
      },
    ]);
    expect(asked[1]).toMatch(/discountApplications\(first: 50\)/);
    expect(found.ok && found.value.order?.shippingDiscount.amount).toBe(495);
  });
});

describe('the list of orders', () => {
  it('asks for 75 a page, the newest first, and says where the older ones begin', async () => {
    const variables: unknown[] = [];
    const storefront = {
      query: (document: string, options: {variables: unknown}) => {
        expect(document).toContain('sortKey: PROCESSED_AT, reverse: true');
        variables.push(options.variables);
        return Promise.resolve({
          customer: {orders: {nodes: [order], pageInfo: {hasNextPage: true, endCursor: 'c75'}}},
        });
      },
      CacheNone: () => null,
    } as unknown as Storefront;
    const page = await createOrderCalls(storefront).list('token', null);
    expect(variables).toEqual([{customerAccessToken: 'token', first: 75, after: null}]);
    expect(page).toMatchObject({ok: true, value: {next: 'c75', orders: [{name: '#1001'}]}});
  });
});

describe('the orders of a customer, read in pages', () => {
  const throttled = {errors: [{message: 'Throttled'}]};
  const more = <Node>(nodes: Node[]) => ({
    nodes,
    pageInfo: {hasNextPage: true, endCursor: 'a'},
  });

  it.each<[string, unknown[]]>([
    ['the numbers of the orders are throttled', [throttled]],
    ['further numbers are throttled', [{customer: {orders: more([])}}, throttled]],
    ['the order itself is throttled', [{customer: {orders: whole([order])}}, throttled]],
    [
      'further lines are throttled',
      [{customer: {orders: whole([order])}}, {node: {...order, lineItems: more([])}}, throttled],
    ],
    [
      'errors stand beside further lines',
      [
        {customer: {orders: whole([order])}},
        {node: {...order, lineItems: more([])}},
        {node: {...order, lineItems: whole([])}, ...throttled},
      ],
    ],
  ])('are refused and not said to be none when %s', async (_, answers) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {calls} = callsAnswering(...answers);
    expect(await calls.find('token', '1001')).toMatchObject({ok: false, message: 'Throttled'});
    silent.mockRestore();
  });
});
