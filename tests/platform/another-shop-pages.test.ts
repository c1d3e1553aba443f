import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {senderOf} from '../../platform/outbox/outbox.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {findDemoWords} from '../support/demo-words.ts';
import {gardenSeed} from '../support/garden-store.ts';

import {buy, createCart, postCheckout, SHIPPING} from './support/checkout-calls.ts';
import {newEmail, newSession, recover} from './support/customer-calls.ts';
import {authoriseUrl, hostedBrowser} from './support/hosted-sign-in.ts';

let platform: RunningPlatform;
let wordsOfTheDemo: (text: string) => string[];
let order: number;
const imageCache = mkdtempSync(join(tmpdir(), 'platform-images-'));

const EMAIL = newEmail();
const SKU = 'FH-TEAK-SLATTED-01';

const read = async (path: string) => (await fetch(new URL(path, platform.url))).text();

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${platform.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {origin: platform.url},
  });

/** Words of the demo, its brand among them: no page here is of its shop. */
const foundIn = (text: string) => [
  ...wordsOfTheDemo(text),
  ...(/brightwell/i.test(text) ? ['Brightwell'] : []),
];

beforeAll(async () => {
  platform = await startPlatform({test: true, imageCache, seed: gardenSeed()});
  wordsOfTheDemo = await findDemoWords();
  order = await buy(platform, {lines: [{sku: SKU}]}, {email: EMAIL});
});
afterAll(async () => {
  await platform.stop();
  rmSync(imageCache, {recursive: true, force: true});
});

describe('pages of the platform bear the name of the shop that is loaded, and no word of the demo', () => {
  test('the checkout, also of a cart that is empty or gone, and the order that comes of it', async () => {
    const cart = await createCart(platform, {lines: [{sku: SKU}]});
    const address = new URL(cart.checkoutUrl);
    const checkout = await read(cart.checkoutUrl);
    const refused = await postCheckout(cart.checkoutUrl, {...SHIPPING, do: 'place'});
    const row = platform.services.store.one<{document: string}>(
      `SELECT document FROM orders WHERE document ->> 'number' = ${String(order)}`,
    );
    const {token, secret} = JSON.parse(row?.document ?? '{}') as Record<string, string>;
    const status = await read(`/71000001/orders/${token ?? ''}/authenticate?key=${secret ?? ''}`);
    const gone = await read(`${address.pathname}?key=wrong`);
    expect(checkout).toContain('Teak slatted bench');
    expect(status).toContain(`Order #${String(order)}`);
    expect(gone).toContain('This cart is gone');
    for (const page of [checkout, refused.html, status, gone]) {
      expect(foundIn(page)).toEqual([]);
      expect(page).toContain('· Fernhill Garden</title>');
      expect(page).toContain('<span class="logo">Fernhill Garden</span>');
    }
  });

  test.each([
    '/admin',
    '/admin/products',
    '/admin/orders',
    '/admin/customers',
    '/admin/discounts',
    '/admin/redirects',
    '/admin/faults',
    '/admin/clock',
    '/outbox',
    '/outbox/9999',
    '/chat/agent',
    '/chat/window',
    '/assets/icon.svg',
  ])('%s', async (path) => {
    expect(foundIn(await read(path))).toEqual([]);
  });

  test('the page where customers sign in', async () => {
    const browser = hostedBrowser();
    const {url} = await authoriseUrl(platform);
    const {location} = await browser.open(url);
    const page = await browser.open(location ?? '');
    expect(page.text).toContain('Sign in');
    expect(foundIn(page.text)).toEqual([]);
    await browser.post(location ?? '', {email: EMAIL});
  });
});

test('every mail is the shop’s own: sender, subject, text and page', async () => {
  const customer = await newSession(platform);
  await recover(platform, customer.email);
  await post('/admin/customers/invite', {email: EMAIL.replace('@', '+new@')});
  await post(`/admin/orders/${String(order)}`, {
    do: 'fulfil',
    'quantity-0': '1',
    company: 'UPS',
    number: '1Z',
    url: 'https://parcel.example/1Z',
  });
  await post(`/admin/orders/${String(order)}`, {do: 'refund', amount: '5', reason: 'CUSTOMER'});
  const {mails} = JSON.parse(await read('/_test/outbox')) as {
    mails: {id: number; kind: string; from: string; subject: string; text: string}[];
  };
  expect(new Set(mails.map(({kind}) => kind))).toEqual(
    new Set(['order', 'sign-in-code', 'reset', 'activation', 'shipping', 'refund']),
  );
  for (const {id, kind, ...mail} of mails) {
    expect(mail.from).toBe('Fernhill Garden <hello@fernhill.example>');
    expect(foundIn(JSON.stringify(mail)), kind).toEqual([]);
    expect(foundIn(await read(`/outbox/${String(id)}/message`)), kind).toEqual([]);
    expect(foundIn(await read(`/outbox/${String(id)}`)), kind).toEqual([]);
  }
});

test('a name with a sign that mail headers give a meaning to stands in quotes', () => {
  const shop = {...gardenSeed().shop, email: 'desk@pots.example'};
  expect(senderOf({...shop, name: 'Pots, Beds <& more>'})).toBe(
    '"Pots, Beds <& more>" <desk@pots.example>',
  );
  expect(senderOf({...shop, name: 'Müller & Søn’s'})).toBe('Müller & Søn’s <desk@pots.example>');
});
