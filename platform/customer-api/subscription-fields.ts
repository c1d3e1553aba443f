import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid, parseGlobalId} from '../graphql/gid.ts';
import {formatDecimal} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {findOrderByNumber} from '../orders/orders.ts';
import type {PlatformServices} from '../services.ts';
import {formatInstant} from '../store/clock.ts';
import {addPeriods} from '../subscriptions/cadence.ts';
import {
  cancelSubscription,
  type Change,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
} from '../subscriptions/change-subscription.ts';
import {type DeliveryRecord, PERIODS, type SubscriptionRecord} from '../subscriptions/records.ts';
import {
  findNextDelivery,
  findSubscription,
  subscriptionsOf,
} from '../subscriptions/subscriptions.ts';

import {callerOf} from './caller.ts';
import type {AccountNode} from './customer-fields.ts';

interface ContractNode {
  __typename: 'SubscriptionContract';
  record: SubscriptionRecord;
}

const STATUS = {live: 'ACTIVE', paused: 'PAUSED', canceled: 'CANCELLED'} as const;
const INTERVAL = {
  [PERIODS.day]: 'DAY',
  [PERIODS.week]: 'WEEK',
  [PERIODS.month]: 'MONTH',
} as const;
/** Cycles to come that are told. */
const TOLD_CYCLES = 3;

const contractNode = (record: SubscriptionRecord): ContractNode => ({
  __typename: 'SubscriptionContract',
  record,
});

const money = ({currency}: SubscriptionRecord, cents: number) => ({
  __typename: 'MoneyV2',
  amount: formatDecimal(cents),
  currencyCode: currency,
});

const instant = (date: Date | string) => formatInstant(new Date(date));

const policy = ({record}: ContractNode) => ({
  interval: INTERVAL[record.period],
  intervalCount: {count: record.every, precision: 'EXACT'},
  anchors: [],
  minCycles: null,
  maxCycles: null,
});

interface Cycle {
  index: number;
  at: Date;
  isSkipped: boolean;
}

/** The coming delivery and those behind it. */
function comingCycles({store}: PlatformServices, record: SubscriptionRecord): Cycle[] {
  const next = findNextDelivery(store, record.id);
  if (next === null) return [];
  const cycles: Cycle[] = [];
  let at = new Date(next.placeAt);
  for (let index = 1; index <= TOLD_CYCLES; index += 1) {
    cycles.push({index, at, isSkipped: false});
    at = addPeriods(at, record.every, record.period, next.monthDay ?? at.getUTCDate());
  }
  return cycles;
}

const cycleNode = ({index, at, isSkipped}: Cycle) => ({
  cycleIndex: index,
  cycleStartAt: instant(at),
  cycleEndAt: instant(at),
  billingAttemptExpectedDate: instant(at),
  edited: false,
  skipped: isSkipped,
  status: 'UNBILLED',
});

function findOwn(id: string, context: RequestContext): SubscriptionRecord | null {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== 'SubscriptionContract') return null;
  const record = findSubscription(context.services.store, parsed.id);
  return record?.customerId === callerOf(context).id ? record : null;
}

const missing = {
  code: 'INVALID',
  field: ['subscriptionContractId'],
  message: 'Subscription contract does not exist',
};

/** A change of a contract's state: one transaction, and the shopper's own contract only. */
function changing(
  change: (services: PlatformServices, record: SubscriptionRecord) => Change<SubscriptionRecord>,
) {
  return (_: unknown, args: {subscriptionContractId: string}, context: RequestContext) =>
    context.services.store.transaction(() => {
      const record = findOwn(args.subscriptionContractId, context);
      if (record === null) return {contract: null, userErrors: [missing]};
      const changed = change(context.services, record);
      return changed.ok
        ? {contract: contractNode(changed.value), userErrors: []}
        : {contract: null, userErrors: [{...missing, message: changed.message}]};
    });
}

function skip(
  _: unknown,
  {billingCycleInput: input}: {billingCycleInput: {contractId: string; selector: unknown}},
  context: RequestContext,
) {
  return context.services.store.transaction(() => {
    const refused = (message: string) => ({
      billingCycle: null,
      userErrors: [{code: 'INVALID', field: ['billingCycleInput'], message}],
    });
    const record = findOwn(input.contractId, context);
    if (record === null) return refused('Subscription contract does not exist');
    const next: DeliveryRecord | null = findNextDelivery(context.services.store, record.id);
    if (next === null) return refused('There is no billing cycle to skip');
    const skipped = skipDelivery(context.services, next, record);
    return skipped.ok
      ? {
          billingCycle: cycleNode({index: 1, at: new Date(next.placeAt), isSkipped: true}),
          userErrors: [],
        }
      : refused(skipped.message);
  });
}

function lineNode(record: SubscriptionRecord, {services}: RequestContext) {
  const variant = services.catalogue.variant(record.variantId);
  const product = variant === undefined ? undefined : services.catalogue.productOf(variant);
  return {
    id: gid('SubscriptionLine', record.id),
    title: product?.title ?? 'A product that is no longer sold',
    name: product?.title ?? 'A product that is no longer sold',
    variantTitle: variant?.title ?? null,
    sku: variant?.sku ?? null,
    quantity: record.quantity,
    requiresShipping: true,
    taxable: true,
    customAttributes: record.attributes,
    currentPrice: money(record, record.unitPrice),
    lineDiscountedPrice: money(record, record.unitPrice * record.quantity),
  };
}

/** Shopify's own subscription contracts: the same subscriptions that the provider's interface shows. */
export const subscriptionContracts: Resolvers = {
  Customer: {
    subscriptionContracts: ({record}: AccountNode, args: PageArguments, context: RequestContext) =>
      connection(
        subscriptionsOf(context.services.store, record.id).reverse(),
        args,
        context,
        ({id}) => id,
        contractNode,
      ),
    subscriptionContract: (_: AccountNode, {id}: {id: string}, context: RequestContext) => {
      const record = findOwn(id, context);
      return record === null ? null : contractNode(record);
    },
  },
  SubscriptionContract: {
    id: ({record}: ContractNode) => gid('SubscriptionContract', record.id),
    status: ({record}: ContractNode) => STATUS[record.state],
    appEligibleForCustomerActions: () => true,
    createdAt: ({record}: ContractNode) => instant(record.startedAt),
    updatedAt: ({record}: ContractNode) => instant(record.updatedAt),
    currencyCode: ({record}: ContractNode) => record.currency,
    revisionId: () => '1',
    billingPolicy: policy,
    deliveryPolicy: policy,
    deliveryPrice: ({record}: ContractNode) => money(record, 0),
    nextBillingDate: ({record}: ContractNode, _: unknown, {services}: RequestContext) => {
      const next = findNextDelivery(services.store, record.id);
      return next === null ? null : instant(next.placeAt);
    },
    lineCount: () => 1,
    linesCount: () => ({count: 1, precision: 'EXACT'}),
    lines: ({record}: ContractNode, args: PageArguments, context: RequestContext) =>
      connection(
        [record],
        args,
        context,
        ({id}) => id,
        (one) => lineNode(one, context),
      ),
    upcomingBillingCycles: ({record}: ContractNode, args: PageArguments, context: RequestContext) =>
      connection(
        comingCycles(context.services, record),
        args,
        context,
        ({index}) => index,
        cycleNode,
      ),
    originOrder: ({record}: ContractNode, _: unknown, {services}: RequestContext) => {
      const order = findOrderByNumber(services.store, record.orderNumber);
      return order === null ? null : {__typename: 'Order', record: order};
    },
  },
  Mutation: {
    subscriptionContractPause: changing(pauseSubscription),
    subscriptionContractActivate: changing((services, record) =>
      resumeSubscription(services, record, null),
    ),
    subscriptionContractCancel: changing((services, record) =>
      cancelSubscription(services, record, ''),
    ),
    subscriptionBillingCycleSkip: skip,
  },
};
