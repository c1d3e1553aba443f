import {randomUUID} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';

import type {CustomerSubscription} from '~/domain/account/subscriptions';
import {loadShell} from '~/edge/content/shell.server';
import type {ShopContext} from '~/edge/request/context.server';

import {open, signUp, submit} from '../../../tests/support/account-visits';
import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';
import {HOSTED, signInHosted} from '../../../tests/support/hosted-visits';

import {loadOverview} from './pages.server';
import {loadSubscriptions, submitSubscriptionChange} from './subscriptions.server';

const shopperOf = useCartShopper();
const PATH = '/account/manage-subscriptions';

/** Ordergroove's interface of the local platform. */
const ORDERGROOVE: Partial<ShopContext['env']> = {
  SUBSCRIPTIONS_API_URL: 'https://platform.example/ordergroove',
  SUBSCRIPTIONS_HASH_KEY: 'only-for-the-shop-on-this-machine',
};

interface Seen {
  state: 'listed' | 'down' | 'none';
  subscriptions: CustomerSubscription[];
  changes: string[];
  reasons: unknown[];
  whose: string;
}

let shopper: CartShopper;
let email: string;

beforeEach(() => {
  shopper = shopperOf();
  email = `shopper-${randomUUID()}@example.com`;
});

const page = async (who = shopper, query = '') =>
  (await open(who, `${PATH}${query}`, loadSubscriptions)).data as unknown as Seen;

async function change(fields: Record<string, string>, who = shopper) {
  const {whose} = await page(who);
  return submit(who, PATH, submitSubscriptionChange, {form: 'change', whose, ...fields});
}

describe.each([
  ['Ordergroove’s, with passwords', ORDERGROOVE],
  ['Ordergroove’s, with hosted accounts', {...ORDERGROOVE, ...HOSTED}],
  ['Shopify’s own contracts', HOSTED],
])('subscriptions that are %s', (_, settings) => {
  const enter = (who: CartShopper, address: string) =>
    'CUSTOMER_ACCOUNTS' in settings ? signInHosted(who, address) : signUp(who, address);

  beforeEach(async () => {
    shopper.settings = settings;
    await enter(shopper, email);
    shopper.platform.subscribe(email, WARES.paste);
  });

  const first = async () => {
    const [subscription] = (await page()).subscriptions;
    if (!subscription) throw new Error('There is no subscription');
    return subscription;
  };

  it('are listed with what they send, how often, for how much and when', async () => {
    const seen = await page();
    expect(seen.state).toBe('listed');
    expect(seen.subscriptions).toMatchObject([
      {
        state: 'live',
        title: expect.stringContaining('oothpaste') as string,
        quantity: 2,
        unitPrice: {amount: 999, currencyCode: 'USD'},
        frequency: {every: expect.any(Number) as number},
        next: {day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string},
      },
    ]);
  });

  it('are skipped, paused, resumed and cancelled', async () => {
    const {id: subscription, next} = await first();
    const skipped = await change({change: 'skip', subscription, order: next?.id ?? ''});
    expect(skipped.location).toBe(`${PATH}?done=skip`);
    expect(((await first()).next?.day ?? '') > (next?.day ?? '')).toBe(true);
    await change({change: 'pause', subscription});
    expect(await first()).toMatchObject({state: 'paused', next: null});
    await change({change: 'resume', subscription});
    expect((await first()).state).toBe('live');
    const {status} = await open(shopper, `${PATH}?cancel=${subscription}`, loadSubscriptions);
    expect(status).toBe(200);
    await change({change: 'cancel', subscription, reason: '0'});
    expect((await first()).state).toBe('ended');
    const again = await change({change: 'pause', subscription});
    expect(again).toMatchObject({status: 422, data: {alert: 'This subscription has ended.'}});
  });

  it('of a stranger are pages that do not exist', async () => {
    const {id: subscription} = await first();
    const other = shopper.beside();
    await enter(other, `stranger-${randomUUID()}@example.com`);
    expect((await page(other)).subscriptions).toEqual([]);
    expect((await change({change: 'cancel', subscription, reason: '0'}, other)).status).toBe(404);
    expect((await first()).state).toBe('live');
  });

  it('are led to from the account', async () => {
    const links = (await loadShell(shopper.open(shopper.request('/')))).navigation.account;
    expect(links.map(({link}) => link)).toContain(PATH);
  });
});

it('contracts offer what a customer may change of them: no date, no rhythm, no quantity, no reasons', async () => {
  shopper.settings = HOSTED;
  await signInHosted(shopper, email);
  expect(await page()).toMatchObject({
    changes: ['skip', 'pause', 'resume', 'cancel'],
    reasons: [],
    subscriptions: [],
  });
});

it('contracts that cannot be read are down, never an empty list', async () => {
  shopper.settings = HOSTED;
  await signInHosted(shopper, email);
  shopper.platform.fault = ({operation}) =>
    operation === 'HostedSubscriptions' ? 'bad-gateway' : null;
  expect(await page()).toMatchObject({state: 'down', subscriptions: []});
});

describe('where nobody keeps subscriptions', () => {
  beforeEach(() => signUp(shopper, email));

  it('nothing leads to them, and their page says so', async () => {
    const links = (await loadShell(shopper.open(shopper.request('/')))).navigation.account;
    expect(links.map(({link}) => link)).not.toContain(PATH);
    const {data} = await open(shopper, '/account', loadOverview);
    expect(data['hasSubscriptions']).toBe(false);
    expect(await page()).toMatchObject({state: 'none', subscriptions: []});
  });

  it('a change is refused and changes nothing', async () => {
    const {status} = await change({change: 'pause', subscription: 'a'.repeat(32)});
    expect(status).toBe(503);
  });
});
