import type {HostedSubscriptionsQuery} from 'customer-accountapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import {readWholeList} from '~/commerce/platform-client/whole-list.server';
import {
  type CustomerSubscription,
  PERIODS,
  type SubscriptionChange,
} from '~/domain/account/subscriptions';
import {sum} from '~/domain/values/money';

import {type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {
  type AccountClient,
  type AccountClientOptions,
  createAccountClient,
} from './account-client.server';
import {
  CANCEL_CONTRACT_MUTATION,
  CONTRACTS_QUERY,
  PAUSE_CONTRACT_MUTATION,
  RESUME_CONTRACT_MUTATION,
  SKIP_CYCLE_MUTATION,
} from './subscriptions-documents.server';

type Contract = HostedSubscriptionsQuery['customer']['subscriptionContracts']['nodes'][number];

const READ_TEXT = 'Error fetching subscriptions';
const CHANGE_TEXT = 'This change is not possible.';

const contractGid = (id: string) => `gid://shopify/SubscriptionContract/${id}`;
const idOf = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);

const STATES: Readonly<Record<string, CustomerSubscription['state']>> = {
  ACTIVE: 'live',
  PAUSED: 'paused',
};

const INTERVALS: Readonly<Record<string, {period: number; times: number}>> = {
  DAY: {period: PERIODS.day, times: 1},
  WEEK: {period: PERIODS.week, times: 1},
  MONTH: {period: PERIODS.month, times: 1},
  YEAR: {period: PERIODS.month, times: 12},
};

function frequencyOf({interval, intervalCount}: Contract['deliveryPolicy']) {
  const {period, times} = INTERVALS[interval] ?? {period: 0, times: 1};
  return {every: (intervalCount?.count ?? 1) * times, period};
}

function toSubscription(contract: Contract): CustomerSubscription {
  const {lines, upcomingBillingCycles, status, nextBillingDate} = contract;
  const [line, ...more] = lines.nodes;
  const frequency = frequencyOf(contract.deliveryPolicy);
  const state = STATES[status] ?? 'ended';
  const [cycle] = upcomingBillingCycles.nodes;
  const day = cycle?.billingAttemptExpectedDate ?? nextBillingDate;
  return {
    id: idOf(contract.id),
    state,
    title: [line, ...more]
      .map((one) => one?.title ?? '')
      .filter(Boolean)
      .join(', '),
    variantTitle: more.length > 0 ? '' : (line?.variantTitle ?? ''),
    // This API names no product: nothing leads to one.
    handle: null,
    image: toImage(line?.image, line?.title ?? ''),
    quantity: line?.quantity ?? 1,
    unitPrice: line ? toMoney(line.currentPrice) : sum([]),
    frequency,
    frequencies: [frequency],
    next:
      state === 'live' && day
        ? {
            id: String(cycle?.cycleIndex ?? 1),
            day: String(day).slice(0, 10),
            isLocked: false,
            total: sum(lines.nodes.map(({lineDiscountedPrice}) => toMoney(lineDiscountedPrice))),
          }
        : null,
  };
}

/** What Shopify lets a customer change of a contract; dates, rhythms and quantities are the merchant's. */
export const CONTRACT_CHANGES = ['skip', 'pause', 'resume', 'cancel'] as const;

/** The subscription contracts of the customer behind a token (coverage: subscriptions-contracts). */
interface ContractCalls {
  list: (token: string) => Promise<CustomerAnswer<CustomerSubscription[]>>;
  change: (token: string, change: SubscriptionChange) => Promise<CustomerAnswer<true>>;
}

/** The mutation of a change, and whether it was carried out. */
function send(client: AccountClient, token: string, change: SubscriptionChange) {
  const id = contractGid(change.subscription);
  switch (change.change) {
    case 'pause':
      return client
        .call(PAUSE_CONTRACT_MUTATION, token, {id})
        .then(({data, errors}) => ({payload: data?.subscriptionContractPause, errors}));
    case 'resume':
      return client
        .call(RESUME_CONTRACT_MUTATION, token, {id})
        .then(({data, errors}) => ({payload: data?.subscriptionContractActivate, errors}));
    case 'cancel':
      return client
        .call(CANCEL_CONTRACT_MUTATION, token, {id})
        .then(({data, errors}) => ({payload: data?.subscriptionContractCancel, errors}));
    case 'skip': {
      const selector = {index: Number(change.order)};
      return client
        .call(SKIP_CYCLE_MUTATION, token, {input: {contractId: id, selector}})
        .then(({data, errors}) => ({payload: data?.subscriptionBillingCycleSkip, errors}));
    }
    default:
      return Promise.resolve({payload: null, errors: undefined});
  }
}

export function createContractCalls(options: AccountClientOptions): ContractCalls {
  const client = createAccountClient(options);
  return {
    list: (token) =>
      settleCustomer(async () => {
        const readPage = (after: string | null) => client.call(CONTRACTS_QUERY, token, {after});
        const {data, errors} = await readPage(null);
        if (!data || errors) return {object: null, errors};
        const contracts = await readWholeList(
          data.customer.subscriptionContracts,
          async (after) => {
            const further = await readPage(after);
            return {
              page: further.data?.customer.subscriptionContracts,
              errors: further.errors ?? null,
            };
          },
        );
        return {object: contracts.map(toSubscription)};
      }, READ_TEXT),
    change: (token, change) =>
      settleCustomer(async () => {
        const {payload, errors} = await send(client, token, change);
        return {
          object: payload && payload.userErrors.length === 0 ? (true as const) : null,
          userErrors: payload?.userErrors ?? null,
          errors,
        };
      }, CHANGE_TEXT),
  };
}
