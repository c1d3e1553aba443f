import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {type CartShopper, useCartShopper} from '../../../tests/support/cart-shopper';

import {submitCreateAccount, takeRegistration} from './registration.server';

const shopping = useCartShopper();
const NAMES = {firstName: 'Ada', lastName: 'Bell', phone: ''};

interface Reply {
  data: {notice: string | null; alert: string | null};
  init: ResponseInit | null;
}

/** Sends the form and waits for what happens behind its answer. */
async function register(shopper: CartShopper, fields: Record<string, string>) {
  const request = shopper.request('/account/create-account', {
    method: 'POST',
    body: new URLSearchParams({...NAMES, ...fields}),
  });
  const behind: Promise<unknown>[] = [];
  let headers = new Headers();
  const reply = (await shopper.visit(request, (asked, context) => {
    headers = context.responseHeaders;
    const waiting: ShopContext = {...context, waitUntil: (work) => void behind.push(work)};
    return submitCreateAccount(asked, waiting);
  })) as unknown as Reply;
  const before = shopper.platform.calls.map(({name}) => name);
  await Promise.all(behind);
  return {
    status: reply.init?.status ?? 200,
    notice: reply.data.notice,
    text: JSON.stringify(reply.data),
    cookies: headers.getSetCookie(),
    before,
    all: shopper.platform.calls.map(({name}) => name),
  };
}

const stranger = () => `nobody-${crypto.randomUUID()}@example.com`;

describe('creating an account', () => {
  it('answers alike whether the address has one or not, and mails a link to both', async () => {
    const shopper = shopping();
    const known = await register(shopper, {email: (await shopper.platform.register()).email});
    const unknown = await register(shopper, {email: stranger()});
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    expect(known.notice).toContain('Check your mail');
    expect(known.all).toEqual(['customerCreate', 'customerRecover']);
  });

  it('waits for no mail, whose time would tell whom it went to', async () => {
    const {before} = await register(shopping(), {email: stranger()});
    expect(before.filter((name) => name !== 'customerRecover')).toEqual(['customerCreate']);
  });

  it('signs nobody in, and its password is known to nobody', async () => {
    const shopper = shopping();
    const passwords: unknown[] = [];
    shopper.platform.fault = ({name, variables}) => {
      const {input} = variables as {input?: {password?: string}};
      if (name === 'customerCreate') passwords.push(input?.password);
      return null;
    };
    await register(shopper, {email: stranger()});
    await register(shopper, {email: stranger()});
    expect(shopper.cookies.has('customer_token')).toBe(false);
    expect(new Set(passwords).size).toBe(2);
    for (const password of passwords) expect(String(password).length).toBeGreaterThan(30);
  });

  it('does not tell of another customer by their telephone number', async () => {
    const shopper = shopping();
    const phone = '(555) 123-4567';
    await register(shopper, {email: stranger(), phone});
    const taken = await register(shopper, {email: stranger(), phone});
    expect([taken.status, taken.notice]).toEqual([200, expect.stringContaining('Check your mail')]);
    expect(taken.all).toEqual(['customerCreate', 'customerCreate', 'customerRecover']);
  });

  it('tells of the same mistakes whether the address has an account or not', async () => {
    const shopper = shopping();
    const firstName = 'see http://example.com';
    const {email} = await shopper.platform.register();
    const known = await register(shopper, {email, firstName});
    const unknown = await register(shopper, {email: stranger(), firstName});
    expect(known.status).toBe(422);
    expect(unknown.status).toBe(422);
    expect(known.text).not.toContain('taken');
    expect(known.text.replace(email, '')).toBe(
      unknown.text.replace(/nobody-[^"]*example\.com/, ''),
    );
  });

  it.each(['html', 'throttled'] as const)(
    'shows the form again where the platform does not answer (%s)',
    async (kind) => {
      const shopper = shopping();
      shopper.platform.fault = () => kind;
      const answer = await register(shopper, {email: stranger()});
      expect(answer.status).toBeGreaterThanOrEqual(429);
      expect(answer.notice).toBeNull();
    },
  );

  it('makes no second account where its answer was lost and the form is sent again', async () => {
    const shopper = shopping();
    const email = stranger();
    shopper.platform.fault = ({name}) => (name === 'customerCreate' ? 'lost-reply' : null);
    expect((await register(shopper, {email})).notice).toBeNull();
    shopper.platform.fault = () => null;
    expect((await register(shopper, {email})).notice).toContain('Check your mail');
  });
});

describe('who comes back by the link', () => {
  it('is counted as who began to create an account here, once, and goes on to the page they wanted', async () => {
    const shopper = shopping();
    await register(shopper, {email: stranger(), return_to: '/account/address-book'});
    const come = () =>
      shopper.visit(shopper.request('/account/reset/1/x'), (request, context) =>
        Promise.resolve(takeRegistration(request, context, 'reset')),
      );
    expect(await come()).toEqual({entry: 'sign-up', wanted: '/account/address-book'});
    expect(await come()).toEqual({entry: 'reset'});
  });

  it.each(['', 'reset|/', 'sign-up', 'admin|/account'])(
    'is nobody who began where the cookie says %j',
    async (text) => {
      const shopper = shopping();
      shopper.cookies.set('registering', encodeURIComponent(text));
      const entry = await shopper.visit(shopper.request('/account/reset/1/x'), (request, context) =>
        Promise.resolve(takeRegistration(request, context, 'reset')),
      );
      expect(entry).toEqual({entry: 'reset'});
    },
  );
});
