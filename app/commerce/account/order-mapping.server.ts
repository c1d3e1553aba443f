import type {OrderQuery} from 'storefrontapi.generated';

import {toMoney} from '~/commerce/catalogue/product-mapping.server';
import type {OrderDiscount} from '~/domain/account/orders';
import {type Money, sum} from '~/domain/values/money';

/** An order of a customer, as the Storefront API answers it. */
export type RawOrder = Extract<NonNullable<OrderQuery['node']>, {__typename: 'Order'}>;

/** A discount of an order: both APIs have the same type of it. */
export function toDiscount(
  application: RawOrder['discountApplications']['nodes'][number],
): OrderDiscount {
  const {value} = application;
  return {
    label:
      application.__typename === 'DiscountCodeApplication' ? application.code : application.title,
    isCode: application.__typename === 'DiscountCodeApplication',
    allocationMethod: application.allocationMethod,
    targetType: application.targetType,
    targetSelection: application.targetSelection,
    value:
      value.__typename === 'PricingPercentageValue'
        ? {kind: 'percentage', percentage: value.percentage}
        : {kind: 'amount', amount: toMoney(value)},
  };
}

/** What discounts take off a line, or off the shipping. */
export function toAllocated(
  allocations: readonly {allocatedAmount: Parameters<typeof toMoney>[0]}[],
): Money {
  return sum(allocations.map(({allocatedAmount}) => toMoney(allocatedAmount)));
}
