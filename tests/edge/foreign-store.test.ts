import {describe, expect, it} from 'vitest';

import {toCartFields} from '~/domain/cart/change/change-fields';

import {config} from '../../hydrogen.config';
import {addOf} from '../support/cart-wishes';
import {foreignSeed} from '../support/foreign-store';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker, dataOf} from '../support/worker-in-process';

const platform = usePlatformInProcess(foreignSeed());

/** Another merchant's settings: nothing but what a store needs. */
const BARE = {
  SHOP_PROMISES: '',
  CONTACT_MAIL_URL: '',
  CONTACT_MAIL_KEY: '',
  PUBLIC_CHAT_SCRIPT_URL: '',
  SUBSCRIPTIONS_API_URL: '',
  PUBLIC_STUDENT_REGISTRATION_ENABLED: '',
};

/** What only the content claims, and no setting and no product of this store confirms. */
const CLAIMS = [
  /WELCOME10|STUDENT15|first[- ]order|off your first/i,
  /free gift/i,
  /free shipping|ships? (everything )?free/i,
  /working day|within a day/i,
  /warrant/i,
  /30 days/i,
  /start a chat|live representative|Monday to Friday|Live chat/i,
  /bundle(?!Teaser)/i,
  /save 1\d%|1\d% (off|less)/i,
  /whitening quiz|hum app/i,
];

/** What a visitor reads or is sent: without styles and scripts, whose texts nobody sees. */
const shownOf = (html: string) =>
  html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').replace(/data-settings="[^"]*"/g, '');

const PAGES = ['/', '/products', '/products/oak-stool', '/cart', '/contact-us', '/search?q=oak'];

describe('a store of another trade', () => {
  it.each(PAGES)('%s claims nothing that the store does not have', async (address) => {
    const {fetch} = await coldWorker(BARE);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    const shown = shownOf(await response.text());
    expect(shown).toContain('<h1');
    expect(CLAIMS.filter((claim) => claim.test(shown)).map(String)).toEqual([]);
  });

  it('promises a cart below $25 nothing of its shipping', async () => {
    const {fetch} = await coldWorker(BARE);
    const line = toCartFields(addOf(platform.variantId('walnut-tray'), 1));
    const headers = {Accept: 'application/json'};
    await fetch('/cart', {method: 'POST', body: new URLSearchParams(line), headers});
    const shown = shownOf(await (await fetch('/cart')).text());
    expect(shown).toContain('Walnut tray');
    expect(CLAIMS.filter((claim) => claim.test(shown)).map(String)).toEqual([]);
    expect(shown).not.toMatch(/away from/i);
  });

  it.each(['/', '/products/oak-stool'])('%s claims nothing in its data either', async (address) => {
    const {fetch} = await coldWorker(BARE);
    const data = await (await fetch(dataOf(address))).text();
    expect(data.length).toBeGreaterThan(100);
    expect(CLAIMS.filter((claim) => claim.test(data)).map(String)).toEqual([]);
  });

  it('leads from every page to pages that are there', async () => {
    const {fetch} = await coldWorker(BARE);
    const links = new Map<string, string>();
    for (const page of [...PAGES, '/no-such-page', '/account/login']) {
      const html = await (await fetch(page)).text();
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g))
        links.set(href.replaceAll('&amp;', '&'), page);
    }
    const inside = [...links.keys()].filter((href) => href.startsWith('/'));
    expect(inside).toContain('/products/oak-stool');
    const dead: string[] = [];
    for (const href of inside) {
      const {status} = await fetch(href);
      if (status >= 400) dead.push(`${href} on ${links.get(href) ?? ''}: ${String(status)}`);
    }
    expect(dead).toEqual([]);
    expect([...links.keys()].filter((href) => /^https?:.*example\//.test(href))).toEqual([]);
  });

  it.each([
    '/products/create-your-bundle',
    '/whitening-product-quiz',
    `/products/${config.brand.slug}-toothpaste`,
    '/total',
    '/hum-smart-toothbrush-app',
    '/opticobsessed',
    '/student',
    '/returns-and-warranty',
    '/discount-code-terms-and-conditions',
  ])('%s is not there', async (address) => {
    const {fetch} = await coldWorker(BARE);
    expect((await fetch(address)).status).toBe(404);
    expect(await (await fetch('/sitemap.xml')).text()).not.toContain(`${address}<`);
  });

  it('shows its own goods on the home page, under its own name', async () => {
    const {fetch} = await coldWorker(BARE);
    const shown = shownOf(await (await fetch('/')).text());
    expect(shown).toContain('From the shop');
    expect(shown).toContain('/products/oak-stool');
    expect(shown).not.toMatch(/<ul[^>]*><\/ul>/);
    expect(shown).not.toMatch(/oral hygiene/);
  });

  it('hides nothing for a tag that is a common word', async () => {
    const {fetch} = await coldWorker(BARE);
    expect((await fetch('/products/walnut-tray')).status).toBe(200);
    for (const list of ['/products', '/search?q=walnut', '/sitemap.xml'])
      expect(await (await fetch(list)).text()).toContain('/products/walnut-tray');
  });

  it('offers no form where no mail can be sent, and neither telephone nor address of the demo', async () => {
    const {fetch} = await coldWorker(BARE);
    const options = await (await fetch('/contact-us')).text();
    expect(options).toContain('Answer one of our mails');
    expect(options).not.toMatch(/href="(mailto|tel):/);
    const form = await fetch('/contact-us-email');
    expect([form.status, form.headers.get('Location')]).toEqual([302, '/contact-us']);
    const body = new URLSearchParams({name: 'Ada', email: 'ada@example.com', message: 'Hello'});
    const post = await fetch('/contact-us-email', {method: 'POST', body});
    expect([post.status, post.headers.get('Location')]).toEqual([303, '/contact-us']);
  });

  it('says what its merchant confirms', async () => {
    const {fetch} = await coldWorker({...BARE, SHOP_PROMISES: 'free-shipping, dispatch, returns'});
    const shown = shownOf(await (await fetch('/products/oak-stool')).text());
    expect(shown).toContain('Free shipping from $25. Ships within one working day.');
    expect(shown).toContain('30 days to send it back.');
    expect(shown).not.toMatch(/warrant|WELCOME10|free gift/i);
  });
});
