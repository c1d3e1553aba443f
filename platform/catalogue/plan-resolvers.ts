import type {Market} from '../content/markets.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import {gid} from '../graphql/gid.ts';
import {marketMoney, money} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import type {PlanAdjustment, SellingPlanGroupRecord, SellingPlanRecord} from './records.ts';
import {adjustedPrice, planPrice} from './selling-plans.ts';

interface PlanNode {
  __typename: 'SellingPlan';
  record: SellingPlanRecord;
  optionName: string;
  market: Market;
}

export interface PlanGroupNode {
  record: SellingPlanGroupRecord;
  market: Market;
}

/** A plan applied to a variant: what it costs then (§4.6). */
export interface PlanAllocationNode {
  plan: SellingPlanRecord;
  optionName: string;
  /** The variant's own price in market cents. */
  unitPrice: number;
  market: Market;
}

function adjustmentValue(adjustment: PlanAdjustment, market: Market) {
  switch (adjustment.type) {
    case 'percentage':
      return {
        __typename: 'SellingPlanPercentagePriceAdjustment',
        adjustmentPercentage: adjustment.value,
      };
    case 'fixedAmount':
      return {
        __typename: 'SellingPlanFixedAmountPriceAdjustment',
        adjustmentAmount: marketMoney(adjustment.value, market),
      };
    case 'fixedPrice':
      return {
        __typename: 'SellingPlanFixedPriceAdjustment',
        price: marketMoney(adjustment.value, market),
      };
  }
}

const recurring =
  (typename: string) =>
  ({record}: PlanNode) => ({
    __typename: typename,
    interval: record.interval,
    intervalCount: record.intervalCount,
  });

export const planResolvers: Resolvers = {
  SellingPlanGroup: {
    name: ({record}: PlanGroupNode) => record.name,
    appName: ({record}: PlanGroupNode) => record.appName,
    options: ({record}: PlanGroupNode) => [
      {name: record.option, values: record.plans.map((plan) => plan.option)},
    ],
    sellingPlans: ({record, market}: PlanGroupNode, args: PageArguments, context) =>
      connection(
        record.plans,
        args,
        context,
        (plan) => plan.id,
        (plan): PlanNode => ({
          __typename: 'SellingPlan',
          record: plan,
          optionName: record.option,
          market,
        }),
      ),
  },
  SellingPlan: {
    id: ({record}: PlanNode) => gid('SellingPlan', record.id),
    name: ({record}: PlanNode) => record.name,
    description: ({record}: PlanNode) => record.description,
    options: ({record, optionName}: PlanNode) => [{name: optionName, value: record.option}],
    recurringDeliveries: () => true,
    priceAdjustments: ({record, market}: PlanNode) =>
      record.adjustments.map(({adjustment, orderCount}) => ({
        orderCount,
        adjustmentValue: adjustmentValue(adjustment, market),
      })),
    billingPolicy: recurring('SellingPlanRecurringBillingPolicy'),
    deliveryPolicy: recurring('SellingPlanRecurringDeliveryPolicy'),
    checkoutCharge: () => ({
      type: 'PERCENTAGE',
      value: {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100},
    }),
  },
  SellingPlanAllocation: {
    sellingPlan: ({plan, optionName, market}: PlanAllocationNode): PlanNode => ({
      __typename: 'SellingPlan',
      record: plan,
      optionName,
      market,
    }),
    checkoutChargeAmount: ({plan, unitPrice, market}: PlanAllocationNode) =>
      money(planPrice(plan, unitPrice, market), market),
    remainingBalanceChargeAmount: ({market}: PlanAllocationNode) => money(0, market),
    priceAdjustments: ({plan, unitPrice, market}: PlanAllocationNode) =>
      plan.adjustments.map(({adjustment}) => {
        const price = money(adjustedPrice(adjustment, unitPrice, market), market);
        return {
          price,
          perDeliveryPrice: price,
          compareAtPrice: money(unitPrice, market),
          unitPrice: null,
        };
      }),
  },
};
