import {randomUUID} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';

import type {AccountKind} from '~/domain/account/account-kind';
import type {Order} from '~/domain/account/orders';
import {loadAddressBook, submitAddressBook} from '~/edge/account/addresses.server';
import {loadContactInformation, submitProfile} from '~/edge/account/profile.server';
import type {ShopContext} from '~/edge/request/context.server';

import {type Answered, open, signUp, submit} from '../../../tests/support/account-visits';
import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';
import {HOSTED, signInHosted} from '../../../tests/support/hosted-visits';

import {authenticated} from './guards.server';
import {loadOrder, loadOrders, loadOverview} from './pages.server';
import {signOut} from './refresh.server';

const shopperOf = useCartShopper();

const ADDRESS = {
  form: 'address',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  company: '',
  address1: '12 Elm Street',
  address2: '',
  city: 'Austin',
  province: 'TX',
  zip: '78701',
  phone: '',
};

/** What the pages of an account show of it; the data of a loader, as far as the tests read it. */
interface Seen {
  name: string;
  email: string;
  addresses: {number: string; address1: string; province: string; phone: string}[];
  defaultAddress: string | null;
  orders: {orderNumber: string}[];
  next: string | null;
  order: Order;
  whose: string;
  firstName: string;
}

const seen = ({data}: Answered) => data as unknown as Seen;

const page = (shopper: CartShopper, path: string, load: Parameters<typeof open>[2]) =>
  open(shopper, path, load);

const orderPage = (shopper: CartShopper, slug: string) =>
  open(shopper, `/account/my-orders/${slug}`, (request, context) =>
    loadOrder(request, context, slug),
  );

const book = async (shopper: CartShopper) =>
  seen(await open(shopper, '/account/address-book', loadAddressBook));

/** Sends one of the address book's forms as its customer. */
async function change(shopper: CartShopper, fields: Record<string, string>) {
  const {whose} = seen(await open(shopper, '/account/address-book?add', loadAddressBook));
  return submit(shopper, '/account/address-book', submitAddressBook, {...fields, whose});
}

const leave = (shopper: CartShopper) =>
  open(shopper, '/account', (request, context) => signOut(request, context));

describe.each<AccountKind>(['legacy', 'hosted'])('an account of the %s kind', (kind) => {
  let shopper: CartShopper;
  let email: string;

  const enter = async (who: CartShopper, address: string) => {
    if (kind === 'legacy') await signUp(who, address);
    else await signInHosted(who, address);
  };

  beforeEach(async () => {
    shopper = shopperOf();
    shopper.settings = kind === 'legacy' ? {} : HOSTED;
    email = `shopper-${randomUUID()}@example.com`;
    await enter(shopper, email);
  });

  /** Another browser, with a customer of its own. */
  const stranger = async () => {
    const other = shopper.beside();
    await enter(other, `stranger-${randomUUID()}@example.com`);
    return other;
  };

  it('opens its pages, and to nobody else', async () => {
    expect(seen(await page(shopper, '/account', loadOverview)).email).toBe(email);
    const request = shopper.beside().request('/account');
    const context = shopper.beside().open(request);
    const verdict = await authenticated({request, context, params: {}});
    expect(verdict).toMatchObject({kind: 'redirect', location: '/account/login'});
  });

  it('keeps an address: the first is the default, it is changed, another takes its place, it goes', async () => {
    expect((await change(shopper, ADDRESS)).location).toBe('/account/address-book?done=added');
    const [first] = (await book(shopper)).addresses;
    expect(first).toMatchObject({address1: '12 Elm Street', province: 'Texas'});
    expect((await book(shopper)).defaultAddress).toBe(first?.number);

    const number = first?.number ?? '';
    await change(shopper, {...ADDRESS, number, address1: '9 Oak Lane', phone: '512 555 0147'});
    expect((await book(shopper)).addresses).toMatchObject([
      {number, address1: '9 Oak Lane', phone: '+15125550147'},
    ]);

    await change(shopper, {...ADDRESS, address1: '1 Pine Road', isDefault: 'on'});
    const second = (await book(shopper)).addresses.find((one) => one.address1 === '1 Pine Road');
    expect((await book(shopper)).defaultAddress).toBe(second?.number);

    await change(shopper, {form: 'default-address', number});
    expect((await book(shopper)).defaultAddress).toBe(number);

    const {location} = await change(shopper, {form: 'delete-address', number});
    expect(location).toBe('/account/address-book?done=deleted');
    expect((await book(shopper)).addresses.map((one) => one.number)).toEqual([second?.number]);
  });

  it('takes an address that it has already for a second press', async () => {
    await change(shopper, ADDRESS);
    expect((await change(shopper, ADDRESS)).location).toBe('/account/address-book?done=added');
    expect((await book(shopper)).addresses).toHaveLength(1);
  });

  it('sends Puerto Rico as the zone that it is', async () => {
    await change(shopper, {
      ...ADDRESS,
      country: 'PR',
      province: '',
      city: 'San Juan',
      zip: '00901',
    });
    expect((await book(shopper)).addresses).toMatchObject([{province: 'Puerto Rico'}]);
  });

  it('changes the name', async () => {
    const {whose, firstName} = seen(
      await open(shopper, '/account/contact-information/profile', loadContactInformation),
    );
    const fields = {form: 'profile', firstName: `${firstName}Grace`, lastName: 'Hopper', whose};
    const contact: Record<string, string> =
      kind === 'legacy' ? {email, phone: '', current: ''} : {};
    const path = '/account/contact-information/profile';
    const {location} = await submit(shopper, path, submitProfile, {...fields, ...contact});
    expect(location).toBe('/account/contact-information?done=profile');
    expect(seen(await page(shopper, '/account', loadOverview)).name).toBe(
      `${firstName}Grace Hopper`,
    );
  });

  it('shows an order with its parcel, its refund, every discount and every line', async () => {
    const number = shopper.platform.placeOrder(email, {lines: 53, discounts: 8});
    const tracking = {company: 'UPS', number: '1Z', url: 'https://ups.example/1Z'};
    shopper.platform.ship(number, tracking);
    shopper.platform.refund(number, 300);
    const {order} = seen(await orderPage(shopper, number));
    expect(order).toMatchObject({
      name: `#${number}`,
      financialStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      totalRefunded: {amount: 300},
      shipments: [tracking],
      shippingAddress: {address1: '12 Elm Street', province: 'Texas'},
    });
    expect(order.currentTotalPrice.amount).toBe(order.totalPrice.amount - 300);
    expect(order.discounts.map(({label}) => label)).toEqual(
      Array.from({length: 8}, (_, index) => `CODE${index + 1}`),
    );
    expect(order.lines).toHaveLength(53);
    expect(order.lines[0]).toMatchObject({
      quantity: 2,
      originalTotalPrice: {amount: 1998},
      discounts: {amount: 8},
      variant: {handle: WARES.brush},
    });
  });

  it('lists its orders newest first, 75 a page, and opens the oldest', async () => {
    const numbers = Array.from({length: 78}, (_, day) =>
      shopper.platform.placeOrder(email, {
        processedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      }),
    ).reverse();
    const first = seen(await page(shopper, '/account/my-orders', loadOrders));
    expect(first.orders.map(({orderNumber}) => orderNumber)).toEqual(numbers.slice(0, 75));
    const rest = seen(
      await page(shopper, `/account/my-orders?after=${first.next ?? ''}`, loadOrders),
    );
    expect(rest.orders.map(({orderNumber}) => orderNumber)).toEqual(numbers.slice(75));
    expect((await orderPage(shopper, numbers.at(-1) ?? '')).status).toBe(200);
  });

  it('shows no stranger’s order and changes no stranger’s address', async () => {
    const number = shopper.platform.placeOrder(email);
    await change(shopper, ADDRESS);
    const [own] = (await book(shopper)).addresses;
    const other = await stranger();
    expect((await orderPage(other, number)).status).toBe(404);
    const taken = await change(other, {form: 'delete-address', number: own?.number ?? ''});
    expect(taken.status).toBe(404);
    expect((await book(shopper)).addresses).toHaveLength(1);
  });

  it('has the cart of before the sign-in as its own, and gives it back when it leaves', async () => {
    const other = shopper.beside();
    await other.add(WARES.brush);
    const address = `cart-${randomUUID()}@example.com`;
    await enter(other, address);
    const owner = async () => other.platform.buyerOf(other.cookies.get('cart') ?? '');
    expect(await owner()).toBe(address);
    await leave(other);
    expect(await owner()).toBeNull();
    expect(other.cookies.has('customer_token')).toBe(false);
  });

  it('makes a new cart the customer’s from its first moment', async () => {
    await shopper.add(WARES.brush);
    expect(await shopper.platform.buyerOf(shopper.cookies.get('cart') ?? '')).toBe(email);
  });

  it('that the platform knows no more signs out with cookies and says so; what was typed waits', async () => {
    const {whose} = seen(await open(shopper, '/account/address-book?add', loadAddressBook));
    shopper.platform.revoke(email);
    const {location} = await submit(shopper, '/account/address-book?add', submitAddressBook, {
      ...ADDRESS,
      whose,
    });
    expect(location).toBe(
      '/account/login?return_to=%2Faccount%2Faddress-book%3Fadd%3D&notice=expired',
    );
    expect(shopper.cookies.has('customer_token')).toBe(false);
    expect(shopper.cookies.has('form_draft')).toBe(true);
  });

  it('keeps what was typed, and the session, while the platform does not answer', async () => {
    const {whose} = seen(await open(shopper, '/account/address-book?add', loadAddressBook));
    shopper.platform.fault = ({name}) => (name.startsWith('customer') ? 'bad-gateway' : null);
    const {status, data} = await submit(shopper, '/account/address-book', submitAddressBook, {
      ...ADDRESS,
      whose,
    });
    expect(status).toBe(503);
    expect(JSON.stringify(data)).toContain('12 Elm Street');
    shopper.platform.fault = () => null;
    expect((await page(shopper, '/account', loadOverview)).status).toBe(200);
  });

  it('shows its token in no page, and no address that is led to', async () => {
    shopper.platform.placeOrder(email);
    await change(shopper, ADDRESS);
    const context: ShopContext = shopper.open(shopper.request('/account'));
    const [session] = await context.sessions();
    const secrets = [session?.token, session?.hosted?.refresh].filter(
      (secret) => typeof secret === 'string',
    );
    expect(secrets).toHaveLength(kind === 'legacy' ? 1 : 2);
    const answers = [
      await page(shopper, '/account', loadOverview),
      await page(shopper, '/account/my-orders', loadOrders),
      await open(shopper, '/account/address-book', loadAddressBook),
      await open(shopper, '/account/contact-information', loadContactInformation),
    ];
    for (const secret of secrets) {
      expect(JSON.stringify(answers)).not.toContain(secret);
      expect([...shopper.cookies.values()].join()).not.toContain(secret);
    }
  });
});
